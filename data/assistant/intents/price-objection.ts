import type { RecordsInput } from '../../schema/site.ts';

export const priceObjectionIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'price-objection',
  examples: `
    that's too expensive
    we found it cheaper elsewhere
    can you do better on the price
    can you match another quote
    that's a lot of money
    our current guy charges half
    is there any room to negotiate
    you're pricey
    the other company is $80 a user
    why should I pay that
    too much for us
    can you lower it a bit
    c'est trop cher
    pouvez-vous faire mieux
    On nous offre la même chose à 20 $ de moins par poste chez un concurrent.
    ayoye c'est salé
    pouvez vous faire mieux que ça
    mon gars actuel me charge 600 par mois pour tout le bureau, pourquoi je paierais le triple
    Serait-il possible de négocier ce tarif?
    égalez-vous les prix?
    trop dispendieux pour un OBNL comme nous
    voyons donc, 150 par personne??
    si vous descendez à 90 $ on signe aujourd'hui
    jai une soumision moins cher a Oakville, vous matcher?
    C'est bien au-dessus de ce que nous avions prévu, y a-t-il moyen de s'entendre?
    too expensive
    We have received a lower proposal from another Oakville provider. Is there room to move?
    price match?
    it is too much for us small business, you can do better price?
    wow okay that's way more than I thought my nephew does it for like two hundred a month
    knock 15% off and we have a deal
    ARE YOU KIDDING ME 150 a head?!
    negotiable?
    Our charity simply cannot justify that amount. Could you sharpen your pencil?
    other guys are 30 bucks cheaper per seat
    thats steep
    I like it but my partner says no way at that price, what else can you do for us
  `,
};
