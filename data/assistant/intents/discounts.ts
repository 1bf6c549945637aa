import type { RecordsInput } from '../../schema/site.ts';

export const discountsIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'discounts',
  examples: `
    deals | code promo | any discounts | remise de volume | rabais pour OBNL? | Got a promo code? | got any promos rn | First month free?
    nonprofit discount? | non profit rate y/n | any promos right now | Which rebates exist? | any discounts 4 us?? | discount for charities
    do nonprofits pay less | offrez-vous des rabais | Volume pricing for 80? | black friday deal lol? | Do you offer discounts? | any discounts going rn?
    volume discount at 50+? | any disount for charitys | u got deals for startups | first month free or smth | Any deal for non-profits?
    any seasonal specials on? | is there a promo right now | non profit discount avail? | bulk pricing for 80 seats? | do you have a discount code
    veteran owned biz discount? | price break for bigger teams | where do volume breaks start | do you give a volume discount
    cheaper per head if more ppl? | do u do bulk pricing 4 75 usrs | can we get a deal for 100 seats | Do you offer student discounts?
    is thier a discuont for 60 usrs | Offrez-vous un rabais aux OBNL? | avez vous une promo en ce moment | Do registered charities pay less?
    any discoutn if we hav 60 emplyees | Price break for several locations? | referral bonus if i send a client? | Do you make discount for a church?
    There is any promotion this month? | Is there a reduction for 100 seats? | Do you give startups something off? | at how many users does the price drop
    what discount do we get with 60 users | is there a student or non profit rate | How big is the discount for 50 users?
    Student or school discount available? | registered charity, is there a discout | Is it cheaper per head above 50 users?
    Are there special rates for charities? | charity rate? were a registerd charity | 180 seats. Surely that gets us a break.
    What promotions are running this month? | rabais pour un organisme de bienfaisance | do first time customers get anything off
    got a charity discount, we have cra number | For long time client is there some rebate? | y'a tu un spécial pour les nouveaux clients
    From how many persons we obtain the rebate? | What kind of discounts you have in general? | The women owned company gets any reduction?
    avez-vous un rabais pour les grandes équipes | is it cheaper per head if we are more people | Do you give something off for a longer term?
    Hello, is ther a discout if we are 60 peple? | Referral bonus for sending you another firm? | Please, do you have discount for the schools?
    bundle discount if i take phones n backup too | les écoles ont-elles un prix spécial chez vous | At what headcount does volume pricing kick in?
    on est 180, j'imagine qu'il y a un prix de gros | You make some reduction when we are many users? | rabais quand on dépasse 100 employés, oui ou non
    hey what's the cut off where the bulk rate kicks in | ya tu un rabai si on prend plusieur add-ons ensemble
    at how many people does the price drop and by what % | Do you have a special rate for registered charities?
    so with 35 people do we get some kind of volume deal? | do we get something off for signing longer than that?
    Exists a special price for association without profit? | If I bring you other client, you give me some discount?
    My friend is your customer, I can have friend discount? | Is there special condition for school with 70 teachers?
    Y a-t-il un escompte de volume à partir de 60 employés? | At what headcount does the per-user rate start dropping?
    How many users must be to receive the quantity discount? | Do you reward clients who refer another business to you?
    We run a food bank. Is there any reduction for charities? | From how many users does the 15% volume discount kick in?
    If I bring to you other client, I receive some reduction? | We take all services together, is there package discount?
    we are school, is there special price for education sector | Do seats beyond the first fifty cost less than the others?
    I want ask about reduction for organisation without profit. | do you have a special for people leaving another IT company
    small charity here, do we get any kind of break on the cost? | Is that for all our users, or only for those above the step?
    Is there a reduction for those who commit for several years? | Offrez-vous un rabais pour les organismes sans but lucratif?
    Do bigger offices pay less per head? We will be 70 by spring. | Do bigger companies pay less per head? We will be 50 by June.
    Do we get a better price because we have over a hundred staff? | We would bring three locations at once. Is there a group rate?
    Are there any special offers for start-ups in their first year? | is there some kind of break for seniors homes or housing co-ops
    Is there reduced pricing for registered charities and food banks? | At what number of employees does the rate per head begin to drop?
    Might there be a promotion running at the moment for new clients? | Is there any reward for signing up for longer than the usual term?
    I was wondering whether larger teams pay a lower amount per person. | When we are more than hundred people, price for each becomes lower?
    si je vous réfère un autre bureau comptable est-ce que j'ai un crédit | Could you let me know which discounts exist and who qualifies for them?
    what kinds of discounts do you have I mean volume or yearly or whatever | are there any price breaks I should know about before I ask for a quote
    Veteran-owned company here, eleven staff. Do we qualify for any rebate? | Je suis membre de la chambre de commerce d'Oakville, ça donne un rabais?
    Please tell me about any incentives you have, such as a first month free. | so the more people we put on the less each one costs is that how it works
    Est-ce qu'il y a un escompte de volume quand on dépasse cinquante employés?
    Last year a colleague mentioned a Black Friday special. Does that come back?
    Offrez-vous un escompte de volume à partir d'un certain nombre d'utilisateurs?
    My friend's law firm in Markham is with you. Do we both get a referral credit?
    do you guys give a break on the price when there's more than say eighty people
    We expect to go from 40 to 90 people by summer; do bigger teams get a lower rate?
    If a sister company joined as well, would both of us benefit from a reduced rate?
    I would appreciate knowing if schools or churches are given preferential pricing.
    if we throw in the two other companies my dad owns does the rate per user go down
    I was told that if somebody sends you a customer they get a credit is that a thing
    My neighbour at the chamber of commerce said members get something off; is that so?
    we'd sign for three years if there was something off the price for that so is there
    For a three-year commitment plus phones plus backup, would some percentage come off?
    I heard some IT companies have referral rewards and I'd like to know if you have one
    do you do anything for family businesses or first time customers like a welcome offer
    Microsoft gives churches cheaper licences. Do you extend similar breaks on your plans?
    Our law practice belongs to the Toronto Board of Trade. Do members enjoy any reduction?
    We're a food bank in Rexdale with a charitable number. Would that get us a reduced rate?
    I own three companies in the same building. If all of them sign, is there a bundle deal?
    my sister runs a co-op day care and they get a discount everywhere they ask so I'm asking
    I'm with a buying group for dental clinics and usually vendors have a group rate so do you
    do you guys knock anything off if we bundle endpoint protection and email security together
    Is the volume discount applied to all of our users, or solely to those above the threshold?
    hi I'm calling for a small charity and I was wondering if you have any kind of discount for us
    Is there any consideration for small charities run mostly by retired volunteers such as myself?
    New businesses under two years old sometimes receive a starter rate. Is that something you have?
    Could you list every kind of reduction you grant, such as size, sector and length of commitment?
    We are a small non-profit that feeds seniors; is there any reduction for organizations like ours?
    I am the director of a small agency that runs on donations. Is there a lower price for nonprofits?
    Notre fondation est enregistrée à titre d'organisme de charité, avons-nous droit à un tarif réduit?
    The museum runs on donations and volunteers, so I'm asking whether you have a non-profit programme.
    do you guys give a break if you've got a lot of users because we'd be bringing close to two hundred
    I'm with a private school near Bayview, 60 teachers. Are educational institutions given special terms?
    My sister's physio clinic is your client and she recommended you. Do either of us get something for that?
    As a family-owned farm supplier we pay on time and stay for decades. Is loyalty rewarded with a discount?
    We would be around 60 people by summer, and my boss wants to know if a bigger team brings the price per head down.
    is there like a deal going on right now for people who sign up because I saw another company with three months free
    so we're a charity we run a food bank and I'm wondering if you folks do anything special on price for people like us
    I'm on the board of a little theatre and we're registered as a non profit so would we pay the regular rate or a lower one
    gift card or bonus if we refer somebody? | what are your rules for charities | knockdown price for a shelter? | charity rate? | volume pricing?
    deals going on? | student discount for schools? | promo code? | loyalty discount | discount at 50 users? | price break where?
    reduced rate for churches | bulk rate for 80 ppl | Offrez-vous un rabais pour les OBNL? | Y a-t-il des prix de gros pour les grosses équipes?
    Avez-vous des promotions en ce moment? | À partir de combien d'employés a-t-on une réduction?
    As a registered charity we are frequently offered reduced rates by suppliers; do you have such an arrangement?
    Would you please tell me at what number of employees the per-person rate begins to fall?
    We belong to the local board of trade, and I was wondering whether members enjoy any concession.
    Should we refer our sister organisation to you, would either of us benefit from a reduction?
    Do you have any programme of reduced fees for municipalities, libraries and the like?
    I would be glad to learn which reductions exist in general, by size, by sector or for a longer commitment.
    Is it the case that organisations with above a hundred staff receive preferential rates? | vol discount 60+? | disc for npo? | u do charity pricing?
    wat discounts r there | more users = less each? | got coupon? | Do you give rabat for school? | From how many user becomes it cheaper?
    We are association without profit, have we reduction? | Is there some action price at the moment? | If we bring other company to you, we get something?
    Is there less price for big quantity of people? | so we're a food bank and usually companies give us a bit of a break is that something you do
    okay does the price per person go down once you've got like forty or fifty people
    do you guys ever run any specials like a spring thing or a Black Friday thing
    we've got three companies under one roof would we get a group rate if they all come over | my cousin's a customer of yours does that get me anything off
    um what kinds of discounts have you got I mean for size and for being a charity and so on
    we're part of a franchise with eleven locations so is there a chain discount of some sort | Everyone else gives charities a discount. You?
    Other IT firms advertise 50% off the first quarter, where are your offers? | Do I need to beg, or are there discounts listed somewhere?
    Big companies always get the discounts; do little ones have any chance at one? | Don't make me haggle. What standard reductions do you have?
    Does it get cheaper per seat as you grow? | Is there a rate for non-governmental organisations? | At what headcount do discounts kick in?
    Are veterans' organisations entitled to less? | Special pricing for Indigenous organizations? | members of CPA Ontario, any discount?
    Do you honour government standing-offer rates? | How steep is the volume discount at 100? | What percent do charities get off?
    I found your flyer, it mentioned 10% off for newcomers. | any savings for family businesses | Is there some kind of early-bird discount?
    Do you lower the rate for shelters and hospices? | Do companies sharing an office get a joint rate?
    Is a bundle discount given when plan and phones are taken together? | Is there a discount for day cares
    Do existing customers get anything off when they add sites? | We're a not-for-profit theatre, what would we get off?
    Which organisations get preferential treatment on rates? | Could we combine the charity reduction with the volume one? | sliding scale?
    Do you offer introductory pricing for the first few months?
    Since we'd be bringing four sister companies along, I was hoping you might tell me about any group reductions.
    We run a soup kitchen on donations alone; what sort of reduction, if any, do places like ours receive?
    Our procurement rules oblige me to ask each supplier for its list of standard discounts. | got 120 staff so whats the vol disc on that
    any $ off if i send u a client | We are school for language and not rich, exists for education a lower tariff?
    When the number of worker is growing to hundred, the price for each is going down or not?
    I saw some of these outfits give you two months for nothing when you start so do you have any promotion like that going
    so what if me and the guy next door sign up together is there some sort of a deal for that
    You give the hospital foundation down the road a reduced rate, I hear. Which organisations qualify?
    Tell me about all reductions, whether for headcount, for non-profits or for referrals.
    A newsletter of yours mentioned a spring offer; is it still running?
    Is there anything like a multi-site reduction for companies having several branches?
    Our temple and its food pantry run on gifts, so do you grant religious groups anything off? | any fire sale or black friday deal | referral bonus?
    Un organisme de bienfaisance a-t-il droit à un tarif spécial? | any promo rn | What kind of discount is existing by you?
    I suppose loyal customers get nothing, as usual? Or is there a discount? | Does a two-year commitment earn a discount?
    Would 35 employees already qualify for a quantity discount?
    Amazing, the giants get volume rates and the rest of us pay full. From how many people on do yours start? | avez-vous des rabais? | rabais pour OBNL
    prix de gros si on est 100? | Nous sommes un organisme de bienfaisance enregistré; offrez-vous une réduction à ce type de clientèle? | escompte volume?
    promo en ce moment? | si je vous réfère un client, j'ai tu un rabais | Plus on est nombreux, moins c'est cher par tête?
    y a-tu un spécial pour les nouveaux clients | rabais disponibles svp | les écoles paient-elles moins | code promo?
    on est 80 employés j'imagine qu'à ce nombre-là y a un prix d'ami ou un escompte de quantité quelque part non
    Mon beau-frère a eu 10 % chez vous, c'est quoi les réductions que vous faites? | À partir de combien d'utilisateurs le tarif de volume s'applique-t-il?
    réduction pour organismes communautaires, oui ou non | Vous annoncez des rabais pis je les trouve nulle part sur votre site, c'est où que ça s'applique?
    quels escomptes offrez-vous | tarif preferentiel pour fondation | Y a-t-il des conditions spéciales pour les membres de la chambre de commerce?
    pour 60 postes vous coupez de combien de pourcent | une startup a-t-elle droit à une réduction
    Les organismes sans but lucratif ont habituellement un tarif réduit; est-ce votre cas aussi? | ya tu un prix de quantité
    quelles sortes de rabais peut-on cumuler | discount charité? | nous sommes une coopérative, ça donne tu droit à un escompte
    J'ai entendu parler d'une offre du vendredi fou chez vous, avez-vous ce genre de promotion? | Est-ce que vous donnez discount pour les églises?
    rabais multi-sites? | discount | discounts | discounts? | any discount | any discounts? | any discounts available | any promotions | any deals
    any specials right now | do you have discounts | do you have any discounts | do you have any promotions | do you have promo codes
    do you offer discounts | do you offer volume discounts | do you give discounts | do you give discounts to charities | are there discounts
    are there any discounts | is there a discount | is there a volume discount | is there a nonprofit discount | is there a discount for charities
    can I get a discount | can we get a discount | can I get a discount please | I'd like a discount | what discounts do you have | volume discount
    nonprofit discount | charity discount | discount for more users | discount for non-profits | discount for small business | discount for startups
    school discount | referral discount | promo code | any discuonts | do you ofer discounts | avez-vous des rabais | do you offer a discount
    what discounts do you offer | un rabais pour les OBNL?
  `,
};
