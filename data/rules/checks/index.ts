import type { Site } from '../schema/site.ts';
import { articlesCiteSources } from './articlesCiteSources.ts';
import { emergenciesAreHeard } from './emergenciesAreHeard.ts';
import { cardsLead } from './cardsLead.ts';
import { distinctAddresses } from './distinctAddresses.ts';
import { coordinatesInRegion } from './coordinatesInRegion.ts';
import { firstStepsAnswers } from './firstStepsAnswers.ts';
import { knownPlaceholders } from './knownPlaceholders.ts';
import { downloadPagesMatch, downloadsMatchResources } from './downloadsMatchResources.ts';
import { lapsesQuoteTheText } from './lapsesQuoteTheText.ts';
import { oneBooking } from './oneBooking.ts';
import { oneRecommendedPlan } from './oneRecommendedPlan.ts';
import { promiseIsDuration } from './promiseIsDuration.ts';
import { redirectsLead } from './redirectsLead.ts';
import { referencesExist } from './referencesExist.ts';
import { rulesAskOfServices } from './rulesAskOfServices.ts';
import type { RecordCheck } from './recordCheck.ts';
import { textsAreWritten } from './textsAreWritten.ts';
import { themeContrasts } from './themeContrasts.ts';
import { uniqueKeys } from './uniqueKeys.ts';

/** The rules across the records that visitors see. */
const publishedChecks: readonly RecordCheck[] = [
  uniqueKeys,
  distinctAddresses,
  referencesExist,
  coordinatesInRegion,
  knownPlaceholders,
  oneRecommendedPlan,
  oneBooking,
  downloadsMatchResources,
  downloadPagesMatch,
  firstStepsAnswers,
  cardsLead,
  emergenciesAreHeard,
  articlesCiteSources,
  lapsesQuoteTheText,
  rulesAskOfServices,
  promiseIsDuration,
  redirectsLead,
  textsAreWritten,
  themeContrasts,
];

/**
 * Runs every rule, or those given. With `tolerant`, for records that failed the schema, a rule that throws is skipped, so that the errors of
 * the other rules are still reported.
 */
export function checkRecords(
  site: Site,
  { tolerant, checks = publishedChecks }: { tolerant: boolean; checks?: readonly RecordCheck[] },
): string[] {
  return checks.flatMap((check) => {
    try {
      return check(site);
    } catch (error) {
      if (tolerant) return [];
      throw error;
    }
  });
}
