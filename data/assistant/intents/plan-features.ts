import type { RecordsInput } from '../../schema/site.ts';

export const planFeaturesIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'plan-features',
  examples: `
    features | enterprise | wat plans u got | show me the plans | list ur plans pls | which plans u got | what comes with it | enterprise details
    what are your plans | pro = what services | whats in the pro plan | what's in Professional | what are your packages | pro plan contents pls?
    what do we get for that | which plans do you have | quels sont vos forfaits | essential = quoi dedans | which packages are there
    qu'est-ce qui est inclus | What plans do you offer? | Essential: what's in it? | need rundown of pro plan | got packages? which ones
    Describe the top package. | essential pkg incl what?? | tiers + whats in them thx | parlez-moi de vos forfaits | quels forfaits offrez-vous
    enterprise – what do i get | features of the middle plan | whats in the 100 dollar one | what all comes w enterprise | essential incl what exactly
    what does enterprise include | what exactly am I paying for | kessé qu'on a avec Essential | enterprise features list pls | features of the cheapest one
    what is included in essential | what do I get with enterprise | full feature list for pro pls | What is in the cheapest plan?
    all inclusions enterprise plz | List of your packages, please. | whats in essential, short list | what's in the professional plan
    list everything in professional | ça inclut quoi le Professional? | tell me about the essential plan | wats actualy in the esential pakage
    C'est quoi vos différents forfaits? | pour ce prix-là on reçoit quoi au juste | ok and what do we actually get for that
    so what do i get with the cheapest plan | what do I get for a hundred bucks a head | What does an Essential customer receive?
    Your options for a monthly subscription? | Do you have different levels of service? | Spell out the inclusions of the middle plan.
    I'd like a rundown of the Enterprise package. | can u tell me waht is included with profesional | In Enterprise plan, what all things are coming?
    In the plan the most complete, what do you put? | Show me everything that comes with Professional. | Give me the full contents of your cheapest tier.
    liste complète de ce qui vient avec Essential svp | Can you summarize each plan in a sentence or two?
    Please, what is contained in the Essential offer? | For each plan please tell what is the inclusions.
    so what does a user get per month on professional | How many tiers are there and what are they called?
    What kind of packages you propose for the offices? | Please explain me the content of Professional plan.
    Quels forfaits offrez-vous aux petites entreprises? | just the basics - what does the basic package cover
    Qu'est-ce qui est compris dans le forfait Essential? | Please, which packages are existing at your company?
    What do I actually get each month with the basic one? | le plan du milieu, il donne droit à quoi comme services
    Qu'est-ce qui est compris dans le forfait Professional? | How many kind of subscription exist and what they give?
    jaimerais savoir tout ce qui est compri dans vos forfait | Which services does the Professional subscription cover?
    Qu'obtient-on exactement dans la formule la plus complète? | I want to know which package you are having for companies.
    Can you present me the Enterprise offer, what it contains? | What deliverables does a 40-seat Professional client receive?
    Which options of monthly packages do you have in this moment? | Détails Enterprise, c'est pour présenter à mes associés demain
    New here, sorry. Before we talk numbers, which packages exist? | I wish to learn about your different formulas of subscription.
    please explain me which services are inside of the basic package | For that kind of money I want to see precisely what I'm getting.
    Could you outline everything that comes with the Enterprise plan? | tell me what your packages are and what each one comes with thanks
    My boss asks me to find the list of services in the Enterprise plan. | I would want to see all the functions of the Professional, one by one.
    It is not clear for me what means "Essential", what service is inside? | Can I know what service my employees would receive with the basic plan?
    Our director want to know all what is provided with the plan Essential. | How many different service levels do you have, and what are they called?
    okay what do we get if we take the enterprise one all the features I mean | Your flyer mentioned Enterprise without any details. What does it contain?
    The pricing table cut off on my phone. What was written under Professional?
    I've heard there are three plans. Could you walk me through them one by one?
    Which things are covered by Professional? I search for complete description.
    suppose we took the smallest one what would you guys be doing for us under it
    Saw the word Essential on your home page. That sounds thin. What is inside it?
    For the tender document, please enumerate all components of the Enterprise tier.
    My boss asked me to put the Professional features on one slide, so what are they?
    I not understand what is inside of the Essential, can you explain me the content?
    um what are the names of the plans again and like two words about what each one does
    Before the board meets on Thursday I need the complete list of what Essential covers.
    ok 25 usagers en Professional mais concrètement vous faites quoi pour nous chaque mois
    I got your flyer and it mentions managed plans but not what's in them so what's in them
    My colleague tells me you offer bundles of some sort. Might I ask what the bundles are?
    what would my staff be entitled to if we were on Professional is what I'm trying to ask
    Perhaps you could start by telling me which plans there are and what they're made up of.
    I'm comparing providers in a spreadsheet and need the line items that belong to Enterprise.
    I just took over the office at a roofing company and want an overview of the plans you sell.
    okay so say we sign up for the middle one what are we actually receiving every month for that
    right so the top package the one called Enterprise what's everything that's rolled up in there
    my brother in law uses you guys and says there's several tiers so tell me what tiers you've got
    so per person per month we pay and then what is it that we're getting like what's the whole list
    Suppose we sign for Professional tomorrow, what is everything our people would have from then on?
    We are a small charity near Spadina and know nothing about managed plans; which ones are available?
    We've narrowed it down to you and one other firm. May I have the full scope of your Enterprise tier?
    We run a physio studio on Danforth and I'm looking at Essential. What are all the things it includes?
    Somebody at the chamber of commerce luncheon mentioned your tiered packages. What do those look like?
    yeah hi I just want to hear the bullet points of the Enterprise plan nothing fancy just what's covered
    so tell me what the top plan comes with like the whole list because I have to explain it to my partners
    I've mislaid the brochure that described what your top-level plan includes; could you repeat it for me?
    It would be lovely to have a breakdown of the features in each of your packages, if such a thing exists.
    Before I bring this to our board on Thursday I'd need a tidy list of what each level of service contains.
    We're hoping to understand, in plain language, what a typical monthly subscription with you would entail.
    A detailed inclusion sheet for the Essential plan would help me a great deal, could you type it out here?
    Our current IT guy bills by the hour, so a flat plan is new to us. What kinds of things are bundled in one?
    I'm trying to figure out what we'd actually be subscribing to you know like what's the stuff in the package
    we had a package with another company that was basically nothing so tell me honestly what do I get in yours
    A dental colleague in Leaside has your Professional service and raves about it. What is she getting, exactly?
    hi so I'm looking at your website and I want to know what the professional plan has in it like the whole thing
    Please could you set out the scope of your Professional offering? Our auditors like to see that sort of thing.
    Could you walk me through the contents of your entry-level plan? I'm preparing a little summary for my manager.
    Would you mind describing what one receives with Essential? The names alone don't tell me very much, I'm afraid.
    I was wondering whether you could kindly send me an overview of everything that comes with the Professional package.
    I've been reading for ten minutes and I still couldn't tell anybody what Professional consists of so just run me through it
    I have a spreadsheet here with a column for each vendor and I need to fill in what your plans cover so go ahead and tell me
    so I'm looking at your page and I see three names there but I don't really get what each of them actually covers can you spell it out
    Our current provider never told us what we were paying for, so this time I'd like to know exactly what your Essential subscription covers.
    your plans, quick list | what's in Enterprise? | list your plans | what do I get with Essential | Professional, what's inside? | how many tiers?
    what does Pro cover | show me all packages | overview of your tiers pls | names of the plans again? | what am I getting with Pro
    full feature list Enterprise | whats included in the cheapest | Quels forfaits offrez-vous? | Qu'est-ce qui est compris dans l'Entreprise?
    Pouvez-vous me faire la liste de vos forfaits? | Dites-moi tout ce qu'il y a dans le Professionnel.
    Would you kindly set out everything that a subscriber to the Professional level receives?
    I understand there are several levels of service, and I'd appreciate learning what they are called and what each contains.
    For the summary I'm preparing, may I have the full contents of the Essential package?
    My manager mentioned an "Enterprise" option; could you describe what such a subscription comprises?
    We're at the very beginning of our search, so please tell me what plans you have on offer.
    I would be thankful for a brief description of what the monthly fee for your starter tier entitles us to.
    What services would be covered, in full, were we to sign up for the highest package? | ess incl what | give me the list for enterprise
    bullets: whats in each plan | wht packages do u sell | all tiers + whats inside | Which plans do you have, please to list.
    What all is contained in the plan Essential? | Please explain me what we get when we take Enterprise. | How many different subscription exist by you?
    I like to see all points of the small package. | What makes part of your plan, can you say me?
    so tell me about the plans you guys have like what are they and what's in them
    okay the professional one what do I actually get for that run me through it | I heard you've got a few packages so what are those
    um what all is covered when you're on the enterprise plan like the whole list
    my boss wants me to write down what the Essential thing has in it so could you read it out | alright so what are the levels and what goes in each one
    if I signed up for the middle one tomorrow what would my people be getting | I can't find anywhere what Essential actually gives you. Well?
    What the heck do I get for my money in the Professional tier? | Vague words everywhere! List me precisely what the Enterprise tier includes.
    Just the plans. All of them. Now. | "Everything you need" means nothing to me, so what does the starter plan really contain?
    Can I see what packages exist? | Describe the entry-level tier to me. | What falls under the Professional service?
    Is it three plans or four that you've got? | What benefits come with being an Essential customer? | Do you sell just one package or several?
    The cheapest package: what would that take care of? | I'd like a rundown of your service levels and their contents.
    Somebody at our chamber of commerce has your Professional plan. What does it consist of? | Which components make up the Enterprise offering?
    what do people on the basic plan receive | What sort of plans can a company choose from? | Let's start with the first plan. What does it offer?
    what does one get on the highest tier | Tell me everything about the Essential plan. | Is there a menu of plans somewhere in your head? Recite it.
    So you've got tiers; which ones? | Please lay out the Pro package. | What would the biggest plan do for us, item by item?
    Enterprise subscription: list of services? | What's the smallest plan called and what does it contain? | Give me the gist of each package.
    I have no clue about your plans; start from zero.
    Before our meeting I'd like to read through the contents of every package, beginning with the lowest.
    If my understanding is right you sell support in tiers; would you name them and say what belongs to each? | got any packages? which
    I would know what is all in the package for big companies. | Which services receives the customer of Professional every month?
    right so I'm the new office manager and somebody told me we should look at your plans so what have you got
    give me the rundown on the basic one like everything you'd be doing for us under it
    You say "plans from" but not which plans. Name them and say what's in them!
    I'm looking at the word Enterprise and no clue what it stands for in services. Explain what it covers.
    Never mind the price for now, I only want to hear what the middle plan is made of.
    Pour mon rapport, il me faut le contenu complet du forfait Essentiel. | tell me the plans | Le forfait de base comprend quoi au juste? | whats in pro
    The Professional, what services are inside? | Your site is a maze. What plans are there and what do they include?
    Run down the Enterprise features for me. | Remind me what the three are called. | Your middle package, all it comprises, please.
    whats pro cover exactly, point form | c'est quoi qui est compris dans le pro | quels forfaits avez-vous?
    Auriez-vous l'amabilité de m'énumérer ce que comprend le plan Essentiel? | liste de vos plans svp
    qu'est-ce que j'ai pour mon argent avec le forfait du milieu | Combien de niveaux de forfaits existent chez vous et comment s'appellent-ils?
    contenu du forfait de base | montre moi vos formules | Je voudrais comprendre tout ce que le plan Professional il donne
    J'ai lu trois fois votre page pis je sais toujours pas ce qu'on reçoit avec Essential, c'est tu si compliqué à écrire?
    le plus gros plan, il y a quoi dedans | vous avez tu différents paliers | detaille moi le professionnel
    Ma directrice me demande un résumé de ce que contient votre forfait haut de gamme, pouvez-vous m'éclairer? | essential = quoi exactement
    les sortes d'abonnements | qu'obtient-on concrètement avec votre formule de départ | quelles sont les options d'abonnement mensuel pour une PME
    le pro ca couvre quoi | À part le soutien, qu'est-ce qu'il y a d'autre dans le Professional? | explique vos 3 forfaits en gros
    On me parle de bronze, argent, or partout; chez vous c'est quoi les forfaits? | Le plan entreprise comporte quels éléments, s'il vous plaît?
    tout ce qui vient avec le essential | donnez moi la description du plan pro | Pour votre abonnement le moins cher, que fournissez-vous au juste?
    Vos forfaits, ils comprennent quels services? | what's in it | and what do we get for that? | list what Pro comprises | which plans are there
    what all does the middle one cover | Might I see everything that belongs to the Professional package? | contents of the enterprise plan pls
    What I receive in the cheapest plan, can you enumerate? | what packages do you guys have then
    ok so tell me what the top one gives us because you said the name but never what's inside of it | how many plans do you offer
    break down the plan for me | les forfaits, c'est lesquels? | Qu'est-ce qui est compris dans le forfait Pro? | what comes with the second plan
    full list of what you'd do under Enterprise | so for that money what would you be doing for us each month | what does one get with the starter
    run through the tiers | what are the options, package wise | For my notes, which services are part of the largest plan?
    What contains this plan you speak about? | what am i paying for with professional | can you spell out what that package covers
    so there's three of them? what are they called | I've a meeting in five minutes, in short what does the middle plan hold
    everything in the highest tier, please | and the basic one consists of? | what levels of service do you have
    nobody here can tell me what the Pro bundle actually contains, can you | the features of that plan? | describe your plans | inclus dans enterprise??
    bon ok j'aimerais ça que tu me dises point par point ce qui vient avec le forfait entreprise parce que je prépare une réunion demain matin
    je comprend pas vos plans, c koi chacun | stop saying "Essential", what IS in Essential | essential incl what?
    and in the biggest package, what would be taken care of? | plans | plans? | plans please | your plans | packages | what plans do you have
    what plans do you offer | what plans are there | what are the plans | what packages do you have | what packages do you offer | list of plans
    show me your plans | tell me about your plans | tell me about the plans | I'd like to see your plans | can I see your plans | do you have plans
    do you have packages | how many plans do you have | how many plans are there | what's included | whats included | what's included in Essential
    what's included in Professional | what is included in Enterprise | what does Essential include | what does Professional include
    what do I get with Professional | what comes with Enterprise | Essential plan | Professional plan details | what plnas do you have
    whats inlcuded in Essential | qu'est-ce qui est inclus dans Essential | which packages do you offer | what is included in the plans
    que comprend le forfait Professional
  `,
};
