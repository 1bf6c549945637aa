/** What the owner and a lawyer supply before going live; `npm run check:claims` lists it. The values stand on the pages until then. */
export { legalFacts } from '#data/legal/legalFacts.ts';
