export const formsMessages = {
  contactForm: 'Contact request',
  everyFieldNeeded: 'Please fill in every field.',
  selectService: 'Please select a service',
  sendRequest: 'Send request',
  /** At the rule of the field that kept a form without JavaScript from being sent. */
  notRight: 'Please check this field.',
  leaveEmpty: 'Leave this empty',
  offline: "You're offline. What you typed is still here: send it when you are connected.",
  /** Labels of the fields, and the rules that their values must meet. */
  fields: {
    name: { label: 'Name', rule: 'At least 2 characters.' },
    company: { label: 'Company', rule: 'At least 2 characters.' },
    email: { label: 'Email address', rule: 'Write your whole email address, such as name@example.com.' },
    phone: { label: 'Phone number', rule: 'At least 10 digits, with the area code.' },
    service: { label: 'Service', rule: 'Choose one from the list.' },
    message: { label: 'Message', rule: '10 to 500 characters.' },
  },
  newsletter: { name: 'Newsletter', action: 'Subscribe' },
  checklist: { name: 'Checklist by email', action: 'Send me the checklist' },
} as const;
