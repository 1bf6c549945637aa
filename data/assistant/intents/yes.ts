import type { RecordsInput } from '../../schema/site.ts';

export const yesIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'yes',
  examples: `
    yup do it | Please do | Certainly | yes please | absolument | absolutely | Definitely | certainement | oui c'est ça | By all means | Oui, allez-y
    Yes, please proceed. | That would be lovely. | You got it right, yes | yes yes, it is correct | Yes, I want it please. | yeah sure let's do that
    Exactement, tout à fait. | Yes, that's what I meant. | yeah sure go ahead that works for me
  `,
};
