import { firstMixed } from './firstMixed.ts';
import { firstCritical } from './firstCritical.ts';
import { firstKnowledge } from './firstKnowledge.ts';
import { firstFringe } from './firstFringe.ts';
import { secondMixed } from './secondMixed.ts';
import { secondCritical } from './secondCritical.ts';
import { thirdMixed } from './thirdMixed.ts';
import { thirdCritical } from './thirdCritical.ts';
import { fourthMixed } from './fourthMixed.ts';
import { fourthCritical } from './fourthCritical.ts';
import { fourthKnowledge } from './fourthKnowledge.ts';
import { fourthFringe } from './fourthFringe.ts';
import { fifthMixed } from './fifthMixed.ts';
import { fifthCritical } from './fifthCritical.ts';
import { fifthKnowledge } from './fifthKnowledge.ts';
import { fifthFringe } from './fifthFringe.ts';
import { sixthMixed } from './sixthMixed.ts';
import { sixthCritical } from './sixthCritical.ts';
import { sixthKnowledge } from './sixthKnowledge.ts';
import { sixthFringe } from './sixthFringe.ts';
import { seventhMixed } from './seventhMixed.ts';
import { seventhCritical } from './seventhCritical.ts';
import { eighthMixed } from './eighthMixed.ts';
import { eighthCritical } from './eighthCritical.ts';
import { ninthMixed } from './ninthMixed.ts';
import { ninthBullets } from './ninthBullets.ts';
import { ninthCritical } from './ninthCritical.ts';
import { ninthQuotes } from './ninthQuotes.ts';
import { tenthMixed } from './tenthMixed.ts';
import { tenthAcceptance } from './tenthAcceptance.ts';
import { tenthCritical } from './tenthCritical.ts';
import { tenthKnowledge } from './tenthKnowledge.ts';
import { eleventhMixed } from './eleventhMixed.ts';
import { eleventhBullets } from './eleventhBullets.ts';
import { eleventhCritical } from './eleventhCritical.ts';
import { eleventhKnowledge } from './eleventhKnowledge.ts';
import { twelfthMixed } from './twelfthMixed.ts';
import { twelfthCritical } from './twelfthCritical.ts';
import { twelfthKnowledge } from './twelfthKnowledge.ts';
import { thirteenthAcceptance } from './thirteenthAcceptance.ts';
import { thirteenthMixed } from './thirteenthMixed.ts';
import { thirteenthTalks } from './thirteenthTalks.ts';
import { fourteenthAcceptance } from './fourteenthAcceptance.ts';
import { fourteenthRecords } from './fourteenthRecords.ts';
import { fourteenthCritical } from './fourteenthCritical.ts';
import { fourteenthKnowledge } from './fourteenthKnowledge.ts';
import { fifteenthAcceptance } from './fifteenthAcceptance.ts';
import { fifteenthWeighted } from './fifteenthWeighted.ts';
import { fifteenthTalks } from './fifteenthTalks.ts';
import { sixteenthWeighted } from './sixteenthWeighted.ts';
import { sixteenthCritical } from './sixteenthCritical.ts';
import { seventeenthWeighted } from './seventeenthWeighted.ts';
import { seventeenthCritical } from './seventeenthCritical.ts';
import { seventeenthKnowledge } from './seventeenthKnowledge.ts';

/** Sets of examiners, each round measured at first sight and then mended by; what was right at first sight decision 7 says. */
export const examined = [
  ...firstMixed,
  ...firstCritical,
  ...firstKnowledge,
  ...firstFringe,
  ...secondMixed,
  ...secondCritical,
  ...thirdMixed,
  ...thirdCritical,
  ...fourthMixed,
  ...fourthCritical,
  ...fourthKnowledge,
  ...fourthFringe,
  ...fifthMixed,
  ...fifthCritical,
  ...fifthKnowledge,
  ...fifthFringe,
  ...sixthMixed,
  ...sixthCritical,
  ...sixthKnowledge,
  ...sixthFringe,
  ...seventhMixed,
  ...seventhCritical,
  ...eighthMixed,
  ...eighthCritical,
  ...ninthMixed,
  ...ninthBullets,
  ...ninthCritical,
  ...ninthQuotes,
  ...tenthMixed,
  ...tenthAcceptance,
  ...tenthCritical,
  ...tenthKnowledge,
  ...eleventhMixed,
  ...eleventhBullets,
  ...eleventhCritical,
  ...eleventhKnowledge,
  ...twelfthMixed,
  ...twelfthCritical,
  ...twelfthKnowledge,
  ...thirteenthAcceptance,
  ...thirteenthMixed,
  ...thirteenthTalks,
  ...fourteenthAcceptance,
  ...fourteenthRecords,
  ...fourteenthCritical,
  ...fourteenthKnowledge,
  ...fifteenthAcceptance,
  ...fifteenthWeighted,
  ...fifteenthTalks,
  ...sixteenthWeighted,
  ...sixteenthCritical,
  ...seventeenthWeighted,
  ...seventeenthCritical,
  ...seventeenthKnowledge,
];
