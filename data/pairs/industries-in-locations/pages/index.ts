import type { IndustryInLocationPage } from '../../../rules/schema/pair.ts';
import { financialServices } from './financial-services.ts';
import { healthcare } from './healthcare.ts';
import { legal } from './legal.ts';
import { manufacturing } from './manufacturing.ts';
import { nonprofitOrganizations } from './nonprofit-organizations.ts';
import { professionalServices } from './professional-services.ts';
import { realEstate } from './real-estate.ts';

/** The texts of the pages of an industry in a location, by the industry's and the location's slug. */
export const pages: Record<string, Record<string, IndustryInLocationPage>> = {
  'financial-services': financialServices,
  healthcare,
  legal,
  manufacturing,
  'nonprofit-organizations': nonprofitOrganizations,
  'professional-services': professionalServices,
  'real-estate': realEstate,
};
