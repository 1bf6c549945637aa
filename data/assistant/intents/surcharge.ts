import type { RecordsInput } from '../../schema/site.ts';

export const surchargeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'surcharge',
  examples: `
    why do clinics pay more
    is there a compliance surcharge
    what is the healthcare surcharge
    why does the price go up for law firms
    do manufacturers pay extra
    how much more is it for finance firms
    what is the industry adjustment
    is there a surcharge for accountants
    why 25% more because we are a clinic
    does our industry change the price
    pourquoi un supplément pour les cliniques
    pourquoi les dentistes paient plus cher
    Pour quelle raison appliquez-vous un supplément de conformité au secteur de la santé?
    c quoi le surplus pour les cabinets d'avocats
    supplément industrie?
    je vois que la finance coûte plus que le commerce de détail, d'où ça vient
    on est une clinique, est-ce qu'on paye un extra a cause de PHIPA
    Le tarif varie-t-il selon le secteur d'activité?
    pk c'est moins cher pour les OBNL que pour nous autres les comptables
    majoration pour le secteur manufacturier, oui ou non
    quand je choisis santé dans le calculateur le total monte, pourquoi
    supplement conformité cest combien de % pour le droit
    Est-ce obligatoire, la surcharge de conformité, si on a déjà notre propre responsable?
    Could you explain the compliance surcharge applied to healthcare clients?
    why law is more expensive than retail in your calculator
    I picked finance in the thing and the price jumped up what's that about
    is there an uplift for manufacturing
    So I'm punished for being a doctor? Why is my rate higher?
    compliance fee
    Do nonprofits pay a lower industry rate than accounting firms?
    what percent is added for legal
    our clinic only has 2 people touching patient files, do all 15 get the healthcare markup
    can the sector premium be removed if we do our own PHIPA work
    why would a clinic pay more
    Why is the same plan more expensive for a doctor's office than for a regular one?
    Your calculator adds something when I choose Legal. Why do law firms pay more?
    We are an ordinary consulting office. Is there a surcharge for that?
  `,
};
