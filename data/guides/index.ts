import type { RecordsInput } from '../rules/schema/site.ts';
import { changeProvider } from './changeProvider.ts';
import { inHouseOrProvider } from './inHouseOrProvider.ts';
import { managedItCost } from './managedItCost.ts';

export const guides: RecordsInput['guides'] = [managedItCost, inHouseOrProvider, changeProvider];
