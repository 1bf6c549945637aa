import type { Reply, Source } from './conversation.ts';

/** Longer replies are cut off; those of our API are far shorter. */
const maxCharacters = 8000;
const limits = { sources: 5, suggestions: 4, label: 120 };

/**
 * Validates a response of `POST /api/chatbot`.
 * @throws TypeError where it contains no reply
 */
export function readReply(answer: unknown): Reply {
  const { success, data } = fieldsOf(answer);
  const fields = fieldsOf(data);
  const response = typeof fields.response === 'string' ? fields.response.trim().slice(0, maxCharacters) : '';
  if (success !== true || !response) throw new TypeError('The answer holds no reply.');
  return { response, ...extrasOf(fields) };
}

/** The optional parts of a reply, without invalid ones. */
export function extrasOf({ sources, suggestions, handOver }: Record<string, unknown>): Omit<Reply, 'response'> {
  const pages = listOf(sources)
    .map(fieldsOf)
    .filter(isSource)
    .slice(0, limits.sources)
    .map(({ title, href }) => ({ title, href }));
  const next = listOf(suggestions).filter(isLabel).slice(0, limits.suggestions);
  return {
    ...(pages.length > 0 ? { sources: pages } : {}),
    ...(next.length > 0 ? { suggestions: next } : {}),
    ...(handOver === true ? { handOver } : {}),
  };
}

export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isLabel(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= limits.label;
}

/** Accepts paths of this site only: browsers treat "//" and "/\" at the start as another host. */
function isSource(fields: Record<string, unknown>): fields is Record<string, unknown> & Source {
  return isLabel(fields.title) && typeof fields.href === 'string' && /^\/(?![/\\])\S*$/.test(fields.href);
}
