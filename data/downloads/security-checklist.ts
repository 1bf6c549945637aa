import { checklist } from '../resources.ts';
import type { ChecklistFile } from '../rules/schema/download.ts';

export const securityChecklist: ChecklistFile = {
  id: 'it-security-checklist',
  format: 'pdf',
  subject: 'Fifteen points of IT security for an office, with a test for each that needs no IT training',
  updatedAt: '2026-11-21',
  intro: [
    'Fifteen things every office should have in place, why each matters, and a test that takes a few minutes. You need no IT training, only the right to ask.',
    'Tick Yes only for what you have seen yourself. "We think so" is a No until someone has shown it to you. Plan an hour, and repeat it every quarter.',
  ],
  fields: ['Organization', 'Checked by', 'Date'],
  columns: {
    number: 'No.',
    item: 'What to look for, and how to check it',
    answer: 'Seen?',
    initials: 'Date, initials',
  },
  labels: { why: 'Why', check: 'Check', answers: ['Yes', 'No'], page: 'Page [page] of [pages]' },
  items: checklist,
  closing: [
    {
      title: 'What to do with a No',
      description:
        'Write down who will fix it and by which day, and look again on that day. If you have several, begin ' +
        'with points 1, 2, 9, 10 and 13: a stolen password, an administrator account, a backup nobody has tried, ' +
        'a backup an attacker can delete, and a false invoice are what cost small businesses most.',
    },
    {
      title: 'Keep this sheet',
      description:
        'File it with its date. Insurers and larger clients ask what you check and how often, and a filled-in ' +
        'sheet answers both. It is not an audit or legal advice: it shows what one person saw on one day.',
    },
  ],
};
