import type { RecordsInput } from '../../schema/site.ts';

export const moreIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'more',
  examples: `
    tell me more
    explain
    go on
    what do you mean
    can you elaborate
    more details
    why
    how so
    and then
    what does that mean
    explain that in simple words
    say more about that
    expliquez
    dites-m'en plus
    dis-m'en plus
    Pourriez-vous élaborer?
    pourquoi?
    continue
    comment ça
    plus de détails svp
    c'est-à-dire?
    j'aimerais en savoir davantage là-dessus
    pis après?
    explique
    ah oui, pk ca?
    Précisez votre pensée, s'il vous plaît.
    Would you kindly elaborate on that?
    why?
    please explain more, i not understand all
    okay go on what happens after that part
    Because WHY? Explain yourself.
    details
    I should like to know more about that last point.
    and then?
    expand on that pls
    Why is that?
  `,
};
