import type { RecordsInput } from '../../schema/site.ts';

export const pickIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'pick',
  examples: `
    the third one | the first | all three please | both | the second option | the last one | the cheaper one | the middle one please | I'll take the first
    that one | all of them | le deuxième | les deux | le troisième | la première option svp | Celui du milieu, s'il vous plaît. | le dernier
    toutes les trois | j'prendrais le 2 | plutôt le premier que vous avez nommé | aucun sauf le deuxième | Enterprise, celui-là
    The second option would suit us best, please. | i take first | yeah let's go with the middle one there | #2 | Not that one, the OTHER one. | all three
    I would choose the last item you mentioned. | option a | the one you said first | second and fourth | The second please | First. | number 2
    Option three | Let me have the one at the top. | B | The latter. | The former, I think. | Number four sounds right | I choose the first
    Let's look at the fifth one. | the bottom one please | 1 | 2. | Open the second link for me. | Take me to the last article on your list.
    Of those, the second. | Out of the ones you listed, number one. | The one before last | I'd pick option 1 | It's the fourth that I'm after.
    Both, actually: the first and the third. | All three of them. | None but the second interests me. | Hmm, hard choice. The first one, let's say.
    That second choice looks closest to what I meant. | My glasses are off, but I think number 3 was it.
    The one in the middle, please, the others don't fit. | I meant the second of your suggestions. | Either of the first two
    Let's start with number one, then number two. | Thanks for the choices. I'll take the last. | Show me #2 first | the top one
    Any of them; okay, the first. | Third from the top | Not the first, the second. | That one at the end | 2nd 1 plz | da third | nr 4 | frist one
    the scond option | no 2 pls | I take the number two. | Please the last of the list. | For me is the first one good. | I would like second possibility.
    uh the second one I guess | yeah number three please the one at the bottom | Le deuxième, s'il vous plaît. | La première option.
    Je prends le dernier de la liste.
  `,
};
