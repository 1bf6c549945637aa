import type { RecordsInput } from '../../schema/site.ts';

export const setupFeeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'setup-fee',
  examples: `
    setup? | startup costs | setup fee y/n? | frais initiaux? | Any joining fee? | setup fee or no? | any one time fees | start-up charges?
    how much is set-up | installation costs | one time cost or no | is there a setup fee | frais d'installation | do u waive the setup
    can u drop the setup | upfront cost how much | pay anything to join? | Is there a set-up fee? | install fee for 10 ppl | onboarding cost 50 users
    start up cost, one time? | No startup charge, right? | whats the instalation fee | whats the initial fee for | why a setup charge at all
    no setup if i sign today? | kickoff fee, is there one | what is the set-up fee for | Initial fee for 20 people? | do u charge to get started
    any activation fee upfront | is there an onboarding cost | Do you bill for onboarding? | can the set up fee be waived | do we pay something up front
    combien coûte l'installation | initial fee per user or flat | Can the setup cost be waived? | is ther a one time cost 2 start
    what do you charge to get started | onboarding fee waived if i sign?? | and what do we pay for the set up? | y a-t-il des frais de mise en place
    is there a setup fee for enterprise | what is the set-up fee of essential | What is the set up fee on each plan? | What does the onboarding fee pay for?
    Is the implementation fee refundable? | how much is onbording fee for 14 usrs | is there a set-up fee for professional
    Y a-t-il des frais de mise en service? | Is the one-off amount per user or flat? | Is possible to not pay the initial fee?
    What's the one-time charge at the start? | what do I have to put down to start with | how much upfront before the monthly starts
    Is it fee for installation the first time? | is there a setup charge for the middle plan | Y a-t-il des frais d'installation au départ?
    For what is this fee of start, please explain? | The fee for onboard, can you cancel it for us? | How much is the entrance fee for new customer?
    Why do I have to pay for installation up front? | Before you begin, do I pay something only once? | Do I owe anything before the first month begins?
    can you waive the set up if we sign for two years | What is this one-time payment, for what I pay it?
    Y a-t-il des frais de démarrage à payer au début? | We are only six, we also have to pay fee of setup?
    Is the initial charge ever dropped for non-profits? | Who pays for the initial installation of your tools?
    For what is good the set-up fee, what you do for it? | do i must pay something for beginning, only one time?
    How much to get started, apart from the monthly rate? | You take money for the first installation or is free?
    faut-tu payer de quoi pour commencer à part le mensuel | c tu gratuit le setup ou vous chargez de quoi au départ
    In the beginning I must pay some extra money for start? | Would you skip the activation fee if we sign for a year?
    I see set-up cost, it is necessary or you can remove it? | jespere quil y a pas de frais d'activaton cachés au debut
    the last guys didn't charge a cent to set us up so do you | It is necessary to pay something one time at the beginning?
    Could you explain what work is covered by the set-up charge? | The cost for starting, is it same for small and big company?
    les frais uniques du début pour 40 postes, ça monte à combien | if we do the yearly thing do you throw in the set up for free
    Is there a one-time onboarding charge, and what does it cover? | What is the set-up fee for, and how much is it on Professional?
    À quoi servent les frais d'installation, et peut-on les éviter? | For a yearly commitment, will you forget about the startup cost?
    I would like know how much cost the initial set up, not the month. | Please explain me the first payment, is it bigger than the others?
    If we come from other provider, you take money for the onboarding? | les frais d'intégration sont-ils par utilisateur ou un montant fixe
    do we pay that initial charge again if we open a second office later | I saw a line called "setup" in the estimate. What work is behind it?
    Les frais de démarrage sont de combien et peut-on les faire annuler? | Can the onboarding charge be paid in instalments or is it due at once?
    let's say we're twenty people how much is that first time fee gonna be | if we add a second site in Barrie later do we pay the initial fee again
    pourquoi des frais de configuration quand nos ordis sont déjà tout prêts | The quote shows an amount labelled one-time. May I ask what that is for?
    If we installed everything ourselves, would the initial fee still apply? | Why on earth would I pay you an onboarding fee just to become a customer?
    I get the monthly part but what's it cost me to just get going on day one | Is there a one-time charge at the beginning, on top of the monthly amount?
    On m'a parlé de frais d'intégration uniques; à quoi servent-ils exactement?
    Would you be willing to waive the initial fee if we signed for three years?
    My colleague mentioned an onboarding fee; could you tell me how large it is?
    We paid a hefty sum to get started with our last provider; is yours similar?
    is there a sign up cost because I didn't see one but I don't want a surprise
    I was wondering what we would have to pay up front before the service starts.
    I'd like to know whether the start-up charge can be spread over a few months.
    We left you two years ago and want to come back. Must we pay the set-up again?
    does the first month cost more than the others because of putting everything in
    est-ce que vous pouvez laisser tomber les frais de départ si on signe ce mois-ci
    Our budget year is nearly closed, so any starting cost worries me. Is there one?
    Please tell me if the implementation fee is refunded should things not work out.
    so apart from the monthly is there like a lump sum I gotta cough up at the start
    We're a registered charity with 18 staff. Could the implementation fee be dropped?
    how come there's a fee for signing up I mean I'm the one bringing you the business
    If we add a second location in Brampton next year, do we pay the initial fee again?
    A company we talked to advertises zero onboarding costs. Does yours also come free?
    Besides the regular fee, what will the first invoice contain for getting us started?
    I own a small print shop, and would rather not pay for the kick-off. Is it mandatory?
    so is there like an activation fee or whatever you call it when we first come on board
    you've got this set up fee on here and I'm wondering what exactly I'm getting for that
    Does the joining fee depend on how many staff we have, or is it the same for everybody?
    so it's one month's worth up front just to onboard us is that right or did I hear wrong
    so what's the one time charge when you bring on a new company with around thirty people
    Somebody mentioned one month's fee as the entry charge. Is that how your setup is priced?
    Nous sommes un organisme de bienfaisance : les frais de démarrage peuvent-ils être annulés?
    Our last provider wanted $3,000 before lifting a finger. Is there something similar with you?
    Charities often get the joining cost dropped. Would our food bank in Parkdale have to pay it?
    do we have to pay something up front to get set up or does it just start with the monthly fee
    I noticed there's a set up cost and I was wondering if that's something you could waive for us
    so is the start up money something I pay before you do anything or after you're done installing
    Do new clients pay anything for being taken on, or does it begin with the first monthly invoice?
    We already have clean documentation and everything in Intune. Does that lower the initial charge?
    the initial charge is that for the paperwork or for actually putting your programs on our computers
    any chance you'd forget about the set up charge since we've only got eight machines and they're all new
    okay my brother in law said they always hit you with a big onboarding charge so do you and how big is it
    The partners are fine with the monthly amount. What worries them is a big cheque on day one, so is there one?
    I see there is a one-time fee at the beginning and my boss will ask me about it. What are we paying for there?
    Moving 27 employees onto your system must be a lot of work; do you charge for that once or spread it over the months?
    Before the first invoice arrives I'd like to know how large the one-time part will be for an 11-person notary office.
    I noticed an initial charge in another quote I received. Do you also ask for a fee to get started, and how much is it?
    You install agents, document the network and set up accounts, I suppose. Is all of that covered by a separate one-off fee?
    is there a deposit at the start | the start fee, what's it for | setup fee? | any start-up cost? | what does onboarding cost | is there a joining fee
    one-time charge at the beginning? | do you waive the setup | free onboarding? | how much to get started | anything to pay upfront?
    initial fee, how much? | cost of getting us going | no activation fee I hope | setup waived for yearly? | what's the one-off for | implementation fee?
    do u charge 4 onboarding | entry fee for 10 ppl? | C'est combien pour la mise en place? | Les frais de démarrage, ça sert à quoi?
    Pouvez-vous annuler les frais d'intégration si on signe pour un an? | Est-ce qu'il faut payer quelque chose pour commencer?
    Apart from the monthly amount, should we expect to be billed something once when we come on board?
    I would be interested to hear what precisely the initial charge pays for, since our computers are all rather new.
    Our previous provider billed us a considerable sum merely for taking over; would the same apply with you?
    Is it customary for you to forgo the onboarding fee for charities, may I ask?
    Before I submit this I need to list every initial expense, so what would the start-up work be billed at?
    Would the fee for getting us set up be reduced if our documentation is already in perfect order? | setup cost? 20 ppl
    u guys bill for the first month setup? | onboardng fee yes/no | whats the 1 time fee 4 | startup fee neg? | can u drop the setup fee
    is setup incl or extra | Do I must pay something in the beginning for installation? | There is fee for start? How high is it?
    For what is the money one time at start? | If we take contract of one year, the setup is free?
    How much costs the introduction, when you install all at us? | Is it usual to pay entry amount by you?
    The first time cost, is it for each person or one for all?
    so on top of the monthly is there like a one time thing we pay when you guys come in and set everything up
    okay and what would you charge just to get us onto your system we're about twenty
    my buddy said his IT company wanted two grand just to start so do you do that too | um if I sign today could you knock off the setup part
    so do we pay the start up amount once or again when we open another office
    is the initial charge something you pay before or after you've got us all hooked up | Don't tell me there's a setup fee on top of all this.
    Why should I pay you to become your customer? What is that fee? | Setup fee is a ripoff. Do you have one and can it go away?
    What exactly justifies an onboarding charge when all you do is install a program?
    I'm not paying a cent before the first month. Is there an initial fee, yes or no? | What's the charge for bringing a new client on board?
    Will there be a bill for the takeover work? | Does the first-time fee rise with more staff? | Are we charged for the initial clean-up and documentation?
    Is the start fee refundable? | How's the onboarding charge figured out? | Can the setup be spread over several months?
    Does Enterprise have a bigger setup fee? | any deposit or enrolment charge | Saw something about a one-time fee. What's that about?
    Do you ever give the setup for free? | Would we pay setup again if we switch tiers later? | is there a fee to start
    We've got five employees, surely the initial setup would be free? | get-started cost for a small team
    I noticed "onboarding" on the page but no amount next to it. | Is there money due at signing? | Is setting up the phones billed separately at the start?
    Do returning customers pay onboarding again? | Does the one-time fee include the visit on day one? | So getting going costs nothing?
    fee for installing your tools on our pcs? | When we come over from another provider, is there a transition fee? | A lump sum at the start, is that so?
    initial cost besides monthly? | Any costs on day one we should know about? | They said setup was "on the house" for some clients. Who gets that?
    We change providers every few years and always get stung at the beginning; what would your opening charge be?
    I was hoping the initial charge could be dropped, seeing that we'd be signing for all three offices. | why a setup charge | can setup be skipped
    Could you tell me how the one-time amount is determined, whether it depends on the number of employees? | joining costs = ?
    and this onboarding fee thing what is it you actually do for that money | Everyone has some "implementation" charge. How big is yours?
    What's it cost to have you take us over, one time? | What would make you waive the starting fee? | y a tu des frais de démarrage?
    frais d'installation? | combien pour embarquer au départ | setup fee c koi | le frais unique, ça sert à quoi | c'est tu gratis de commencer
    Est-ce que les frais de mise en place peuvent être annulés si on signe pour un an? | montant à payer au début?
    L'autre compagnie nous a chargé 5000 juste pour s'installer, vous autres c'est quoi les frais d'entrée?
    je dois payer quelque chose une fois au commencement? | frais d'ouverture de dossier, oui ou non
    pourquoi faut payer un frais d'activation, c'est du vol | l'intégration initiale est-elle facturée
    les frais de configuration sont tu une fois seulement | one time fee, combien
    bon là je vois des frais initiaux sur la soumission pis personne m'a expliqué c'est pour quoi faire cet argent-là | frais de départ waivés?
    la mise en route coûte combien | Exigez-vous un dépôt ou des frais d'implantation avant la première journée? | ils vont-tu me charger pour m'onboarder
    ca prend combien pour starter, le frais fixe là | Que comprend le montant d'installation payé la première fois? | peut on eviter les frais de demarrage
    Je veux savoir si existe un coût de installation pour nouveau client | frais d'adhésion?
    le premier mois coûte-t-il plus cher à cause de l'installation | faites-vous sauter les frais initiaux pour un OBNL
    Pourriez-vous me préciser si une somme initiale est exigée lors de la mise en service? | À part le mensuel, quel est le coût unique au démarrage?
    Si nous sommes déjà sur Microsoft 365, est-ce que le frais de mise en place tombe? | setup fee | set-up fee | setup cost | setup costs | setup charge
    onboarding fee | is there a set up fee | is there an onboarding fee | is there a one-time fee | is there a start-up fee | is setup free
    is the setup included | any setup fee | any setup fees? | any setup costs | any one-time fees | any upfront cost | any upfront fees
    do you charge a setup fee | do you charge for setup | do you charge for onboarding | do you have a setup fee | do I have to pay for setup
    do we pay for onboarding | how much is the setup fee | how much does onboarding cost | how much to set up | what's the setup fee
    what does the setup fee cover | what's the one-time fee for | why is there a setup fee | can you waive the setup fee | can the setup fee be waived
    setup fee waived? | is there a setp fee | any set up fess | y a-t-il des frais d'installation | y a-t-il des frais de mise en service
    is onboarding free | how much is setup | combien coûtent les frais de départ
  `,
};
