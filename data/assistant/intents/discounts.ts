import type { RecordsInput } from '../../schema/site.ts';

export const discountsIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'discounts',
  examples: `
    avez-vous un rabais pour les grandes équipes | any discounts | do you give a volume discount | is it cheaper per head if we are more people
    discount for charities | do nonprofits pay less | at how many users does the price drop | is there a promo right now
    what discount do we get with 60 users | price break for bigger teams | can we get a deal for 100 seats | do you have a discount code
    is there a student or non profit rate | offrez-vous des rabais | rabais pour un organisme de bienfaisance | remise de volume | rabais pour OBNL?
    Offrez-vous un escompte de volume à partir d'un certain nombre d'utilisateurs? | avez vous une promo en ce moment
    on est 180, j'imagine qu'il y a un prix de gros | y'a tu un spécial pour les nouveaux clients
    Notre fondation est enregistrée à titre d'organisme de charité, avons-nous droit à un tarif réduit? | code promo
    si je vous réfère un autre bureau comptable est-ce que j'ai un crédit | les écoles ont-elles un prix spécial chez vous
    ya tu un rabai si on prend plusieur add-ons ensemble | Je suis membre de la chambre de commerce d'Oakville, ça donne un rabais?
    rabais quand on dépasse 100 employés, oui ou non | nonprofit discount? | At what headcount does volume pricing kick in? | any promos right now
    we are school, is there special price for education sector | do you guys knock anything off if we bundle endpoint protection and email security together
    deals | My friend's law firm in Markham is with you. Do we both get a referral credit? | 180 seats. Surely that gets us a break.
    Is there reduced pricing for registered charities and food banks? | you advertised 10 percent off and I see nothing on the page, where is it???
    do first time customers get anything off | Do we get a better price because we have over a hundred staff? | registered charity, is there a discout
    any discoutn if we hav 60 emplyees | so with 35 people do we get some kind of volume deal? | We run a food bank. Is there any reduction for charities?
    Is there any consideration for small charities run mostly by retired volunteers such as myself?
    I am the director of a small agency that runs on donations. Is there a lower price for nonprofits?
    small charity here, do we get any kind of break on the cost? | at how many people does the price drop and by what % | Do you offer student discounts?
    From how many users does the 15% volume discount kick in? | Is the volume discount applied to all of our users, or solely to those above the threshold?
    Do bigger offices pay less per head? We will be 70 by spring. | How big is the discount for 50 users?
    Is that for all our users, or only for those above the step? | do we get something off for signing longer than that?
    Do you give something off for a longer term?
    We would be around 60 people by summer, and my boss wants to know if a bigger team brings the price per head down. | any disount for charitys
    Do bigger companies pay less per head? We will be 50 by June. | Hello, is ther a discout if we are 60 peple? | is thier a discuont for 60 usrs
    Is there any reward for signing up for longer than the usual term? | Do you offer discounts? | Any deal for non-profits?
    Is it cheaper per head above 50 users? | Volume pricing for 80? | Got a promo code? | Student or school discount available?
    Do registered charities pay less? | Referral bonus for sending you another firm? | Is there a reduction for 100 seats?
    What promotions are running this month? | Price break for several locations? | Do you give startups something off? | Which rebates exist?
    First month free? | We're a food bank in Rexdale with a charitable number. Would that get us a reduced rate?
    Our law practice belongs to the Toronto Board of Trade. Do members enjoy any reduction? | At what headcount does the per-user rate start dropping?
    The museum runs on donations and volunteers, so I'm asking whether you have a non-profit programme.
    My sister's physio clinic is your client and she recommended you. Do either of us get something for that?
    Last year a colleague mentioned a Black Friday special. Does that come back?
    We expect to go from 40 to 90 people by summer; do bigger teams get a lower rate?
    As a family-owned farm supplier we pay on time and stay for decades. Is loyalty rewarded with a discount?
    Microsoft gives churches cheaper licences. Do you extend similar breaks on your plans?
    For a three-year commitment plus phones plus backup, would some percentage come off?
    I'm with a private school near Bayview, 60 teachers. Are educational institutions given special terms?
    New businesses under two years old sometimes receive a starter rate. Is that something you have?
    Could you list every kind of reduction you grant, such as size, sector and length of commitment? | any discounts 4 us?? | non profit discount avail?
    do u do bulk pricing 4 75 usrs | got any promos rn | charity rate? were a registerd charity | You make some reduction when we are many users?
    Exists a special price for association without profit? | Please, do you have discount for the schools?
    If I bring to you other client, I receive some reduction? | From how many persons we obtain the rebate?
    hi I'm calling for a small charity and I was wondering if you have any kind of discount for us
    I heard some IT companies have referral rewards and I'd like to know if you have one | Offrez-vous un rabais aux OBNL?
    Y a-t-il un escompte de volume à partir de 60 employés?
  `,
};
