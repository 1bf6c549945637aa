import type { RecordsInput } from '../../schema/site.ts';

export const yesIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'yes',
  examples: `
    yes | yes please | sure | yep | go ahead | of course | oui | yeah that's right | exactly | correct | ouais | Oui, s'il vous plaît | oui oui vas-y
    certainement | mets-en | oui c'est ça | Exactement, tout à fait. | ben oui | absolument | ok oui envoie donc | Yes, please proceed.
    yes yes, it is correct | yeah sure go ahead that works for me | Obviously yes! | That would be lovely. | absolutely | uh huh | yup do it | Yeah
    Definitely | That's right | Please do | Yes, that's what I meant. | Why not, yes | By all means | Indeed | I would, yes. | You got it right, yes
    Certainly | yup | ya | yes pls | yess | ye sure | Yes, I want it please. | yeah sure let's do that | Oui, allez-y
  `,
};
