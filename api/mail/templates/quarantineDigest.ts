import type { Provider } from '../../../data/schema/provider.ts';
import type { Quarantine } from '../../leads/quarantine.ts';
import { formatMoment } from './formatMoment.ts';
import type { Block, Letter } from './layout.ts';

/** Tells the owner once a day what was taken for a program's and is held back, with the command that releases each. */
export function makeQuarantineDigest({ waiting, requests, signUps }: Quarantine, provider: Provider): Letter {
  const listed = requests.length + signUps.length;
  const received = (at: string) => formatMoment(Date.parse(at), provider);
  const fact = (label: string, value: string) => [label, value] as const;
  return {
    subject: `Held back: ${inWords(listed)} to look through`,
    blocks: [
      {
        paragraph:
          "What stands here came through the website and was taken for a program's. Nobody has been told of it, and no mail was sent to the addresses.",
      },
      {
        paragraph:
          'If a person wrote it, release it with the command below it and answer: a released request becomes a lead, a released sign-up gets its e-mail.',
      },
      ...requests.flatMap(({ id, createdAt, reason, name, company, email, phone, service, message }): Block[] => [
        { heading: 'Contact request' },
        {
          facts: [
            fact('Held back because', reason),
            fact('Name', name),
            fact('Company', company),
            fact('E-mail', email),
            fact('Phone', phone),
            fact('Service', service),
            fact('Received', received(createdAt)),
          ],
        },
        { quote: message },
        release(id),
      ]),
      ...signUps.flatMap(({ id, createdAt, reason, list, email }): Block[] => [
        { heading: `Sign-up for the ${list}` },
        { facts: [fact('Held back because', reason), fact('E-mail', email), fact('Received', received(createdAt))] },
        release(id),
      ]),
      ...(waiting > listed ? [{ paragraph: `In all, ${waiting} wait. To see every one: npm run leads -- spam` }] : []),
    ],
  };
}

const release = (id: string): Block => ({ facts: [['To release', `npm run leads -- release ${id}`]] });
const inWords = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`;
