import type { RecordsInput } from '../schema/site.ts';
import { linesOf } from './tradeExamples.ts';
import { intents } from './intents/index.ts';
import { visitIntents } from './visits.ts';

/** Intents of a trade that works with computers and sells plans. */
const ofTrade = new Set(
  `add-ons after-leaving billing-term budget client-portal compare-plans cyber-insurance danger-account danger-breach danger-call
  danger-device danger-malware danger-outage danger-payment danger-physical danger-suspicious data-location data-privacy
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

/** Words of a trade that works with computers; an example with one teaches nothing about another trade. */
const ofComputers = new RegExp(
  `\\b(?:${`IT|pcs?|computers?|ordinateurs?|laptops?|servers?|serveurs?|back-?ups?|sauvegardes?|cloud|wi-?fi|networks?|réseau|microsoft
  m?365|passwords?|mfa|2fa|hack\\w*|virus\\w*|malware|ransom\\w*|phish\\w*|cyber\\w*|software|apps?|printers?|vpn|voip|firewalls?|antivirus
  help ?desk|msp|vcio|azure|aws|macs?|windows|google workspace|sharepoint|teams|quickbooks|soc|iso|edr|siem|users?|seats|licen[cs]es?
  techs?|technicians?|tickets?|remote(?:ly)?|crm|databases?|domains?|websites?`
    .split(/\n\s*/)
    .join('|')})\\b`,
  'i',
);

const withoutComputers = (examples: string): string =>
  linesOf(examples)
    .filter((line) => !ofComputers.test(line))
    .join('\n');

/** Dangers that a trade may have a kind of its own for: water, gas, current, theft. */
const ofSomeTrades = new RegExp(
  'water|eau\\b|leak|flood|pipe|sprinkler|toilet|coul|inond|gas\\b|gaz|electr|électr|shock|outlet|socket|spark|étincel|robb|' +
    'break-in|broke into|burglar|thie|cash',
  'i',
);

/** Fire, injuries and threats at work, by what visitors of the project's own trade write of them. */
const atWork = withoutComputers(intents.find(({ id }) => id === danger.id)?.examples ?? '')
  .split('\n')
  .filter((line) => !ofSomeTrades.test(line));

/** What visitors want from a provider of any trade. */
export const commonIntents: RecordsInput['assistant']['intents'] = [
  ...intents
    .filter(({ id }) => !ofTrade.has(id))
    .map((intent) => ({ ...intent, examples: withoutComputers(intent.examples) })),
  { ...danger, examples: [danger.examples, ...atWork].join('\n') },
  ...visitIntents,
];
