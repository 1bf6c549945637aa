import type { RecordsInput } from '../rules/schema/site.ts';

/**
 * Who handles visitors' information for us, and in which country: name each service when it is set up, and take it out when it is
 * not used any more. The privacy policy names these and no others, and `npm run check` compares them with the settings of a public site.
 */
export const suppliers: RecordsInput['suppliers'] = [];
