import type { RecordsInput } from '../../schema/site.ts';

export const acknowledgeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'acknowledge',
  examples: `
    k | ok | hmm | dac | lol | Aha | oki | i c | cool | okay | Nice | great | super | Right | I see | got it | Noted. | Hmm ok | gotcha | parfait | Alright
    Perfect | Not bad | d'accord | Very well | excellent! | perfect 👍 | Understood | Fine by me | okey dokey | makes sense | interesting | C'est noté.
    fair enough | Sounds good | That's fine | alrite then | that is slow | that's a lot | good to know | alright then | That's clear | ah bon, je vois
    hmm intéressant | hmm interesting | mkay makes sens | I understand now | All clear so far. | bon ok c'est clair | I thought as much.
    ah ok, ça a du sens | ah now i understand | It is clear for me. | Oh I didn't know that | Ah, that explains it. | Fine. Whatever. Noted.
    Let me think about it. | Sounds reasonable to me | Now I understood, good. | Understood, that is clear. | We'll have a look at that.
    Good, that's what I figured. | OK, c'est bon, je comprends. | je comprends mieux maintenant | Okay, I'll keep that in mind.
    right okay so that's how it is | That's in line with what our accountant told us. | kk | okey | ok good | ok great | ok cool | ok got it | oh I see
    ah ok | all right | fine | good | that makes sense | I understand | noted | good point | ok I get it | will do | no problem | okk | undrestood
    makes sence | je comprends | oh ok | c'est noté
  `,
};
