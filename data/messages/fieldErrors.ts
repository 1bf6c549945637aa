/** What forms say at a field that is not right. The browser checks with the service's own schemas before it sends. */
export const fieldErrorsMessages = {
  nameMissing: 'Name is required',
  nameTooLong: 'Name is too long',
  companyMissing: 'Company name is required',
  companyTooLong: 'Company name is too long',
  emailInvalid: 'Invalid email address',
  phoneTooShort: 'Phone number must be at least 10 digits',
  phoneTooLong: 'Phone number is too long',
  /** Asked once about what cannot be dialled. */
  phoneDoubtful: "Is this right? We can't call “{phone}”. Correct it, or send it again as it is.",
  serviceMissing: 'Please select a service',
  messageTooShort: 'Message is too short',
  messageTooLong: 'Message is too long',
  charactersUnreadable: "Remove the characters that can't be read.",
  signUpEmailMissing: 'Please enter your email address.',
  signUpEmailInvalid: 'Please enter a valid email address.',
} as const;
