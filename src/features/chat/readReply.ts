import type { ChatAction } from '#data/rules/requests/chatbot.ts';
import type { Reply } from './conversation.ts';

/** Longer replies are cut off; those of our API are far shorter. */
const maxCharacters = 8000;
const limits = { links: 5, actions: 3, suggestions: 12, chips: 14, label: 120, note: 400, state: 2000 };

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
export function extrasOf({
  links,
  actions,
  suggestions,
  chips,
  state,
  handOver,
  lang,
}: Record<string, unknown>): Omit<Reply, 'response'> {
  const pages = listOf(links)
    .map(fieldsOf)
    .filter(isSource)
    .slice(0, limits.links)
    .map(({ title, href }) => ({ title, href }));
  const steps = listOf(actions).map(fieldsOf).flatMap(readAction).slice(0, limits.actions);
  const next = listOf(suggestions).filter(isLabel).slice(0, limits.suggestions);
  const known = listOf(chips)
    .map(fieldsOf)
    .flatMap(({ label, say }) => (isLabel(label) && isLabel(say) ? [{ label, say }] : []))
    .slice(0, limits.chips);
  return {
    ...(pages.length > 0 ? { links: pages } : {}),
    ...(steps.length > 0 ? { actions: steps } : {}),
    ...(next.length > 0 ? { suggestions: next } : {}),
    ...(known.length > 0 ? { chips: known } : {}),
    ...(isState(state) ? { state } : {}),
    ...(lang === 'fr' ? { lang } : {}),
    ...(handOver === true ? { handOver } : {}),
  };
}

function readAction(fields: Record<string, unknown>): ChatAction[] {
  const { kind, title, note, number } = fields;
  if (!isLabel(title)) return [];
  if (kind === 'call') return [{ kind, title, ...(isNumber(number) ? { number } : {}) }];
  if (kind === 'contact') return [{ kind, title, note: typeof note === 'string' ? note.slice(0, limits.note) : '' }];
  if ((kind === 'page' || kind === 'calculator') && isSource(fields)) return [{ kind, title, href: fields.href }];
  return [];
}

export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What is sent back as it came; the service checks it. */
function isState(value: unknown): value is NonNullable<Reply['state']> {
  return typeof value === 'object' && value !== null && JSON.stringify(value).length <= limits.state;
}

const isNumber = (value: unknown): value is string => typeof value === 'string' && /^\+?\d{2,15}$/.test(value);

function isLabel(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= limits.label;
}

/** Accepts paths of this site only: browsers treat "//" and "/\" at the start as another host. */
function isSource(
  fields: Record<string, unknown>,
): fields is Record<string, unknown> & { title: string; href: string } {
  return isLabel(fields.title) && typeof fields.href === 'string' && /^\/(?![/\\])\S*$/.test(fields.href);
}
