import type { RecordsInput } from '../../schema/site.ts';

export const taxIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'tax',
  examples: `
    is tax included | are prices before hst | plus hst? | does that include tax | do you add gst | is that the final amount with taxes
    are your prices taxes in | do charities pay hst | les taxes sont-elles incluses | est-ce avant taxes | do I need to pay tax on top
    is hst on top of that | Les prix affichés comprennent-ils la TVH? | c plus taxes j'imagine | HST en sus ou pas
    on est au québec, vous chargez la TPS/TVQ ou la TVH | le 13% est-il déjà dans le montant | Un organisme exonéré doit-il payer la taxe sur vos services?
    cest avant ou apres taxes ce chiffre la | total avec tvh svp ou c'est déjà dedans
    Sur la facture, la taxe est-elle indiquée séparément avec votre numéro de TVH? | le prix par usager est tu taxes comprises | tvh?
    Are the listed prices inclusive of HST? | this amount is with tax or without | so when you say that number is that before the thirteen percent or after
    pre-tax or post-tax | I hate when tax gets tacked on later. Is it in there or not?
    We're an HST-exempt First Nations organization; do you still charge it? | tax | does your invoice show the HST separately so our bookkeeper can claim it
    total with tax in or just the subtotal? | Is HST included? | Are your prices before tax? | Canadian or US dollars? | Do you add 13%?
    Those prices plus GST? | Are the amounts on the site net or gross? | Which currency are the plans in? | Does the monthly fee already contain sales tax?
    Are those amounts CAD? | Is tax extra on top of the per-user rate? | Do you charge HST to charities? | Is QST applied for our Montréal branch?
    Does the estimate show taxes? | How much tax comes on top? | We're a registered charity and recover part of the HST. Do your figures include it or not?
    Our parent company is in Buffalo. Would they be billed in USD or in Canadian money?
    The page says $150 per user. Is that what leaves my account, or does the 13 percent still come on top?
    I have to enter the cost in our ledger without sales tax. Is the quoted 2,310 pre-tax?
    Half of the team sits in Calgary, where only GST applies. Which rate would you put on our bill?
    The number in the chat looks low. Was harmonized sales tax taken into account?
    My bookkeeper asks whether your invoices list the HST separately with your registration number.
    Dentists can't claim input tax credits, so I need the price with everything, tax too. Is it in there?
    For a diplomatic mission in Toronto, can purchases be made without HST? | Since we'd pay from an American bank, are these greenbacks or loonies?
    With an office in Halifax and another in Toronto, which province's sales tax would you apply?
    I'm comparing you with a Chicago firm. In which dollars are you quoting? | Do taxes apply to the setup amount also?
    When you say 99, does that mean 111.87 after HST? | hst incl or not? | r prices in cad or usd | plus tax or all in? | do u charge gst/hst on it
    The taxes are comprised in the price? | It is American dollar or dollar of Canada? | How many percent of tax I must add to your price?
    Your prices are with TVA or without? | I am from Europe, is the sale tax already inside the number?
    those prices on the website are they with the HST or do I have to add it | just want to make sure that's in Canadian dollars and not US
    so when you say a hundred and fifty a person is that before or after tax | Les prix sont-ils avant taxes?
  `,
};
