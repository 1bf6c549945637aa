import type { RecordsInput } from '../schema/site.ts';
import { intents } from './intents/index.ts';

/** Intents of a trade that works with computers and sells plans. */
const ofTrade = new Set(
  `add-ons after-leaving billing-term budget client-portal compare-plans cyber-insurance danger-account danger-breach danger-call
  danger-device danger-malware danger-outage danger-payment danger-physical danger-suspicious data-location data-privacy discounts
  everyday-problem hardware industry law minimum onboarding own-staff partners plan-features plan-has plan-lacks quote-before
  quote-change recommend-plan setup-fee staff-access surcharge switching who-counts`.split(/\s+/),
);

/** Fire, injuries and threats, as anybody writes of them. */
const danger = {
  id: 'danger-physical',
  examples: `
    fire | fire!! | there is a fire | something is burning | I smell smoke | smoke is coming out of the wall | sparks from the outlet
    someone is hurt | a person is hurt | somebody is unconscious | he is not breathing | she collapsed | my father fell and is bleeding
    I think he is having a heart attack | someone got an electric shock | there is a man with a knife | somebody is threatening us
    someone broke in and is still here | my child is hurt | call an ambulance | we need an ambulance | the house is on fire
    au feu | il y a de la fumée | quelqu'un est blessé | elle ne respire plus | un homme nous menace | ma mère est tombée et saigne
    somebody is choking | he fell off the ladder and cannot move | the ceiling fell on him | the car is burning in the garage
  `,
};

/** What visitors want from a provider of any trade. */
export const commonIntents: RecordsInput['assistant']['intents'] = [
  ...intents.filter(({ id }) => !ofTrade.has(id)),
  danger,
];
