import type { RecordsInput } from '../../schema/site.ts';

export const planFeaturesIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'plan-features',
  examples: `
    que comprend le forfait Professional
    parlez-moi de vos forfaits
    quels forfaits offrez-vous
    what's in the professional plan
    what is included in essential
    what do we get for that
    what does enterprise include
    features of the middle plan
    what comes with it
    list everything in professional
    what exactly am I paying for
    tell me about the essential plan
    what do I get with enterprise
    what are your plans
    which plans do you have
    which packages are there
    show me the plans
    que comprend le forfait professional
    qu'est-ce qui est inclus
    quels sont vos forfaits
    ça inclut quoi le Professional?
    kessé qu'on a avec Essential
    contenu du plan pro
    pour ce prix-là on reçoit quoi au juste
    liste complète de ce qui vient avec Essential svp
    Qu'obtient-on exactement dans la formule la plus complète?
    essential = quoi dedans
    jaimerais savoir tout ce qui est compri dans vos forfait
    le plan du milieu, il donne droit à quoi comme services
    Détails Enterprise, c'est pour présenter à mes associés demain
    ok 25 usagers en Professional mais concrètement vous faites quoi pour nous chaque mois
    what's in Professional
    Could you outline everything that comes with the Enterprise plan?
    essential includes?
    ok and what do we actually get for that
    please explain me which services are inside of the basic package
    so tell me what the top plan comes with like the whole list because I have to explain it to my partners
    features
    For that kind of money I want to see precisely what I'm getting.
    full feature list for pro pls
    what does our clinic get each month under Essential
    What deliverables does a 40-seat Professional client receive?
    enterprise details
    wats actualy in the esential pakage
    enterprise
    whats in the 100 dollar one
    What is in the cheapest plan?
    what do I get for a hundred bucks a head
    what are your packages
    so what do i get with the cheapest plan
  `,
};
