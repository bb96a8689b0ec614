"""Cases into scenes: what the user says, what is offered, what is expected."""
