import type { RecordsInput } from '../../schema/site.ts';

export const planLacksIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'plan-lacks',
  examples: `
    list what Essential doesn't come with | what am I missing on the middle plan | what's not in Essential | what does Professional not include
    what would we be giving up on Essential | what is left out of the cheapest plan | which things are missing from Profesional
    what don't I get with Essential | what isn't covered in the Essential plan | what do we lose out on if we take the small plan
    tell me everything Professional lacks | what's missing from Essential | Essential, what's not in there? | what does the basic plan leave out
    what are the gaps in Essential | what doesn't Enterprise include | is anything missing from Enterprise
    what would we have to do without on Professional | what do you not get on the lowest tier | name the things not part of Professional
    wich services are exluded from Essential | what are the exclusions on the Professional plan | what's the catch with Essential, what's left out
    what would I not have with Professional | what won't we have on Essential | which features are not available on Essential
    features Essential doesn't have | what stuff isnt in professional | wat is not in Essential | what dosen't come with the Professional plan
    what is essential mising | if we go Essential what are we going without | what are we not getting on the cheapest one | limits of the Essential plan?
    what are the limitations of Professional | what can't we do on Essential | what security is missing in Essential
    which protections does Essential not have | which support things are not in Essential | downsides of Essential, what's lacking
    where does Esential fall short | where does the Professional plan stop | what does Essential skip | what did you cut from Essential to make it cheaper
    what's held back from the Professional plan | what is reserved for Enterprise that Professional doesn't have | what is not part of the entry plan
    please enumerate what is not included in the Essential plan | I'd like a list of items Professional does not cover
    could you tell me what the Essential package excludes | what would my staff miss on Essential | what would I regret not having on Essential
    things we'd be missing with the first plan | what's absent from the middle one | what's not bundled in Enterprise
    even Enterprise must leave something out, what | what is not covered by Enterprise | does Professional leave anything out
    anything we'd be missing on Professional? | anything not in Enterprise? | what holes are left if we're on Essential | show me what Essential is without
    what is it that Essential customers do not get | on Essential which services would we have to live without
    what would not be handled if we pick Essential | what's still uncovered under Professional | so what isn't in the Pro one
    what am I not getting with Pro | what doesnt pro have | what not included in essential plan please | essential plan have not what
    which are the things that Professional plan is not giving | what would we be going without on the middle tier
    what's missing if I stay on the lowest plan | which items do I not see in Essential | tell me the negatives of Essential, what it hasn't got
    what do small plan clients go without | what's the stuff you don't do for Essential clients | what don't you do on Professional
    what's lacking in the cheap plan | if i choose proffesional what wont i get | what are the missing pieces in Essential
    what's excluded on Enterprise, give me the list | everything Essential does not have, in a list | what sacrifices do we make with Essential
    qu'est-ce qui n'est pas compris dans Essential | qu'est-ce qu'il manque au forfait Professional | avec Essential, on se prive de quoi au juste
    le forfait du milieu, il n'inclut pas quoi | dites-moi ce que le plan Enterprise ne couvre pas
  `,
  counterExamples: `
    on Essential? | and on Enterprise? | is it in Essential | what is in Essential
    is backup included in Professional | what does Professional include | on which plan
  `,
};
