/** Characters that a field of the contact form may hold at most. Apart from the schema, which would bring zod to every page. */
export const contactLimits = { name: 200, company: 200, email: 254, phone: 50, message: 500 } as const;

/** Characters of the note that an address brings to the contact form, with which its message starts. */
export const maxNoteLength = 400;
