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

/** Sets of examiners, each round measured at first sight and then mended by; what was right at first sight decision 7 says. */
export const examined = [...firstMixed, ...firstCritical, ...firstKnowledge, ...firstFringe, ...secondMixed, ...secondCritical, ...thirdMixed, ...thirdCritical, ...fourthMixed, ...fourthCritical, ...fourthKnowledge, ...fourthFringe, ...fifthMixed, ...fifthCritical, ...fifthKnowledge, ...fifthFringe, ...sixthMixed, ...sixthCritical, ...sixthKnowledge, ...sixthFringe, ...seventhMixed, ...seventhCritical, ...eighthMixed, ...eighthCritical];
