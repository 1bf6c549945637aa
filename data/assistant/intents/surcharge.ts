import type { RecordsInput } from '../../schema/site.ts';

export const surchargeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'surcharge',
  examples: `
    compliance fee | do clinics pay more | why more for lawyers | supplément industrie? | do lawyers pay extra? | extra % for healthcare?
    rural office = pricier? | Why do clinics pay more? | Do rates differ by city? | why would a clinic pay more | why r dentists charged more
    is there an industry markup | which industries cost extra | why +15 pct cuz im a broker | Which industries cost extra? | Is it pricier for law firms?
    What's the healthcare uplift? | does my trade change the rate | premium for regulated biz y/n | is there a compliance surcharge
    what is the industry adjustment | what percent is added for legal | what is the healthcare surcharge | finance firms surcharge how much
    compliance surcharge? whats that | Who pays the compliance premium? | does location matter for the rate | does our industry change the price
    same price in hamilton as toronto? | is there a surcharge for accountants | why 25% more because we are a clinic | is there an uplift for manufacturing
    Does the price depend on our sector? | Same tariff for a bakery and a bank? | Must manufacturers pay a supplement?
    why u charge dentists more, same pcs | how much more is it for finance firms | Why the 15% for regulated businesses?
    why does the price go up for law firms | is teh price diff in ottawa vs toronto | industry uplift - who does it apply to
    pourquoi les dentistes paient plus cher | were construction, do we get the markup | Is Hamilton more expensive than Toronto?
    whats this surchage for finance companys | pourquoi un supplément pour les cliniques | Are financial advisers charged a premium?
    Is there a location surcharge for Barrie? | Do accountants fall under the higher rate? | Do you add something for remote locations?
    For which branches you put the supplement? | c quoi le surplus pour les cabinets d'avocats | Why the doctors must to pay more than others?
    Is the price depending of what business we do? | For which branches of industry is the price bigger?
    majoration pour le secteur manufacturier, oui ou non | supplement conformité cest combien de % pour le droit
    The price changes if we are in other city, yes or no? | You add some percent for the bank and insurance, why?
    Please explain me why legal office has increased rate. | Why the doctors must pay more than the other companies?
    why law is more expensive than retail in your calculator | Does it cost more when the client is a medical practice?
    So I'm punished for being a doctor? Why is my rate higher? | Being out in Orangeville, would we pay a distance premium?
    The location of our office makes a difference in the price? | My company is in Kingston, do you add money because is far?
    I have pharmacy, is for me the price higher because of this? | I have a travel agency, there is supplement for this sector?
    can the sector premium be removed if we do our own PHIPA work | Does the type of business one runs influence what you charge?
    Do nonprofits pay a lower industry rate than accounting firms? | We have a branch in Sudbury; does its distance make it dearer?
    If we are hospital supplier, we count like health and pay more? | on est une clinique, est-ce qu'on paye un extra a cause de PHIPA
    I don't understand why depends the price of what sector we work. | We are a notary's office; would our profession push the price up?
    Same service, but more expensive for pharmacy, what is the reason? | who pays the higher rate and who doesn't that's all I want to know
    quand je choisis santé dans le calculateur le total monte, pourquoi | Charging lawyers more looks unfair to me. What's the justification?
    Est-ce que le prix change selon la région ou le secteur d'activité? | Est-ce que le tarif change selon la ville ou le secteur d'activité?
    We are an ordinary consulting office. Is there a surcharge for that? | Would being located outside the GTA add anything to the monthly fee?
    We are school, so do we pay normal price or with extra for industry? | pk c'est moins cher pour les OBNL que pour nous autres les comptables
    Could you tell me which sectors pay a supplement, and how much it is? | For an ordinary accounting practice, is a compliance premium applied?
    I picked finance in the thing and the price jumped up what's that about | Is the fee any different in Barrie from what it is in downtown Toronto?
    Could you explain the compliance surcharge applied to healthcare clients? | Are manufacturers charged the standard rate or one of the increased ones?
    Pourquoi les cliniques paient-elles plus cher que les autres entreprises? | je vois que la finance coûte plus que le commerce de détail, d'où ça vient
    does having an office way out in Peterborough mean we pay a different rate | Do all industries pay the same, or is the rate adjusted for regulated ones?
    Is the higher rate for insurers because of the paperwork or because of risk?
    Your calculator adds something when I choose Legal. Why do law firms pay more?
    I understand there is a percentage added for law firms. What does it stand for?
    Why is the same plan more expensive for a doctor's office than for a regular one?
    I was wondering why financial firms seem to be charged a higher rate than others.
    we're up in Orillia does that bump the price at all compared to being in the city
    so I'm in the investment business and I heard you charge more for that is that right
    It seems unfair that a clinic pays extra for the same computers; what's behind that?
    Pour quelle raison appliquez-vous un supplément de conformité au secteur de la santé?
    I noticed the estimate went up when I selected "medical". What's the reason for that?
    Est-ce obligatoire, la surcharge de conformité, si on a déjà notre propre responsable?
    Before entering our industry in the calculator: does the choice alter the rate at all?
    we're a warehouse in Brampton so would our line of work cost more than an office would
    I do bookkeeping for a couple of clinics. Would you treat me as healthcare for pricing?
    I noticed an item named industry in the calculation and would like to know its purpose.
    our clinic only has 2 people touching patient files, do all 15 get the healthcare markup
    I don't see why being a mortgage broker should make my computers cost more to look after
    Somewhere on your page it says certain sectors carry an added percentage; please name them.
    does it matter for the price that we're way out in Peterborough or is it the same everywhere
    is it because of the privacy laws that you charge health people more or is it something else
    do you have to be a hospital to get the surcharge or does a two chair physio place pay it too
    There's an extra percentage for financial firms, I hear. What do we receive in exchange for it?
    yeah so the other broker told me insurance offices get dinged extra by you guys so is that true
    okay so does a vet clinic count as health care for the higher price or do we get the regular one
    How come a non-regulated warehouse and a notary with the same number of desks don't pay the same?
    A friend with a flower shop pays less per head than my pharmacy would. Is it because of our trade?
    my friend has a law office and says he pays more than my print shop would is that right and how come
    can you tell me why a medical office costs more than a regular office with the same number of people
    so if I pick other instead of finance the price goes down and I'm wondering what the difference is for
    let's say the same ten people but one's a bakery and one's an insurance agency would they pay the same
    We design dental software but hold no patient files. Which price group would a company like that be in?
    We're a mortgage brokerage and regulated by FSRA. Does that push our rate higher than an ordinary office's?
    Our staff work from home in Alberta and Nova Scotia. Does it cost more to look after people outside Ontario?
    My practice only does veterinary medicine, no human patient records. Do we still get the health-care supplement?
    Our head office is on King Street and a depot sits in Sudbury. Will the northern site be charged at another rate?
    I run a drugstore and a gift shop next door so would the drugstore half be charged at a higher rate because it's health | is there a surcharge
    any surcharge | surcharge? | industry surcharge | what's the surcharge | what is the surcharge for | why is there a surcharge | why a surcharge
    why do we pay a surcharge | who pays the surcharge | which industries pay more | which industries pay a surcharge | which industries cost more
    what industries pay extra | do lawyers pay more | do dentists pay more | do accountants pay more | do healthcare clients pay more
    do you charge more for law firms | do you charge more for clinics | do you charge more by industry | do you charge more outside Toronto
    why do clinics pay more | why do law firms pay more | why does healthcare cost more | why does my industry cost more | why do we pay more
    does price depend on location | does the price depend on the city | does my industry change the price | does industry affect the price
    is it more expensive for clinics | is it more for law firms | is the price the same everywhere | same price for every industry?
    same price in every city? | whats the surchage | why is thier a surcharge | do clincs pay more | est-ce que le prix dépend du secteur
    do law firms pay more | does the price depend on industry | quelles industries paient plus | is the price the same in Ottawa
    does location change the price | is it the same rate in Hamilton | we're in Barrie, does that cost more | would it be dearer for an office in Vancouver
    is Mississauga the same price as downtown | do pirces vary by city | do we pay extra because we're in Kingston | same price in Montreal?
    our second office is in Calgary, same price per user there? | does it matter for the price where we are | is there an out of town surcharge
    is there a distance fee for Niagara | does being rural change the price | do you bill more for northern Ontario | is the price lower outside the city
    is it cheaper in a small town | does the cost per user depend on the postal code | are your rates the same across Canada
    do staff in another province cost more | we are in Guelph is price same | is the prise the same in London Ontario | does lokation affect the cost
    would moving to Oshawa change what we pay | one office Toronto one in Windsor, same rate for both? | do Halifax offices pay more
    is the monthly rate uniform across all locations | please confirm whether pricing differs by region | is there a different price list for Quebec
    does the address of our office influence the price | do you have different prices for different cities
    is Brampton more expensive than Toronto with you | any added cost for being far from your office | does a Sudbury location raise the price
    est-ce le même prix à Gatineau | le prix change-tu selon la ville | est-ce plus cher si on est à l'extérieur de Toronto
    même tarif à Montréal qu'à Toronto? | y a-t-il un supplément pour une région éloignée
  `,
};
