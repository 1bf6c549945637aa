import type { RecordsInput } from '../rules/schema/site.ts';
import { breachFirstSteps } from './breachFirstSteps.ts';
import { downtimeCost } from './downtimeCost.ts';

export const tools: RecordsInput['tools'] = [downtimeCost, breachFirstSteps];
