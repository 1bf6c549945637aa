import type { RecordsInput } from '../../schema/site.ts';

export const acknowledgeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'acknowledge',
  examples: `
    ok
    I see
    great
    got it
    makes sense
    good to know
    interesting
    alright then
    cool
    d'accord
    parfait
    hmm
    ah bon, je vois
    super
    C'est noté.
    bon ok c'est clair
    dac
    je comprends mieux maintenant
    ah ok, ça a du sens
    excellent!
    hmm intéressant
    Understood, that is clear.
    ah now i understand
    oh okay gotcha that makes sense I guess
    k
    Fine. Whatever. Noted.
    I see.
    hmm interesting
    fair enough
    lol
    perfect 👍
  `,
};
