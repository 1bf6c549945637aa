import type { Claim, Rating, Testimonial } from './schema/claim.ts';

const owner = 'Stated by the owner';

export const claims: Claim[] = [
  { id: 'support', value: '24/7', label: 'emergency support', source: owner, confirmed: false, shownOn: ['home-hero', 'home-about', 'services', 'location', 'contact', 'chat'] },
  { id: 'chat-response', value: 'Under 1 minute', label: 'typical response in the chat', source: owner, confirmed: false, shownOn: [] },
  { id: 'uptime', value: '99.9%', label: 'uptime', source: owner, confirmed: false, shownOn: ['home-about', 'service'] },
  { id: 'response', value: '15 minutes', label: 'average response to critical issues', source: owner, confirmed: false, shownOn: ['home-hero', 'home-about', 'services', 'service', 'location'] },
  { id: 'satisfaction', value: '98%', label: 'client satisfaction', source: owner, confirmed: false, shownOn: ['home-about'] },
  { id: 'retention', value: '97%', label: 'client retention', source: owner, confirmed: false, shownOn: [] },
  { id: 'clients', value: '500+', label: 'clients', source: owner, confirmed: false, shownOn: ['home-hero'] },
  { id: 'experience', value: '15+ years', label: 'of experience', source: owner, confirmed: false, shownOn: ['about-numbers'] },
  { id: 'clients-about', value: '100+', label: 'clients', source: `${owner}; a second reading of "clients"`, confirmed: false, shownOn: ['about-numbers'] },
  { id: 'staff', value: '35+', label: 'IT professionals', source: owner, confirmed: false, shownOn: ['about-numbers'] },
  { id: 'focus', value: '1', label: 'focus area: the IT of firms with {claims.size} employees', source: owner, confirmed: false, shownOn: ['about-numbers'] },
  { id: 'since', value: '2005', label: 'supporting businesses since', source: owner, confirmed: false, shownOn: ['footer'] },
  { id: 'founded', value: '2008', label: 'founded', source: `${owner}; a second reading of "since"`, confirmed: false, shownOn: ['about-story'] },
  { id: 'breach', value: '60%', label: 'of small businesses close within six months of a major breach', source: 'Widely quoted; the owner names the study before going live', confirmed: false, shownOn: ['home-cybersecurity'] },
  { id: 'emergency', value: '2 hours', label: 'average time to arrive or resolve in an emergency', source: owner, confirmed: false, shownOn: ['service'] },
  { id: 'non-critical', value: '1-2 hours', label: 'response to non-critical issues in business hours', source: owner, confirmed: false, shownOn: ['contact'] },
  { id: 'critical', value: '15-30 minutes', label: 'response to critical issues', source: `${owner}; a second reading of "response"`, confirmed: false, shownOn: ['contact'] },
  { id: 'migration', value: '2-8 weeks', label: 'for a cloud migration', source: owner, confirmed: false, shownOn: ['services'] },
  { id: 'local-clients', value: 'over 50', label: 'local businesses helped', source: owner, confirmed: false, shownOn: ['industries'] },
  { id: 'size', value: '10 to 250', label: 'employees in the firms we serve', source: owner, confirmed: false, shownOn: ['home-hero', 'contact'] },
];

export const ratings: Rating[] = [
  { place: 'default', ratingValue: 4.9, reviewCount: 150, reviewLabel: '150+', source: owner },
  { place: 'location', ratingValue: 4.9, reviewCount: 87, reviewLabel: '87', source: owner },
  { place: 'service', ratingValue: 4.7, reviewCount: 47, reviewLabel: '47', source: owner },
];

/** Attributed to roles, not to people or firms: the owner replaces them with words clients have agreed to publish. */
export const testimonials: Testimonial[] = [
  {
    text: 'Our month-end used to stop whenever the file server did. Since the move nobody in the office has had to think about it, and the bill is the same every month.',
    author: 'Controller',
    position: 'Accounting firm, Markham',
    rating: 5,
  },
  {
    text: 'They found the forwarding rule in our mailbox before the bank did. What I remember is that somebody picked up, knew who we were and told us what to do first.',
    author: 'Office manager',
    position: 'Law office, downtown Toronto',
    rating: 5,
  },
  {
    text: 'Two shifts, three label printers and one warehouse system that must not stop. They learned the line before they touched it.',
    author: 'Operations lead',
    position: 'Parts manufacturer, Vaughan',
    rating: 4,
  },
];
