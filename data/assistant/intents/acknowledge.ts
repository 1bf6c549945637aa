import type { RecordsInput } from '../../schema/site.ts';

export const acknowledgeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'acknowledge',
  examples: `
    ok | I see | great | got it | makes sense | good to know | interesting | alright then | cool | d'accord | parfait | hmm | ah bon, je vois | super
    C'est noté. | bon ok c'est clair | dac | je comprends mieux maintenant | ah ok, ça a du sens | excellent! | hmm intéressant | Understood, that is clear.
    ah now i understand | oh okay gotcha that makes sense I guess | k | Fine. Whatever. Noted. | I see. | hmm interesting | fair enough | lol | perfect 👍
    okay | Understood | Alright | Noted. | Right | Perfect | Sounds good | Sounds reasonable to me | That's clear | I understand now | Ah, that explains it.
    Good, that's what I figured. | Nice | Oh I didn't know that | Very well | That's fine | Okay, I'll keep that in mind. | All clear so far. | Not bad
    Fine by me | I thought as much. | That's less than I expected, good. | I'll discuss it with my business partner. | Let me think about it.
    We'll have a look at that. | That's in line with what our accountant told us. | gotcha | oki | i c | alrite then | mkay makes sens | It is clear for me.
    Now I understood, good. | okay yeah that makes sense to me | right okay so that's how it is | OK, c'est bon, je comprends.
  `,
};
