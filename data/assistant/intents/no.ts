import type { RecordsInput } from '../../schema/site.ts';

export const noIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'no',
  examples: `
    no
    no thanks
    not really
    nope
    not yet
    non
    that's not it
    never mind
    no that's all
    Non merci
    pas vraiment
    non c'est beau
    pantoute
    Non, ce ne sera pas nécessaire.
    pas maintenant
    nan
    non pas ça
    jamais de la vie
    non, ça va aller
    No, thank you, that won't be necessary.
    no no, is not that
    nah I think we're good for now
    n
    NO. Absolutely not.
    I'd rather not at this time.
    never
    no thx
    maybe later
  `,
};
