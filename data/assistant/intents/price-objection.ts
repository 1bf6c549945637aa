import type { RecordsInput } from '../../schema/site.ts';

export const priceObjectionIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'price-objection',
  examples: `
    negotiable? | thats steep | price match? | you're pricey | too expensive | too much for us | c'est trop cher | ayoye c'est salé | cant u go lower?
    way too much man | can u do cheaper | too expensive sry | that's too expensive | Ouch, pretty pricey! | match a lower quote? | that's a lot of money
    why should I pay that | égalez-vous les prix? | can you lower it a bit | is that ur best price? | steep. any wiggle room | pouvez-vous faire mieux
    That's too much for us. | thats robbery, go lower | knock 20 off and i sign | nope thats too expensive | Is there any wiggle room?
    ur competitor is 30% less | can you match another quote | How can we make it cheaper? | ouch. how do i get that down | we found it cheaper elsewhere
    thats crazy $$ for 10 ppl lol | can you do better on the price | is there any room to negotiate | pouvez vous faire mieux que ça
    the other company is $80 a user | ARE YOU KIDDING ME 150 a head?! | Can you do better on the price? | knock 15% off and we have a deal
    Way more than I expected to pay. | My nephew does it for half that. | ur competitor is cheaper, 95/usr | no way im paying that much for IT
    come down a bit and we have a deal | I was quoted 165 per head elsewhere | Could you match a competitor's offer? | why so pricey, cousin does it for 500
    What could we drop to bring this down? | I can't justify that amount to my wife. | other guys quoted 79 a head, beat that?
    Serait-il possible de négocier ce tarif? | trop dispendieux pour un OBNL comme nous | other guys are 30 bucks cheaper per seat
    Another IT firm offered us $89 per user. | Seems steep for answering a few tickets. | You can make me better price, my friend?
    cant justify that kinda money for support | any chance u can knock a bit off teh price | another provider offered us less per person
    You're more expensive than our present guys. | si vous descendez à 90 $ on signe aujourd'hui | It is very expensive for small company as us.
    Would you take $130 instead of $150 a person? | Honestly, that's outrageous for nine computers. | I find same service more cheap by other company.
    For ten persons this is crazy expensive I think. | I like but price is high, what is your last price?
    I find it much costly, please give your last price. | jai une soumision moins cher a Oakville, vous matcher?
    It is too much for small restaurant, how to make it less? | The price is too high for my boss, how we can to lower it?
    This is very expensive for us, can you make smaller price? | In my country for this money I hire full man. Please lower.
    You can give me better price? I am good client, pay on time. | Is this negotiable if we decide before the end of the month?
    Your price is double than what we pay now, please reconsider. | We have received lower offer, you want to make counter-offer?
    it is too much for us small business, you can do better price? | Why I should pay so much when my neighbor pays only 60 per person?
    How we can reduce the cost? My boss is not agree with this number. | I was hoping for something more affordable; how could we trim this?
    I'm not paying Enterprise money to have Outlook fixed twice a year. | C'est pas mal trop cher pour nous, pouvez-vous faire un meilleur prix?
    is that figure carved in stone or can we haggle a bit because it hurts | The quote is above everything else on my desk. Can you come down at all?
    yeah no that's too rich for my blood is there any way to make it cheaper | Votre concurrent à Laval me demande 30 % de moins, pouvez-vous l'égaler?
    On nous offre la même chose à 20 $ de moins par poste chez un concurrent. | Sorry but this is out of what is normal for us, is possible to negotiate?
    Other company ask less money for same service, why I must pay more to you? | you lost me at the price to be honest the outfit in Vaughan is a lot lower
    For that sum I could hire a full-time technician. Why should I pay so much?
    look I want to work with you guys but you gotta meet me halfway on the money
    it's the priciest of the lot and I like you but I can't sell that to my wife
    Our charity simply cannot justify that amount. Could you sharpen your pencil?
    Times are hard in construction this year, so could you go easier on the rate?
    Our treasurer says you are the most expensive of the five firms we approached.
    C'est bien au-dessus de ce que nous avions prévu, y a-t-il moyen de s'entendre?
    I like it but my partner says no way at that price, what else can you do for us
    We like you best of the three, but you're also the dearest. Sharpen your pencil?
    What might we change about our set-up so that the monthly amount would be lower?
    wow okay I wasn't expecting that big of a number what would bring it down a notch
    I'm afraid my boss nearly fell off her chair at your number; can anything be done?
    Forgive my bluntness, but a freelancer on our street does the same for a fraction.
    It does seem an awful lot of money for so few computers, if you don't mind me saying.
    so what would we have to drop to get that number down because right now it's too high
    if you could get it down closer to what the other company offered I'd switch tomorrow
    wow okay that's way more than I thought my nephew does it for like two hundred a month
    We have received a lower proposal from another Oakville provider. Is there room to move?
    Our present company looks after us for half of that, so I'm struggling to justify yours.
    hmm I don't know that's a big chunk of change every month can't you do something about it
    mon gars actuel me charge 600 par mois pour tout le bureau, pourquoi je paierais le triple
    Is that really your best offer, or might there be some flexibility if we signed this week?
    Thank you for the figure, although I'm afraid it is quite steep for a charity such as ours.
    Votre concurrent nous offre la même chose pour moins cher, qu'est-ce que vous pouvez faire?
    I must admit that is considerably more than we had expected; is there any room to negotiate?
    that's really out of reach for a daycare is there something we could take out to get it lower
    Would you be open to sharpening your pencil a little? We are very keen but the sum scares us.
    We'd love to go ahead, but the cost is the one thing standing in the way. Could you do better?
    that seems kind of overpriced for what's basically answering the phone when a computer acts up
    yeah I don't know that's a lot more than what we're paying right now can you bring it down at all
    An offshore helpdesk approached me with $35 a seat, and frankly your price looks silly next to it.
    I'd love to go ahead. The cost is simply over what my partners will accept; what's your best offer?
    my business partner took one look at the price and said forget it so have you got any give in there
    It's hard to swallow a rate like that when most of our staff only use email. Any way of lowering it?
    I'm paying less than half that right now and everything works fine so I don't see why I'd pay you more
    Our margins in the restaurant trade are razor thin and this would eat them. What would reduce the bill?
    You quoted us $4,200 and the previous company asked for 2,900. Come down a bit and we'll sign tomorrow.
    The owner nearly fell off his chair when he saw the figure. Is there some way to shave a few hundred off?
    look I have another quote here on my desk and it's like six hundred less a month so what can you do for me
    I've got a proposal from a firm on Bay Street that's 20 percent lower for the same thing. Will you beat it?
    so I got a guy who'll do it for sixty bucks a user and you're way over that so what are you gonna do for me
    I like what I read, but my director finds the amount far too high. What could we leave out to bring it down?
    We pay a guy in Markham 75 an hour when something breaks. Your plan would cost three times what we spend now.
    Perhaps the price is normal downtown, but out here in Pickering nobody pays that kind of money for computers.
    honestly that's a lot more than I figured and I'm not sure we can swing it unless you can shave something off
    We received a proposal from another provider that comes in forty dollars lower per person. Could you match it?
    I talked to three other outfits this morning and every one of them came in under you so can you sharpen that up
    we're just a little shop and that's like a whole extra salary so that's not gonna work unless there's a deal somewhere
    Sounds good until I see the total. If we leave out the phones and the training, could it get to something we can live with?
    bring the price down a bit and we sign | got an electric shock at that price | the price is a killer | that rate is killing us, can it be trimmed
    no point paying that much | we can't go on with prices like these, the other guys ask 20 less | over my dead body will I pay 180 a head
    desperate for something cheaper, anything you can do on the price? | that hurts, 2,300 a month, got room there? | ridiculous price
    that quote hit me hard, i'd need it a third lower | ARE YOU KIDDING, 4000 A MONTH? MY NEPHEW DOES IT FOR 500 | highway robbery
    feels like robbery, 210 a seat | you're strangling small shops with those numbers | that's a lot | way over what we pay | cheaper anywhere else
    any wiggle room? | knock something off? | how do I get that down | your competitor wants 89 | thats steep for 6 ppl | too rich for us | best price?
    meet me halfway | what could we cut to pay less | another firm quoted 1,900 | lower it and I'll sign | seriously that much? | not worth that money
    C'est trop cher pour nous. | Pouvez-vous faire un meilleur prix? | Votre concurrent nous offre ça pour 20 % de moins.
    Qu'est-ce qu'on pourrait enlever pour que ça coûte moins cher?
    While I appreciate the quotation, it is considerably higher than the two others on my desk; is there any flexibility?
    I fear our board will not accept a sum of that order. What might we leave out to bring it down?
    We like what we've read, but the present provider charges nearly a third less, and I would have to justify the difference.
    May I be frank? For an office of seven this appears rather excessive, and I was hoping for something gentler.
    Would you consider matching the offer we received from a firm in Mississauga?
    It is a bit more than I had anticipated; are there ways for us to economise without losing the help desk?
    Forgive me for bargaining, but would a long commitment persuade you to improve on that figure? | too much $$ for us | best u can do?
    got quote for 1400 elsewhere, beat it? | hw can i make it cheaper | nope. 2 high. sharpen ur pencil | we pay 60/user now why wud i pay that
    come down 15% n we talk | This is very much money for small company, you can give less? | Other company make it for half, why you not?
    The price is too high for us, what we can do? | In my country this costs much less, it is possible to reduce?
    We find it expensive. How to make more cheap? | I have offer from other one with 95 dollar, can you also?
    oh wow okay that's that's quite a bit more than I was thinking is there any way to bring that down
    so the fella we've got now charges us eight hundred flat and you're at triple so what gives
    I like you guys but my partner's gonna have a heart attack when he sees that number can we do something about it
    look I got another quote here from some outfit downtown and it's five hundred less a month so can you match it
    hmm I don't think we can stomach that what would we drop to get it lower
    yeah no that's not gonna fly with the owner you'd have to come down a fair bit | Are you out of your mind? Nobody pays that for IT!
    Highway robbery. Your rival in Markham is 30% under you. | That price is an insult to a small business.
    For that I could buy all new computers every year! Do better. | You people must think we're made of money. Give me a realistic price.
    No way I'm paying that. Make me a proper offer or I go to the other guys. | What could I leave out to lower the bill? | Is that price negotiable?
    If you drop it by two hundred we have a deal. | The other bidder came in lower, can you sharpen yours? | Hmm, more than my rent.
    We can't justify that kind of spend. | Is that your final price? | Where can we save on that? | That's double what my old provider took.
    Why would I choose you when somebody else charges $99 all in? | A neighbour of ours has a freelancer at $60 an hour, works out far less than you.
    you'd need to be under 2k to win this | How would one get this to a lower number? | Costco of IT you are not, eh? Any better offer?
    The figure is hard to swallow; got anything leaner? | I was quoted 4,000 by somebody offering the very same, you're at 5,200.
    Would you go lower if we decided this week? | Can't sell that to my boss, sorry. | For a bunch of remote sessions, that's a hefty bill.
    We'd love to sign but the price keeps us from it. | Throw in the backup for free and we'll talk. | Is there a lighter version of this that costs less?
    My last guy was a third of that. Explain why I should pay more. | Would removing some options make it more bearable? | ways to shrink that bill?
    Hard no at that price. | You're the highest of the five we asked. | competitor quotes 89 | that rate bleeds us dry | can you do better?
    my nephew does it for less | Ouf, ça fait beaucoup, y a-tu moyen de baisser? | thats nuts for 9 ppl lol | Can you make for us special price, please?
    I could hire a student full time for that kind of money so why would I go with you | I'd expected about half of that.
    Surely there's room to move on that figure? | so expensive for just 4 users
    We honestly wanted to go with you until we saw what it comes to; isn't there something you can do? | thats expensive | that's expensive | it's expensive
    you're too expensive | you are expensive | too much | that's too much | that's high | that seems high | the price is too high | pricey
    we can't afford that | can't pay that much | too expensive for us | any cheaper? | anything cheaper | something cheaper please | can you do better
    can you do better on price | can you lower the price | can I get a better price | can you give me a better price | is the price negotiable
    can we negotiate | what's your best price | is that your best price | how can I make it cheaper | how can we lower the cost | what would make it cheaper
    another company is cheaper | your competitor is cheaper | I got a cheaper quote | can you match a price | to expensive | thats too expnsive
    avez-vous moins cher | your prices are high | are your prices negotiable | pouvez-vous baisser le prix
  `,
};
