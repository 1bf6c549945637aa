import type { RecordsInput } from '../../schema/site.ts';

export const surchargeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'surcharge',
  examples: `
    is there a compliance surcharge | what is the healthcare surcharge | why does the price go up for law firms | how much more is it for finance firms
    what is the industry adjustment | is there a surcharge for accountants | why 25% more because we are a clinic | does our industry change the price
    pourquoi un supplément pour les cliniques | pourquoi les dentistes paient plus cher
    Pour quelle raison appliquez-vous un supplément de conformité au secteur de la santé? | c quoi le surplus pour les cabinets d'avocats
    supplément industrie? | je vois que la finance coûte plus que le commerce de détail, d'où ça vient
    on est une clinique, est-ce qu'on paye un extra a cause de PHIPA | Le tarif varie-t-il selon le secteur d'activité?
    pk c'est moins cher pour les OBNL que pour nous autres les comptables | majoration pour le secteur manufacturier, oui ou non
    quand je choisis santé dans le calculateur le total monte, pourquoi | supplement conformité cest combien de % pour le droit
    Est-ce obligatoire, la surcharge de conformité, si on a déjà notre propre responsable?
    Could you explain the compliance surcharge applied to healthcare clients? | why law is more expensive than retail in your calculator
    I picked finance in the thing and the price jumped up what's that about | is there an uplift for manufacturing
    So I'm punished for being a doctor? Why is my rate higher? | compliance fee | Do nonprofits pay a lower industry rate than accounting firms?
    what percent is added for legal | our clinic only has 2 people touching patient files, do all 15 get the healthcare markup
    can the sector premium be removed if we do our own PHIPA work | why would a clinic pay more
    Why is the same plan more expensive for a doctor's office than for a regular one?
    Your calculator adds something when I choose Legal. Why do law firms pay more? | We are an ordinary consulting office. Is there a surcharge for that?
    Why do clinics pay more? | Which industries cost extra? | Is it pricier for law firms? | Do rates differ by city? | Does the price depend on our sector?
    What's the healthcare uplift? | Are financial advisers charged a premium? | Is Hamilton more expensive than Toronto?
    Why the 15% for regulated businesses? | Same tariff for a bakery and a bank? | Do you add something for remote locations?
    Must manufacturers pay a supplement? | Is there a location surcharge for Barrie? | Who pays the compliance premium?
    I noticed the estimate went up when I selected "medical". What's the reason for that?
    We're a mortgage brokerage and regulated by FSRA. Does that push our rate higher than an ordinary office's?
    Our head office is on King Street and a depot sits in Sudbury. Will the northern site be charged at another rate?
    A friend with a flower shop pays less per head than my pharmacy would. Is it because of our trade?
    Somewhere on your page it says certain sectors carry an added percentage; please name them.
    Charging lawyers more looks unfair to me. What's the justification?
    We design dental software but hold no patient files. Which price group would a company like that be in?
    There's an extra percentage for financial firms, I hear. What do we receive in exchange for it?
    Being out in Orangeville, would we pay a distance premium? | I do bookkeeping for a couple of clinics. Would you treat me as healthcare for pricing?
    Before entering our industry in the calculator: does the choice alter the rate at all?
    Our staff work from home in Alberta and Nova Scotia. Does it cost more to look after people outside Ontario?
    Is the higher rate for insurers because of the paperwork or because of risk?
    How come a non-regulated warehouse and a notary with the same number of desks don't pay the same? | why r dentists charged more | do lawyers pay extra?
    whats this surchage for finance companys | industry uplift - who does it apply to | Why the doctors must to pay more than others?
    The price changes if we are in other city, yes or no? | For which branches you put the supplement?
    I have pharmacy, is for me the price higher because of this? | I don't understand why depends the price of what sector we work.
    so I'm in the investment business and I heard you charge more for that is that right
    can you tell me why a medical office costs more than a regular office with the same number of people
    does it matter for the price that we're way out in Peterborough or is it the same everywhere | Pourquoi les cliniques paient-elles un supplément?
  `,
};
