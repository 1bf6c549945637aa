import type { RecordsInput } from '../../schema/site.ts';

export const quoteChangeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'quote-change',
  examples: `
    and for 60?
    without the backup
    make it enterprise
    add voip
    half on essential, half on professional
    and yearly?
    what if we lose 5 people
    ok and with 12 instead
    take the phones out again
    now with email security as well
    drop the endpoint protection
    don't count 12 of them
    two of them are only part time, leave them out
    what about 35 users
    and if we hire 3 more
    same thing but with the cheapest plan
    put the backup back in
    and the first year in total?
    what would it be without set-up
    put five of them on enterprise
    the rest on essential
    sorry, I meant 45
    we are a charity by the way
    it's a medical clinic, does that change the number
    double it
    include 6 new laptops
    forget the laptops
    what's that per year
    what's the difference between the two
    how much more is that than essential
    et pour 30 personnes ?
    et sans la sauvegarde
    ajoutez la téléphonie
    et par année ?
    et si nous étions 12
    what if we grow from 20 to 35 next year
    and if we skip the backup
    et si on est 60 finalement?
    Pouvez-vous refaire le calcul sans la sauvegarde, s'il vous plaît.
    mets-le en Enterprise à la place
    ok pis en rajoutant VoIP pour 10 personnes ca donne quoi
    meme chose mais paye a l'annee
    Finalement seulement la moitié de l'équipe en Professional, l'autre en Essential
    enleve Premium Support
    si jamais on perd 5 employés le total baisse à combien
    refais-le avec 32 au lieu de 23, je me suis trompée
    Ajoutez Advanced Cybersecurity à ce montant svp
    et avec juste les add-ons de sécurité?
    hmm pis si on ouvre un deuxième bureau à Barrie avec 8 personnes de plus
    Could you redo that without the backup, please?
    ok now put half of them on essential and leave the rest where they are what does that come to
    sorry i say wrong, we are 34 not 43, please calculate again
    drop Premium Support
    And if two of our hygienists leave in the spring, what does that total become?
    No no no. I said WITH email security. Fix the quote.
    add voip for ten
    same thing but our Hamilton branch too, that's another 16
    what would that first number be if we skipped all the add-ons
    Please add cloud backup to that.
    I should have said 115, the rest are contractors
    We'd take the less expensive of the two, but with VoIP. How much?
    Thank you. So with the surcharge, what is our monthly total now?
    Thanks. Now the same for the bigger office.
    throw in ten laptops and the set-up, what's the upfront
    we are a nonprofit btw
    That's too slow for us. What would the same 14 cost on the plan with the 1 hour response?
    And 25? I read there is a discount from there.
    and 90?
    no voip after all
    good. back to the price, what would it be for 52 users?
    so 12 of those payments comes to what?
    we have 18 users
    and with Advanced Endpoint Protection?
    Uncle has read about ransomware in newspaper. Now he wants the most expensive. The dog does not need account. How much?
    And together with the set-up for Professional, 20 users, what is the one-time total?
    Remove the VoIP.
    And Essential?
    what about the next plan up?
    And what does that make over a year?
    what about annual?
    the cheapest one then, with cloud backup
    How much is that over a whole year?
    ok, and with endpoint protection on every computer?
    Hmm, leave the phones out.
    Actually my wife says our phones are fine, so drop the phones please.
    sorry, 31
    and how much was Essential again?
    and Essential for 110?
    n cloud bckup
    The larger number, please. What would it cost with both cloud backup and email security?
    What does the difference look like if we split it and go Professional?
    without the set-up fee
    Great. Back to the price: please add the protection against phishing mail with the archive of our messages.
    we can set ourselves up, take that fee off. one-time total now?
    And if she adds the email archive, since the regulator asks about old messages?
    what if we add 4 people
    Better. And over a year?
    thx. with voip
    and the endpoint protection too
    I should have said, we are a law firm
    All right. And if we grew to 11?
    And if only 4 of us go on it?
    what would that come to over the whole year?
    oh were a dental clinic does that change it
    Correction: wrong client, they are not a charity but a machine shop. Same plan, same headcount.
    our budget is about 4000 a month so that wont fly. drop the phones and go down to essential, how much now?
    no I meant 30
    hmm thats a lot. what about the essential one
    Take out both add-ons please
    Back to the first one. What is its total over 12 monthly invoices?
    8 users
    next month start two new girls in sales. new total?
    sorry forgot to say we are a law office
    hmm ok and the next one up?
    Could we see that without Dave? He has his own arrangements.
    9 staff, the Professional plan. What is the monthly cost?
    what would Professional be a month?
    The middle one
    Professional plan please. What would we pay each month?
    what would it cost monthly?
    We can spend around $2,000 a month. Which plan could we afford?
    Then tell me the monthly price of Professional at that size.
    What does this come to over twelve months?
    Professional sounds about right, I like the visits. What would that cost us per month?
    professional
    Professional
    Then give me the Professional price for our 10
    When all that has happened, what will Enterprise cost us a month?
    OK. And what would Professional with VoIP cost for 15 people?
    does the price include tax?
    whats the top plan cost us
    Why do clinics pay more?
    4 hours is long for us. what would Professional cost us then?
    Do you charge anything for setting it up?
    23 staff, professional. how much?
    what would we pay for the professional plan
    How much a month with Advanced Cybersecurity?
    compare that with professional
    price pls
    Is a volume discount already in there?
    Is there also something we have to pay once at the start?
    wat abt entreprise
    what is the set-up fee on top?
    The monthly figure you just gave: what is it over twelve months?
    what about enterprise?
    Good. We are 23 people. Price for Professional?
    Plus 7 technicians who work from the road. What would Professional be for everyone?
    the middle plan
    is a security assesment extra? how much
    Please compare Professional and Enterprise.
    lawyers
    What does the dearer one cost per year, twelve months at the monthly price?
    We are a registered charity. Is there a lower price for us?
    top plan?
    and what does that come to over twelve months?
  `,
};
