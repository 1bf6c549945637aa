import { fill } from '../../../data/text/fill.ts';
import type { Answer, AnswerTools, Texts } from './answer.ts';

/** Help for those who ask while the office is closed and cannot wait. Nothing where the provider has no emergency support. */
export function emergencyHelp({ provider, claims }: AnswerTools['site']) {
  const phone = provider.phone.display;
  const support = claims.find(({ id }) => id === 'support')?.value;
  return {
    emergencies: ({ hours }: Texts): string => (support ? fill(hours.emergencies, { support, phone }) : ''),
    /** Calling as the first step, to be spread into an answer. */
    callNow: ({ contact }: Texts): Pick<Answer, 'actions'> =>
      support ? { actions: [{ kind: 'call', title: fill(contact.call, { phone }) }] } : {},
  };
}
