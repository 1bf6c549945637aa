import type { Industry } from '../rules/schema/industry.ts';
import { financialServices } from './financial-services.ts';
import { healthcare } from './healthcare.ts';
import { legal } from './legal.ts';
import { manufacturing } from './manufacturing.ts';
import { nonprofitOrganizations } from './nonprofit-organizations.ts';
import { professionalServices } from './professional-services.ts';
import { realEstate } from './real-estate.ts';

/** In the order in which they are shown. */
export const industries: Industry[] = [
  healthcare,
  financialServices,
  legal,
  manufacturing,
  professionalServices,
  realEstate,
  nonprofitOrganizations,
];
