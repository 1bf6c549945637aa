import type { Claim, Rating, Review, Testimonial } from './schema/claim.ts';

const owner = 'Stated by the owner';
const sample = 'A sample, until the owner names a real one';

export const claims: Claim[] = [
  { id: 'support', value: '24/7', label: 'emergency support', condition: 'for critical incidents on every plan; the help desk keeps plan hours', source: owner, confirmed: false, shownOn: ['home-hero', 'home-about', 'services', 'location', 'contact', 'chat'] },
  { id: 'chat-response', value: 'Under 1 minute', label: 'typical response in the chat', condition: 'from our assistant', source: owner, confirmed: false, shownOn: [] },
  { id: 'uptime', value: '99.9%', label: 'uptime', condition: 'of the systems we monitor, averaged over a year', source: owner, confirmed: false, shownOn: ['home-about', 'service'] },
  { id: 'response', value: '15 minutes', label: 'average response to critical issues', condition: 'over all plans', source: owner, confirmed: false, shownOn: ['home-hero', 'home-about', 'services', 'service', 'location'] },
  { id: 'satisfaction', value: '98%', label: 'client satisfaction', condition: 'among those asked in the last year', source: owner, confirmed: false, shownOn: ['home-about'] },
  { id: 'clients', value: '500+', label: 'clients', condition: 'served since the start', source: owner, confirmed: false, shownOn: ['home-hero'] },
  { id: 'experience', value: '15+ years', label: 'of experience', condition: 'as a firm', source: owner, confirmed: false, shownOn: ['about-numbers'] },
  { id: 'clients-about', value: '100+', label: 'clients', condition: 'under contract today', source: `${owner}; a second reading of "clients"`, confirmed: false, shownOn: ['about-numbers'] },
  { id: 'staff', value: '35+', label: 'IT professionals', condition: 'on our team today', source: owner, confirmed: false, shownOn: ['about-numbers'] },
  { id: 'focus', value: '1', label: 'focus area: the IT of firms with {claims.size} employees', condition: 'alone', source: owner, confirmed: false, shownOn: ['about-numbers'] },
  { id: 'retention', value: '97%', label: 'client retention', condition: 'by contracts renewed in the last year', source: owner, confirmed: false, shownOn: ['about-numbers'] },
  { id: 'since', value: '2005', label: 'supporting businesses since', condition: 'when its founders began', source: owner, confirmed: false, shownOn: ['footer'] },
  { id: 'founded', value: '2008', label: 'founded', condition: 'in its present form', source: `${owner}; a second reading of "since"`, confirmed: false, shownOn: ['about-story'] },
  { id: 'breach', value: '60%', label: 'of small businesses close within six months of a major breach', condition: '(an often quoted figure)', source: 'Widely quoted; the owner names the study before going live', confirmed: false, shownOn: ['home-cybersecurity'] },
  { id: 'emergency', value: '2 hours', label: 'average time to arrive or resolve in an emergency', condition: 'within our service area', source: owner, confirmed: false, shownOn: ['service'] },
  { id: 'non-critical', value: '1-2 hours', label: 'response to non-critical issues in business hours', condition: 'as a rule', source: owner, confirmed: false, shownOn: ['contact'] },
  { id: 'critical', value: '15-30 minutes', label: 'response to critical issues', condition: 'as the usual range', source: `${owner}; a second reading of "response"`, confirmed: false, shownOn: ['contact'] },
  { id: 'migration', value: '2-8 weeks', label: 'for a cloud migration', condition: 'in most cases', source: owner, confirmed: false, shownOn: ['services'] },
  { id: 'local-clients', value: 'over 50', label: 'local businesses helped', condition: 'since the start', source: owner, confirmed: false, shownOn: ['industries'] },
  {
    id: 'managed-price', value: 'About {plans.professional.price}', label: 'per user a month for managed services', condition: 'on the Professional plan', source: 'The price list',
    confirmed: false, shownOn: ['services-prices'],
  },
  {
    id: 'client-spend', value: '$99-299', label: 'per user a month', condition: 'in all, plan and add-ons together, as clients pay it today', source: owner, confirmed: false,
    shownOn: ['services-prices'],
  },
  { id: 'size', value: '10 to 250', label: 'employees in the firms we serve', condition: 'most often', source: owner, confirmed: false, shownOn: ['home-hero', 'contact'] },
];

export const ratings: Rating[] = [
  { place: 'default', ratingValue: 4.9, reviewCount: 150, reviewLabel: '150+', condition: 'of the firm in all', source: owner },
  { place: 'location', ratingValue: 4.9, reviewCount: 87, reviewLabel: '87', condition: 'of our work in the places we serve', source: owner },
  { place: 'service', ratingValue: 4.7, reviewCount: 47, reviewLabel: '47', condition: 'of our services', source: owner },
];

