import type { Author } from './rules/schema/author.ts';

/** The desks that write the articles. A person takes a desk's place once the owner names one: `kind: 'person'` and the name. */
export const authors: Author[] = [
  {
    id: 'security-desk',
    kind: 'team',
    name: 'Security desk',
    role: 'Looks after login, mail protection and alerts, and answers when an account or a computer is attacked.',
  },
  {
    id: 'service-desk',
    kind: 'team',
    name: 'Service desk',
    role: 'Takes the calls, sets up people who join and closes the accounts of people who leave.',
  },
  {
    id: 'cloud-desk',
    kind: 'team',
    name: 'Cloud desk',
    role: 'Moves mail, files and servers to Microsoft 365 and Azure, and runs them afterwards.',
  },
  {
    id: 'backup-desk',
    kind: 'team',
    name: 'Backup desk',
    role: 'Keeps the copies, restores from them and writes down how long it took.',
  },
  {
    id: 'consulting-desk',
    kind: 'team',
    name: 'Consulting desk',
    role: 'Plans budgets, replacements, moves and contracts with owners and controllers.',
  },
];
