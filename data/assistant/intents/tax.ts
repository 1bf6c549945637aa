import type { RecordsInput } from '../../schema/site.ts';

export const taxIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'tax',
  examples: `
    tax | tvh? | plus hst? | do you add gst | is tax included | Do you add 13%? | Is HST included? | hst incl or not? | HST en sus ou pas
    est-ce avant taxes | pre-tax or post-tax | plus tax or all in? | do charities pay hst | are prices before hst | does that include tax
    is hst on top of that | c plus taxes j'imagine | Those prices plus GST? | Are those amounts CAD? | r prices in cad or usd | Canadian or US dollars?
    are your prices taxes in | do u charge gst/hst on it | How much tax comes on top? | do I need to pay tax on top | Are your prices before tax?
    les taxes sont-elles incluses | Does the estimate show taxes? | Les prix sont-ils avant taxes? | Do you charge HST to charities?
    Which currency are the plans in? | is tax added on top of teh price | le 13% est-il déjà dans le montant | this amount is with tax or without
    is that the final amount with taxes | What's the total with HST on $1,980? | Your prices are with TVA or without?
    The taxes are comprised in the price? | cest avant ou apres taxes ce chiffre la | total avec tvh svp ou c'est déjà dedans
    Are the listed prices inclusive of HST? | total with tax in or just the subtotal? | Is QST applied for our Montréal branch?
    Do taxes apply to the setup amount also? | Les prix affichés comprennent-ils la TVH? | le prix par usager est tu taxes comprises
    Are the amounts on the site net or gross? | Is tax extra on top of the per-user rate? | It is American dollar or dollar of Canada?
    Does the monthly fee already contain sales tax? | How many percent of tax I must add to your price? | When you say 99, does that mean 111.87 after HST?
    Est-ce que la TPS et la TVQ s'ajoutent au montant? | on est au québec, vous chargez la TPS/TVQ ou la TVH
    Un organisme exonéré doit-il payer la taxe sur vos services? | I hate when tax gets tacked on later. Is it in there or not?
    I am from Europe, is the sale tax already inside the number? | just want to make sure that's in Canadian dollars and not US
    Since we'd pay from an American bank, are these greenbacks or loonies? | We're an HST-exempt First Nations organization; do you still charge it?
    For a diplomatic mission in Toronto, can purchases be made without HST? | so when you say that number is that before the thirteen percent or after
    does your invoice show the HST separately so our bookkeeper can claim it | I'm comparing you with a Chicago firm. In which dollars are you quoting?
    those prices on the website are they with the HST or do I have to add it | so when you say a hundred and fifty a person is that before or after tax
    Sur la facture, la taxe est-elle indiquée séparément avec votre numéro de TVH?
    The number in the chat looks low. Was harmonized sales tax taken into account?
    Our parent company is in Buffalo. Would they be billed in USD or in Canadian money?
    I have to enter the cost in our ledger without sales tax. Is the quoted 2,310 pre-tax?
    We're a registered charity and recover part of the HST. Do your figures include it or not?
    With an office in Halifax and another in Toronto, which province's sales tax would you apply?
    Half of the team sits in Calgary, where only GST applies. Which rate would you put on our bill?
    My bookkeeper asks whether your invoices list the HST separately with your registration number.
    Being on a First Nations reserve, we're tax exempt for some purchases. Would you leave the HST off?
    Dentists can't claim input tax credits, so I need the price with everything, tax too. Is it in there?
    The page says $150 per user. Is that what leaves my account, or does the 13 percent still come on top? | hst on top? | taxes | HST | HST? | GST
    tax included? | taxes included? | plus tax? | before or after tax | before tax? | is tax extra | is HST included | is GST included | is that with tax
    is that plus tax | is that plus HST | is that before tax | is the price before tax | are taxes included | are taxes extra | does the price include tax
    does the price include HST | do prices include tax | do your prices include HST | do you charge HST | do I pay HST | do we have to pay tax on that
    how much is the tax | how much with tax | what's the price with HST | is it CAD or USD | is that in Canadian dollars | Canadian or US dollars
    what currency | what currency are your prices in | is tax inlcuded | are taxs included | est-ce que les taxes sont incluses | taxes comprises?
    is HST extra | do you charge tax | est-ce en dollars canadiens
  `,
};
