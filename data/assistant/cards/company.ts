import { companyFacts } from '../../company.ts';
import type { CardInput } from './card.ts';

/** Who we are, where and for whom. */
export const companyCards: CardInput[] = [
  {
    id: 'how-long-in-business',
    question: 'How long have you been in business?',
    answer: `${companyFacts.since}About says who answers for what.`,
    wordings:
      'years in business | when were you founded | how old is the company | since when do you exist | years of experience',
    next: ['how-many-staff', 'references'],
    links: [{ title: 'About us', href: '/about' }],
  },
  {
    id: 'who-owns',
    question: 'Who owns the company?',
    answer:
      'We belong to {provider.parent}, a parent company with a small family of technology businesses; your agreement is with {provider.name} alone.',
    wordings:
      'parent company | are you independent | part of a larger group | owner of the firm | who runs the company',
    next: ['how-long-in-business', 'how-many-staff'],
    links: [{ title: 'About us', href: '/about' }],
  },
  {
    id: 'how-many-staff',
    question: 'How many people work for you?',
    answer: '[[{claims.staff} IT professionals are on our team today. ]]About says who answers for what.',
    wordings: 'how big is your team | number of technicians | company size | how many employees do you have',
    next: ['how-long-in-business', 'how-many-clients', 'are-you-insured'],
    links: [{ title: 'About us', href: '/about' }],
  },
  {
    id: 'how-many-clients',
    question: 'How many clients do you have?',
    answer: `${companyFacts.clients}Most are businesses in the {area.name}.`,
    wordings: 'number of customers | who are your clients | how many companies do you support | client list',
    next: ['references', 'size-of-business'],
  },
  {
    id: 'ratings',
    question: 'What is your rating?',
    answer:
      '[[{ratings.default}. {ratings.location}. {ratings.service}. ]]Call {provider.phone} to ask for a reference in your line of business.',
    wordings:
      'do you have reviews | how many stars | google reviews | google rating | what do clients say about you | your rating',
    next: ['references', 'how-many-clients'],
    askPerson: true,
  },
  {
    id: 'references',
    question: 'Can we talk to one of your clients?',
    answer:
      'The cases on this site name no clients. Call {provider.phone} to ask for a reference in your line of business.',
    wordings: 'references | testimonials from real companies | customer reference call | case studies with names',
    next: ['how-long-in-business', 'how-many-clients'],
    askPerson: true,
  },
  {
    id: 'linkedin',
    question: 'Are you on LinkedIn?',
    answer: 'Yes. The links to LinkedIn, YouTube, Facebook and Instagram stand at the end of every page.',
    wordings: 'linkedin page | social media | facebook or instagram | follow you',
    next: ['how-long-in-business'],
  },
  {
    id: 'size-of-business',
    question: 'What size of business do you work with?',
    faq: 'What size of business do you work with?',
    wordings:
      'do you take larger companies | is our company the right size | companies of 200 people | typical client size',
    next: ['minimum-users', 'plan-price'],
  },
  {
    id: 'own-office-visit',
    question: 'Do you come to our office?',
    faq: 'Do you come to our office?',
    wordings: 'on-site visits | send a technician | do you do visits in our city | in person support',
    next: ['cheapest-plan-with-visits', 'where-you-work'],
  },
  {
    id: 'where-you-work',
    question: 'Where do you work?',
    answer:
      'In the {area.name}. The locations page lists every place with its distance; most help is remote and starts sooner.',
    wordings: 'service area | which cities do you cover | how far do you drive | areas served',
    next: ['own-office-visit', 'plan-price'],
    links: [{ title: 'All locations', href: '/locations' }],
  },
  {
    id: 'address',
    question: 'Where is your office?',
    answer:
      '{provider.street}, {provider.city}; the contact page has a map. The office is open {hours.label}; please call before you come.',
    wordings: 'your address | visit your office | where are you located | parking at your office',
    next: ['own-office-visit', 'book-assessment'],
    links: [{ title: 'Contact', href: '/contact' }],
  },
  {
    id: 'subcontractors',
    question: 'Do you use subcontractors?',
    answer:
      "This site doesn't say. Cabling and hardware repairs are quoted separately; ask us who would do the work at your place.",
    wordings:
      'outsourced technicians | are your technicians employees | offshore help desk | who answers the phone abroad',
    next: ['who-sees-data', 'how-many-staff'],
    askPerson: true,
  },
  {
    id: 'local',
    question: 'Are you a local company?',
    answer: 'Yes: our office is in {provider.city}, and we serve the {area.name}.',
    wordings: 'are you local | Canadian company | based in Toronto | from around here',
    next: ['address', 'where-you-work'],
  },
  {
    id: 'nda',
    question: 'Do you sign a confidentiality agreement?',
    answer:
      'This site doesn’t say. A person at {provider.phone} can tell you, and you can send yours with the contact form.',
    wordings: 'NDA | non-disclosure agreement | confidentiality | sign our privacy agreement',
    next: ['who-sees-data', 'pipeda'],
    askPerson: true,
  },
  {
    id: 'jobs',
    question: 'Are you hiring?',
    answer: 'This site lists no openings. Write to {provider.email} with what you do, and a person answers.',
    wordings: 'job openings | send my resume | careers | work for you',
    next: ['how-many-staff'],
  },
];
