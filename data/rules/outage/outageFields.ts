/** The fields of the cost of an outage, in the order of the form. Apart from the schema, so that the browser needs no zod. */
export const outageFieldNames = ['people', 'wage', 'idle', 'sales', 'lost', 'hours', 'recovery'] as const;
export type OutageFieldName = (typeof outageFieldNames)[number];
