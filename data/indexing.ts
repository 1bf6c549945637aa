import type { RecordsInput } from './rules/schema/site.ts';

/**
 * Which pages search engines list. Without a rule, every page is listed. Examples:
 * `{ pages: '/services/:service/:industry/:place', index: false, reason: 'until each has a text of its own' }` for a family,
 * with `{ pages: '/services/cybersecurity/legal/:place', index: true, reason: '…' }` before it for those that are worth it.
 * What we recommend, with figures: docs/going-live.md.
 */
export const indexing: RecordsInput['indexing'] = [];
