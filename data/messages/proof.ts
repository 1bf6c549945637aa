/** What visitors can check about the provider. */
export const proofMessages = {
  heading: 'What you can check',
  until: 'Valid until {date}',
} as const;

/** For the owner: what is missing, and what it would do. */
export const ownerProofMessages = {
  heading: "What buyers look for, and your website can't show",
  about:
    'Each appears on your website as soon as your developer adds it with its evidence and an end date (data/proof.ts).',
  none: 'Your website shows all of it.',
  ended: "{label}: ended on {date}, and isn't shown any more. Renew it.",
  kinds: {
    certificate: {
      name: 'A certificate',
      does: 'An auditor or an insurer asks for one by name. A certificate of a person counts too.',
    },
    partnerLevel: {
      name: 'A partner level',
      does: 'Microsoft and others list their partners: a link to your entry shows that it is true.',
    },
    insurance: {
      name: 'Insurance',
      does: 'Whoever hands over passwords wants to know what happens if you make a mistake.',
    },
    reference: {
      name: 'A client who agreed to be named',
      does: 'One name that can be called says more than any praise without one.',
    },
    measuredResponse: {
      name: 'The response measured in the last quarter',
      does: 'It turns “within an hour” from a promise into a record. Your ticket system has it.',
    },
    rating: { name: 'A rating that is linked', does: 'A number of stars is believed where one can read the reviews.' },
  },
} as const;
