import type { RecordsInput } from '../../schema/site.ts';

export const taxIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'tax',
  examples: `
    is tax included
    are prices before hst
    plus hst?
    does that include tax
    do you add gst
    is that the final amount with taxes
    are your prices taxes in
    do charities pay hst
    les taxes sont-elles incluses
    est-ce avant taxes
    do I need to pay tax on top
    is hst on top of that
    Les prix affichés comprennent-ils la TVH?
    c plus taxes j'imagine
    HST en sus ou pas
    on est au québec, vous chargez la TPS/TVQ ou la TVH
    le 13% est-il déjà dans le montant
    Un organisme exonéré doit-il payer la taxe sur vos services?
    cest avant ou apres taxes ce chiffre la
    total avec tvh svp ou c'est déjà dedans
    Sur la facture, la taxe est-elle indiquée séparément avec votre numéro de TVH?
    le prix par usager est tu taxes comprises
    tvh?
    Are the listed prices inclusive of HST?
    this amount is with tax or without
    so when you say that number is that before the thirteen percent or after
    pre-tax or post-tax
    I hate when tax gets tacked on later. Is it in there or not?
    We're an HST-exempt First Nations organization; do you still charge it?
    tax
    does your invoice show the HST separately so our bookkeeper can claim it
    is GST or HST charged for our Calgary staff
    total with tax in or just the subtotal?
  `,
};
