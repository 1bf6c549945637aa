export const officeHoursMessages = {
  /** Before the page knows the time. */
  always: 'Office hours: {hours}',
  open: 'The office is open until {time}.',
  closed: 'The office is closed now.',
  closedEmergency: 'The office is closed now; for critical incidents the emergency line answers {time}.',
} as const;
