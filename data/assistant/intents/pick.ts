import type { RecordsInput } from '../../schema/site.ts';

export const pickIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'pick',
  examples: `
    the third one
    the first
    all three please
    both
    the second option
    the last one
    number 2
    the cheaper one
    the middle one please
    I'll take the first
    that one
    all of them
    le deuxième
    les deux
    le troisième
    la première option svp
    Celui du milieu, s'il vous plaît.
    le dernier
    toutes les trois
    j'prendrais le 2
    option b
    plutôt le premier que vous avez nommé
    numero 4
    aucun sauf le deuxième
    Enterprise, celui-là
    The second option would suit us best, please.
    i take first
    yeah let's go with the middle one there
    #2
    Not that one, the OTHER one.
    all three
    I would choose the last item you mentioned.
    option a
    the one you said first
    second and fourth
    Backup
  `,
};
