import type { RecordsInput } from '../../schema/site.ts';

export const planFeaturesIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'plan-features',
  examples: `
    que comprend le forfait Professional | parlez-moi de vos forfaits | quels forfaits offrez-vous | what's in the professional plan
    what is included in essential | what do we get for that | what does enterprise include | features of the middle plan | what comes with it
    list everything in professional | what exactly am I paying for | tell me about the essential plan | what do I get with enterprise | what are your plans
    which plans do you have | which packages are there | show me the plans | qu'est-ce qui est inclus | quels sont vos forfaits
    ça inclut quoi le Professional? | kessé qu'on a avec Essential | pour ce prix-là on reçoit quoi au juste
    liste complète de ce qui vient avec Essential svp | Qu'obtient-on exactement dans la formule la plus complète? | essential = quoi dedans
    jaimerais savoir tout ce qui est compri dans vos forfait | le plan du milieu, il donne droit à quoi comme services
    Détails Enterprise, c'est pour présenter à mes associés demain | ok 25 usagers en Professional mais concrètement vous faites quoi pour nous chaque mois
    what's in Professional | Could you outline everything that comes with the Enterprise plan? | essential includes?
    ok and what do we actually get for that | please explain me which services are inside of the basic package
    so tell me what the top plan comes with like the whole list because I have to explain it to my partners | features
    For that kind of money I want to see precisely what I'm getting. | full feature list for pro pls
    What deliverables does a 40-seat Professional client receive? | enterprise details | wats actualy in the esential pakage | enterprise
    whats in the 100 dollar one | What is in the cheapest plan? | what do I get for a hundred bucks a head | what are your packages
    so what do i get with the cheapest plan | What plans do you offer? | Show me everything that comes with Professional. | Essential: what's in it?
    List of your packages, please. | How many tiers are there and what are they called? | Which services does the Professional subscription cover?
    Can you summarize each plan in a sentence or two? | What do I actually get each month with the basic one?
    Give me the full contents of your cheapest tier. | Describe the top package. | Do you have different levels of service?
    Spell out the inclusions of the middle plan. | What does an Essential customer receive? | Your options for a monthly subscription?
    We run a physio studio on Danforth and I'm looking at Essential. What are all the things it includes?
    My boss asked me to put the Professional features on one slide, so what are they?
    Your flyer mentioned Enterprise without any details. What does it contain? | New here, sorry. Before we talk numbers, which packages exist?
    A dental colleague in Leaside has your Professional service and raves about it. What is she getting, exactly?
    I'm comparing providers in a spreadsheet and need the line items that belong to Enterprise.
    Our current IT guy bills by the hour, so a flat plan is new to us. What kinds of things are bundled in one?
    Before the board meets on Thursday I need the complete list of what Essential covers.
    We are a small charity near Spadina and know nothing about managed plans; which ones are available?
    The pricing table cut off on my phone. What was written under Professional?
    For the tender document, please enumerate all components of the Enterprise tier.
    Saw the word Essential on your home page. That sounds thin. What is inside it?
    I just took over the office at a roofing company and want an overview of the plans you sell. | whats in the pro plan | wat plans u got
    essential pkg incl what?? | enterprise features list pls | can u tell me waht is included with profesional
    Please, what is contained in the Essential offer? | I want to know which package you are having for companies.
    In Enterprise plan, what all things are coming? | How many kind of subscription exist and what they give?
    Please explain me the content of Professional plan.
    hi so I'm looking at your website and I want to know what the professional plan has in it like the whole thing
    okay what do we get if we take the enterprise one all the features I mean | Qu'est-ce qui est compris dans le forfait Essential?
    C'est quoi vos différents forfaits?
  `,
};