/** Samples attributed to roles, not to people or firms: the owner replaces them with reviews that anybody can look up. */
export const reviews: Review[] = [
  {
    place: 'service', author: 'Practice manager, physiotherapy clinic', rating: 5,
    reviewBody: 'The report at the end of the month says what was done, what it cost and what they would leave alone. I have never had to ask for it.',
    datePublished: '2025-01-22', source: sample,
  },
  {
    place: 'service', about: 'cybersecurity', author: 'Finance director, engineering firm', rating: 5,
    reviewBody: 'An invoice with changed bank details reached two of us one Thursday. They had the sign-in closed and the sender blocked before our lunch was over.',
    datePublished: '2025-02-11', source: sample,
  },
  {
    place: 'service', about: 'cloud-migration', author: 'Managing partner, architecture studio', rating: 5,
    reviewBody: 'Eleven years of drawings moved over a long weekend. On Monday the only question at the front desk was where the old shortcut had gone.',
    datePublished: '2025-03-04', source: sample,
  },
  {
    place: 'service', about: 'data-backup', author: 'Bookkeeper, building supply store', rating: 5,
    reviewBody: 'I deleted a year of payables and noticed after supper. The folder was back by opening time, and they showed me the test from the month before.',
    datePublished: '2024-11-19', source: sample,
  },
  {
    place: 'service', about: 'network-management', author: 'Plant manager, food packager', rating: 4,
    reviewBody: 'The scanners used to lose the Wi-Fi behind the cold room. They walked the aisles with a meter, moved two radios and labelled every cable.',
    datePublished: '2024-12-09', source: sample,
  },
  {
    place: 'service', about: 'it-consulting', author: 'Executive director, community agency', rating: 5,
    reviewBody: 'They talked us out of a server we were about to buy. The plan fits on one page, and our board understood it without a glossary.',
    datePublished: '2025-04-15', source: sample,
  },
  {
    place: 'location', author: 'Office manager, accounting practice', rating: 5,
    reviewBody: 'Somebody came the same afternoon and stayed until the last printer answered.',
    datePublished: '2024-10-08', source: sample,
  },
  {
    place: 'location', about: 'toronto', author: 'Operations director, investment firm near King and Bay', rating: 5,
    reviewBody: 'Their technician was through building security and at our trading desk while I was still writing the second e-mail.',
    datePublished: '2025-03-18', source: sample,
  },
  {
    place: 'location', about: 'mississauga', author: 'Warehouse manager, importer by the airport', rating: 5,
    reviewBody: 'Our customs software stopped at six in the morning. A van was at the dock door before the first truck backed in.',
    datePublished: '2025-02-25', source: sample,
  },
  {
    place: 'location', about: 'markham', author: 'Engineering lead, hardware company off Woodbine', rating: 5,
    reviewBody: 'They speak to our developers as engineers and to me as the person who signs for it. That is rarer than it sounds.',
    datePublished: '2025-01-14', source: sample,
  },
  {
    place: 'location', about: 'vaughan', author: 'Owner, millwork shop in Concord', rating: 4,
    reviewBody: 'Sawdust, three machines on old Windows and one office. They knew which of the four to leave off the internet.',
    datePublished: '2024-11-05', source: sample,
  },
  {
    place: 'location', about: 'richmond-hill', author: 'Dentist, family practice on Yonge', rating: 5,
    reviewBody: 'X-rays open before the patient has sat down. It used to be the other way round.',
    datePublished: '2025-04-03', source: sample,
  },
  {
    place: 'location', about: 'oakville', author: 'Wealth adviser, firm near Kerr Village', rating: 5,
    reviewBody: 'The regulator asked for our access records and I had them in an hour, with a covering note I could send as it was.',
    datePublished: '2025-03-27', source: sample,
  },
  {
    place: 'location', about: 'burlington', author: 'General manager, parts distributor along the QEW', rating: 4,
    reviewBody: 'We asked for a second internet line and got a drawing first. The line was down twice this winter and nobody upstairs noticed.',
    datePublished: '2025-02-06', source: sample,
  },
  {
    place: 'location', about: 'brampton', author: 'Dispatcher, trucking company near Steeles', rating: 5,
    reviewBody: 'At two in the morning a driver could not sign in to his log. A person answered, and stayed on the line until he was rolling.',
    datePublished: '2024-12-17', source: sample,
  },
  {
    place: 'location', about: 'pickering', author: 'Controller, contractor for the energy sector', rating: 5,
    reviewBody: 'Our customer audits suppliers without warning. This year we passed the computer part without a single follow-up.',
    datePublished: '2025-01-30', source: sample,
  },
  {
    place: 'location', about: 'ajax', author: 'Manager, auto parts maker off Salem Road', rating: 5,
    reviewBody: 'The label printer on line two had failed every Friday for a year. They found the reason: a power bar under a heater.',
    datePublished: '2025-04-22', source: sample,
  },
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
