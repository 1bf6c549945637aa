import type { RecordsInput } from '../../schema/site.ts';

export const pickIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'pick',
  examples: `
    1 | B | #2 | 2. | #3 | both | nr 4 | First. | that one | les deux | option a | number 2 | da third | no 2 pls | the first | all three | 2nd 1 plz
    frist one | le dernier | all of them | le deuxième | The latter. | the top one | the last one | le troisième | i take first | Option three | the third one
    The other one. | the cheaper one | all three please | toutes les trois | j'prendrais le 2 | Show me #2 first | the scond option | the second option
    second and fourth | The second please | I'd pick option 1 | I choose the first | All three of them. | Third from the top | I'll take the first
    The one before last | That one at the end | La première option. | Enterprise, celui-là | The former, I think. | the middle one please
    the bottom one please | Of those, the second. | la première option svp | aucun sauf le deuxième | the one you said first | I take the number two.
    Either of the first two | Number four sounds right | uh the second one I guess | Not the first, the second. | Not that one, the OTHER one.
    I'll go with the middle one. | Let's look at the fifth one. | Open the second link for me. | Please the last of the list. | The one what you said third.
    Any of them; okay, the first. | For me is the first one good. | Le deuxième, s'il vous plaît. | It's the fourth that I'm after.
    Let me have the one at the top. | I would like second possibility. | Celui du milieu, s'il vous plaît. | None but the second interests me.
    Je prends le dernier de la liste. | plutôt le premier que vous avez nommé | yeah let's go with the middle one there
    Out of the ones you listed, number one. | I meant the second of your suggestions. | Both, actually: the first and the third.
    Take me to the last article on your list. | I would choose the last item you mentioned. | Hmm, hard choice. The first one, let's say.
    Thanks for the choices. I'll take the last. | The second option would suit us best, please. | Let's start with number one, then number two.
    yeah number three please the one at the bottom | My glasses are off, but I think number 3 was it. | That second choice looks closest to what I meant.
    We talked it over here and prefer the third option. | The one in the middle, please, the others don't fit.
  `,
};
