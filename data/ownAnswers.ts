import { responseTimes } from './responseTimes.ts';
import type { RecordsInput } from './rules/schema/site.ts';

/**
 * What our article on contracts tells a buyer to ask, answered about ourselves. Where no record says it yet, the question waits
 * with what is missing, and isn't shown: `npm run check:claims` lists it.
 */
export const ownAnswers: RecordsInput['ownAnswers'] = [
  {
    id: 'response',
    question: 'How fast do you respond, and is that a guarantee?',
    answer: `${responseTimes.guaranteed} ${responseTimes.untilSolved}`,
    evidence: { label: 'The promise of each plan', href: '/pricing#plans' },
  },
  { id: 'measured-response', question: 'How fast were you in the last quarter?', proof: 'measuredResponse' },
  {
    id: 'night-alerts',
    question: 'Who sees an alert at three in the morning?',
    missing:
      'Who reads an alert of the monitoring at night on Essential and Professional, and whether a critical one calls somebody by itself or waits for a call ' +
      'of the client to the emergency line.',
  },
  {
    id: 'remedy',
    question: 'What happens when you miss it?',
    missing:
      'What a client gets when a guaranteed response is missed: a credit, and after how many misses a right to end the agreement, as the agreement words it.',
  },
  {
    id: 'term',
    question: 'How long are we bound?',
    answer:
      'As long as you choose: month to month, or a one-year agreement, which is the standard. A plan paid yearly costs less than the same plan paid monthly.',
    evidence: { label: 'Both prices of each plan', href: '/pricing#plans' },
  },
  {
    id: 'notice',
    question: 'How much notice do we give?',
    missing:
      'The days of notice, whether the agreement renews by itself and for how long, and what ending early costs.',
  },
  {
    id: 'leaving',
    question: 'What do we get when we leave?',
    answer: "The passwords, the documentation and the list of devices. They're yours.",
    evidence: { label: 'How switching to us goes, week by week', href: '/guides/change-it-provider' },
  },
  {
    id: 'price',
    question: 'Can the price go up?',
    answer:
      'Our list prices stay fixed for your term. The total and your volume discount follow the number of people, which you see on each bill.',
    evidence: { label: 'What managed IT costs', href: '/guides/managed-it-cost-toronto' },
  },
  {
    id: 'data-place',
    question: 'Where are our backups and our data?',
    answer:
      'If we keep your backups, one copy stays near you and an encrypted one rests in a Canadian data centre. In a cloud move we choose Canadian ' +
      'regions where your ' +
      'contracts or your regulator ask for them.',
    evidence: { label: 'Data backup', href: '/services/data-backup' },
  },
  {
    id: 'access',
    question: 'Who at your company can see our mail and files?',
    answer:
      'Technicians work with administrator accounts in their own name. They open a mailbox only when its owner or your management asks, and the access is ' +
      'logged.',
    evidence: { label: 'Microsoft 365 support', href: '/services/microsoft-365-support' },
  },
  {
    id: 'subcontractors',
    question: 'Do you use subcontractors?',
    missing: 'Who else works at clients or on their systems, for what, and in which country; or that nobody does.',
  },
  {
    id: 'breach-notice',
    question: 'How soon do you tell us of a breach on your side?',
    missing: 'The number of hours within which a client is told, as the agreement words it.',
  },
  { id: 'insurance', question: 'Are you insured?', proof: 'insurance' },
  { id: 'certificate', question: 'Who has audited you?', proof: 'certificate' },
];
