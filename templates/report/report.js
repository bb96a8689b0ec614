"use strict";
const rows = [...document.querySelectorAll("#list > details")];
const filters = [...document.querySelectorAll("[data-filter]")];
const count = document.getElementById("count");

function apply() {
  let shown = 0;
  for (const row of rows) {
    row.hidden = filters.some((f) => f.value && row.dataset[f.dataset.filter] !== f.value);
    if (!row.hidden) shown += 1;
  }
  if (count) count.textContent = String(shown);
}

function choose(wanted) {
  for (const f of filters) {
    const value = wanted[f.dataset.filter] || "";
    f.value = [...f.options].some((o) => o.value === value) ? value : "";
  }
  apply();
}

for (const f of filters) f.addEventListener("change", apply);
for (const bar of document.querySelectorAll(".filters")) bar.hidden = false;
for (const cell of document.querySelectorAll(".heat button")) {
  cell.addEventListener("click", () => {
    choose({ tool: cell.dataset.tool, kind: cell.dataset.kind });
    document.getElementById("list").scrollIntoView({ block: "start" });
  });
}
const clear = document.getElementById("clear");
if (clear) clear.addEventListener("click", () => choose({}));
