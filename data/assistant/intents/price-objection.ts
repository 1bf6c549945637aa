import type { RecordsInput } from '../../schema/site.ts';

export const priceObjectionIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'price-objection',
  examples: `
    that's too expensive | we found it cheaper elsewhere | can you do better on the price | can you match another quote | that's a lot of money
    is there any room to negotiate | you're pricey | the other company is $80 a user | why should I pay that | too much for us | can you lower it a bit
    c'est trop cher | pouvez-vous faire mieux | On nous offre la même chose à 20 $ de moins par poste chez un concurrent. | ayoye c'est salé
    pouvez vous faire mieux que ça | mon gars actuel me charge 600 par mois pour tout le bureau, pourquoi je paierais le triple
    Serait-il possible de négocier ce tarif? | égalez-vous les prix? | trop dispendieux pour un OBNL comme nous | voyons donc, 150 par personne??
    si vous descendez à 90 $ on signe aujourd'hui | jai une soumision moins cher a Oakville, vous matcher?
    C'est bien au-dessus de ce que nous avions prévu, y a-t-il moyen de s'entendre? | too expensive
    We have received a lower proposal from another Oakville provider. Is there room to move? | price match?
    it is too much for us small business, you can do better price? | wow okay that's way more than I thought my nephew does it for like two hundred a month
    knock 15% off and we have a deal | ARE YOU KIDDING ME 150 a head?! | negotiable?
    Our charity simply cannot justify that amount. Could you sharpen your pencil? | other guys are 30 bucks cheaper per seat | thats steep
    I like it but my partner says no way at that price, what else can you do for us | That's too much for us. | Way more than I expected to pay.
    Can you do better on the price? | Another IT firm offered us $89 per user. | Ouch, pretty pricey! | What could we drop to bring this down?
    Is there any wiggle room? | My nephew does it for half that. | You're more expensive than our present guys. | Could you match a competitor's offer?
    How can we make it cheaper? | Seems steep for answering a few tickets. | Would you take $130 instead of $150 a person?
    Honestly, that's outrageous for nine computers.
    We pay a guy in Markham 75 an hour when something breaks. Your plan would cost three times what we spend now.
    I've got a proposal from a firm on Bay Street that's 20 percent lower for the same thing. Will you beat it?
    The owner nearly fell off his chair when he saw the figure. Is there some way to shave a few hundred off?
    We like you best of the three, but you're also the dearest. Sharpen your pencil?
    Our margins in the restaurant trade are razor thin and this would eat them. What would reduce the bill?
    I'm not paying Enterprise money to have Outlook fixed twice a year. | For that sum I could hire a full-time technician. Why should I pay so much?
    You quoted us $4,200 and the previous company asked for 2,900. Come down a bit and we'll sign tomorrow.
    Times are hard in construction this year, so could you go easier on the rate?
    Perhaps the price is normal downtown, but out here in Pickering nobody pays that kind of money for computers.
    It's hard to swallow a rate like that when most of our staff only use email. Any way of lowering it?
    I'd love to go ahead. The cost is simply over what my partners will accept; what's your best offer?
    An offshore helpdesk approached me with $35 a seat, and frankly your price looks silly next to it.
    Is this negotiable if we decide before the end of the month? | too expensive sry | cant u go lower? | ur competitor is cheaper, 95/usr
    any chance u can knock a bit off teh price | It is very expensive for small company as us. | You can make me better price, my friend?
    Other company ask less money for same service, why I must pay more to you? | The price is too high for my boss, how we can to lower it?
    I find it much costly, please give your last price. | yeah I don't know that's a lot more than what we're paying right now can you bring it down at all
    look I have another quote here on my desk and it's like six hundred less a month so what can you do for me
    that's really out of reach for a daycare is there something we could take out to get it lower
    C'est pas mal trop cher pour nous, pouvez-vous faire un meilleur prix?
  `,
};
