import type { RecordsInput } from '../../schema/site.ts';

export const noIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'no',
  examples: `
    no | no thanks | not really | nope | not yet | non | that's not it | never mind | no that's all | pas vraiment | non c'est beau | pantoute
    Non, ce ne sera pas nécessaire. | pas maintenant | nan | non pas ça | jamais de la vie | non, ça va aller | No, thank you, that won't be necessary.
    no no, is not that | nah I think we're good for now | n | NO. Absolutely not. | never | no thx | maybe later | Not now | No, that's wrong
    No, don't bother | Rather not | No need | I don't think so | Absolutely not | Not at the moment, no | Maybe another time | No, I'm good | Definitely not
    Neither | No way | I'd prefer not to. | No, leave it | nah im ok | noo | nop | No, is not what I want. | No, I don't need, please. | uh no not today
    Non merci, pas tout de suite
  `,
};
