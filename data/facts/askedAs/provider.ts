import type { RecordsInput } from '../../schema/site.ts';

/** Words that visitors use for facts of the provider, prices and terms, beside those of the facts themselves. */
export const provider: RecordsInput['assistant']['askedAs'] = {
  provider: {
    'What does a managed IT provider do?': 'outsourced tasks everyday outfit become',
    'Is our business the right size for you?': 'worth bother fit mine head large man',
    'How much should we expect to pay?': 'rates ballpark roughly dollars budget seat figure head monthly',
    'What happens in the free IT assessment?': 'review obligation complimentary inspection afterwards setup deciding',
    'How do we switch from our current IT provider?':
      'transition incumbent current cutover existing downtime worried begin crew spring wont',
    'Do you come to our office?': 'visit voices cabinet located wall plugs done touch',
    'What size of business do you work with?':
      'among typical smallest biggest huge corporate roster head usually count enterprises organizations',
    'What are your support hours?': 'holidays coverage pick awake close evening nine',
    'How much do your services cost?': 'depend hourly model figure amount',
    'Do we have to sign a long-term contract?': 'commit cancel chain lease period early better wont price monthly',
    'How quickly do you respond?': 'wait react minor callback soon quick printer fast pick request problem counts',
    'Can you work with our existing IT staff?':
      'lady vacation drowning employ techie job resident together internal fill weekends',
    'Is it cheaper to pay by the year?': 'annual lower prepay settling total twelve cheque sum compare yearly rate',
    'How fast do you respond on each plan?':
      'wait quickest sooner slow package tier slas mean picked ticket quick react',
    'Is there a minimum number of users?': 'count seats smallest lowest min tablet bunch gadget',
    'Are there discounts for larger teams?':
      'rate bulk seats grow volume cheaper headcount head counts ppl twenty together',
    'What is the set-up fee for?': 'setup startup initial beginning youve onboarding cash amount monthly door done',
    'Why do some industries pay a compliance surcharge?':
      'percentage justifies trade higher rate lower sectors calculator price total doctors',
    'What is not included in the monthly price?': 'fee top hidden surprises ourselves scope',
    'Proactive Approach': 'preventive noise problems maintenance inspect till wait',
    'Client Partnership': 'relationship bother trade recommend feels talk',
    'Technical Excellence': 'delicate experimenting school follow reviews',
    'CEO & Founder': 'top',
    'A clinic with two sites': 'medical location story branch doctors example health care town load sample dental',
    'A law firm with an old server': 'example notarys legal project seen',
    'A plant whose scanners drop off':
      'wireless guns signal tall example story manufacturing forklift warehouse shelving reference pickers',
    'Published prices': 'rates public published card tariff figure',
    'PIPEDA and PHIPA': 'charity funders agency statute rulebook community causes leak centre health applies steps',
    'Your documentation': 'diagram admin property codes notes configurations refused cabling',
  },
  'term:firewall': {
    Firewall: 'vpn remote perimeter tunnel modem updates bought front',
  },
};
