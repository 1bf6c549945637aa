import type { RecordsInput } from '../../schema/site.ts';

export const minimumIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'minimum',
  examples: `
    max users | too small? | minimum seats | min # of users? | too small at 2? | is 4 ppl enough | ya tu un maximum | max size u handle
    y a-t-il un minimum | whats the min users? | 5 user minimum true? | 500 staff too big 4 u? | is there a maximum size | is there a minimum size
    fewest users you accept | minimum seats essential | r we too small w/ 2 ppl | are we too small for you | min # of ppl for essential
    smallest firm u work with? | do you work with tiny offices | is 500 emploees too big for u | Smallest company you'd accept?
    just me, 1 person, u take that | can a two person office sign up | do you need at least five users | Is five the least you work with?
    what's the smallest firm you take | is 8 people enough for enterprise | how big does a company have to be | Is there an upper limit on staff?
    is there a minimum number of users | how many users do we need at least | Do you take one-person businesses? | what is the minimum number of users
    minimum number of people for a plan | on est juste 3, vous nous prenez-tu | Are we too small with three people? | we are only 3 people, do you take us
    wat size of firms r ur usual clients | What's your minimum number of users? | we have 400 employees, are we too big
    only 3 of us here. anything for that? | Would 400 people be too many for you? | How many employees must a client have?
    nous ne sommes que 4, est-ce trop petit | minumum nubmer of poeple for essental?? | What size of firm is your typical client?
    I only have 3 employees. Can I still join? | just me and my assistant, is that too small | jusqu'à combien d'usagers pouvez-vous gérer
    trop petit pour vous un bureau de 7 à Barrie? | From how many employees you accept a company? | 10 c'est vraiment le plancher ou ça se discute
    We are only two persons, is it too few for you? | Is our company too large for you? We are 1,200. | Our school has 650 accounts. Do you go that high?
    It exists a minimum of licences that I must take? | Which is the maximum of workers that you can take?
    We are only three persons, you accept so small firm? | est ce que 4 postes cest asser pour prendre un forfai
    Prenez-vous les grosses compagnies, genre 400 postes? | I'm a sole practitioner. Do you take clients my size?
    Quel est le nombre minimal d'utilisateurs pour adhérer? | would a one woman law practice be too tiny for you folks
    its just me n my wife, 2 users. can we take the essential | how few people can you have before you guys say no thanks
    I was wondering whether you have a minimum number of users. | What is the biggest number of employees that you can serve?
    After the merger we'll be about 400 strong. Too big for you? | What sort of size are the businesses you normally look after?
    May I ask what the smallest company is that you would accept? | solo lawyer with one assistant in Barrie, would you take us on
    I have 8 employees and would like the 24/7 help desk. Possible? | cabinet comptable de 5 pers. + 3 pendant les impots, assez gros?
    Est-ce qu'on est trop petits à trois personnes pour être clients? | I fear we fall below your threshold, being a team of four. Do we?
    Only 7 of us but we would want the top plan with nights. Possible? | Is there an upper limit on the number of employees you look after?
    I have small shop alone with one helper, you take so small client? | There are only three of us in the office; would you still take us on?
    somebody said you need at least ten computers to sign up is that true | On est seulement trois employés, est-ce que c'est trop petit pour vous?
    Nobody wants a five-person firm. Do you, or should I stop wasting my time? | Is there an upper limit on headcount? Our hospital foundation employs 275.
    We're just my wife and me in a surveying office. Is that under your minimum?
    My enterprise is very little, one boss and one secretary, is enough for you?
    Our group runs 1,100 seats across Canada. Is that beyond the size you serve?
    so we only need three seats but is there some least amount you make people take
    we're nine now, ten in september when the new bookkeeper starts, can we join yet
    We employ nine hundred people across Canada. Is that beyond what you can handle?
    It is just my assistant and me, so perhaps we're too small for a firm like yours?
    we've got about four hundred people across three plants is that too big for you guys
    so there's only four of us in the office are we big enough to be a customer of yours
    je suis travailleuse autonome avec une adjointe, acceptez-vous des clients aussi petits
    so it's just me and my wife and a part time girl on Fridays are we even worth your while
    we've got like six hundred employees in four provinces is that more than you normally take
    Most IT companies turned us away for having just four desks. Do you accept teams that tiny?
    what's the smallest number of people you'll sign up because we're just starting out with two
    Too small for you or too big? We have ninety on staff. What range do you normally look after?
    Nous comptons 320 employés répartis sur quatre sites; est-ce au-delà de votre clientèle habituelle?
    I figured you only deal with big outfits and we're only a handful so tell me if we're wasting your time | do you take 3-person firms | is there a max?
    400 staff too many? | least number of seats | can one person sign up | how small is too small | do you have an upper limit | we're only 4, problem?
    solo lawyer, do u accept | need at least how many | Y a-t-il un nombre minimum d'utilisateurs? | On est juste trois, est-ce trop petit pour vous?
    Prenez-vous une entreprise de 350 employés? | Je travaille seule, puis-je être cliente quand même?
    À partir de combien de personnes acceptez-vous un client?
    We are a very small practice, merely two partners and a secretary, and I would not wish to waste your time; do you accept such clients?
    Could you tell me whether there is a smallest number of users that one has to take?
    Our organisation will number some three hundred and fifty by autumn, and I wonder if that goes beyond what you're able to look after.
    Does the Enterprise plan require a certain headcount, or may an office of six subscribe to it as well?
    Kindly advise whether a firm with a single employee meets your requirements regarding size.
    Might our company, which has grown beyond five hundred, be larger than you can handle? | 1 user ok? | 3 ppl 2 small? | u take tiny biz?
    is 250 2 big 4 u | do i need 10+ users | wats smallest u do | How many user minimum must we have? | Is it problem if company has 600 worker?
    From what size do you take clients? | I am alone in business, I can have plan? | For Enterprise plan, is there minimum quantity of people?
    Until how many employee can you serve? | so it's just me and my wife running this thing are we big enough for you guys
    okay there's four of us and I figure you probably only take bigger outfits right
    we're almost three hundred people now would you still be able to take us on or is that out of your league
    I've got one employee and a part timer so would you bother with somebody like us
    everybody I call says they don't do less than ten people so what's your cutoff
    so my company's tiny but do we have to pay for some minimum number even if there's only three of us
    Every provider turns us away for being small. Will you too? We're six. | Let me guess, you won't touch anyone under 20 staff?
    I'm fed up hearing "you're below our minimum". What's yours? | Am I too little a fish for you people, with three desks?
    If there's a minimum seat nonsense I want to hear it now. | Our last provider couldn't cope once we hit 150. What's the biggest you can handle?
    Is there a floor on the number of users? | What's the top end of the company size you support? | Would a start-up with two founders be eligible?
    Must I buy a set number of seats to begin with? | Does Professional start at some number of people? | Are we below your threshold with seven?
    Does a company of 180 fall within your range? | Do you have clients as small as four people? | Is there a lower bound for being taken on?
    Can a micro business like mine join? | We shrank to three staff, would you still have us? | I heard you need at least five users, true?
    Are single-person companies welcome? | How few people can we be? | 700 users across Canada, more than you can manage?
    Do you turn away anybody because of size? | What's your usual minimum order in users? | one-woman business, allowed?
    Does Essential have a cap on users? | With twelve hundred staff are we beyond you? | Just a couple of us here, is that sufficient for a plan?
    Do you work with teams under five? | Would you accept a business that's just starting, with one person? | What company sizes do you accept?
    We were six before the pandemic and are now down to two; could we nevertheless take out one of your plans?
    Because the page talks of teams all the time, I was unsure whether a self-employed consultant may apply. | one guy one laptop, worth ur time?
    whats the least amt of ppl i can sign up | I have read that you work for small and medium company, but is nine hundred people still medium for you?
    If we are less than five user, we must pay for five?
    well I've got seventeen now but in the winter it goes down to like three so would I fall under some kind of minimum
    Nobody wants a three-person shop as a client, apparently. Do you? | You'd better not tell me we have to pay for ten seats when we've only got four.
    Does the number of staff matter, in other words would you refuse someone for having too few? | just 2 of us, can we join | minimum users?
    200+ employees, still ok? | I'm a sole practitioner with one laptop. Would you even consider someone like me as a customer?
    We are only two person, you work with so little company? | um is there like a minimum I mean do you have to have five people or ten or whatever
    Do you cater to one-man bands? | What size of business do you consider too large? | Is my shop with five tills and three people worth your while?
    My sister and I share the bookkeeping for a few shops, so it's two users in total. Would that be acceptable to you?
    We'd be about eleven hundred seats after the merger. Is there a point at which you say no? | we will be six persons, is that too few for you
    can a firm of six buy your service | is it possible for four people or are we too small | we are 6, do you take us | minimum | minimum users
    minimum number of users | maximum users | is there a minimum | is there a maximum | is there a maximum number of users | is there a user limit
    what's the minimum | whats the minimum | what's the minimum number of users | what's the maximum number of users | what's the smallest company you take
    how many users minimum | how many users do I need | how many people do we need | how many users at least | do you have a minimum
    do you have a user minimum | do you have a maximum | do you need a minimum of users | do you take small companies | do you take one person
    do you work with very small businesses | do you work with large companies | are we too big | am I too small | is 3 people too small | is 2 users enough
    is 200 users too many | can I sign up with one user | can I get it for just 1 user | can a company of 3 join | it's just me, is that ok
    is there a minumum | minimun users? | quel est le minimum d'utilisateurs | y a-t-il un nombre minimum | what is the minimum number of employees
    are we too small | est-ce qu'on est trop petits
  `,
};
