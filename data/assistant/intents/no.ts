import type { RecordsInput } from '../../schema/site.ts';

export const noIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'no',
  examples: `
    no | non | nan | Nah | noo | nop | nope | never | no thx | No way | not yet | Not now | No need | Neither | pantoute | Negative | no thanks | nah im ok
    not really | never mind | non pas ça | Rather not | pas vraiment | No, I'm good | No, leave it | that's not it | no that's all | non c'est beau
    pas maintenant | Absolutely not | Definitely not | uh no not today | jamais de la vie | non, ça va aller | No, that's wrong | No, don't bother
    I don't think so | no no, is not that | Maybe another time | I'd prefer not to. | NO. Absolutely not. | Not at the moment, no | No, is not what I want.
    No, I don't need, please. | Non merci, pas tout de suite | nah I think we're good for now | Non, ce ne sera pas nécessaire.
    No, thank you, that won't be necessary.
  `,
};
