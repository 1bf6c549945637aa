import type { ChatReply } from '../../routes/chatbot/schema.ts';
import type { Part, Source } from '../answer/skill.ts';

const mostSources = 5;
const mostSuggestions = 3;

/** One reply of the parts that answer the questions of a message. */
export function join(parts: readonly (Part & { intent: string })[]): ChatReply {
  const sources = new Map<string, Source>();
  for (const source of parts.flatMap((part) => part.sources))
    if (!sources.has(source.href)) sources.set(source.href, source);
  const suggestions = [...new Set(parts.flatMap((part) => part.suggestions ?? []))].slice(0, mostSuggestions);
  // The form belongs behind the pages that answer.
  const ordered = [...sources.values()]
    .sort((a, b) => Number(a.href.startsWith('/contact?')) - Number(b.href.startsWith('/contact?')))
    .slice(0, mostSources);
  return {
    response: parts.map(({ text }) => text).join('\n\n'),
    ...(ordered.length > 0 ? { sources: ordered } : {}),
    ...(suggestions.length > 0 ? { suggestions } : {}),
    intent: parts[0]?.intent ?? 'unknown',
    ...(parts.some(({ handOver }) => handOver) ? { handOver: true } : {}),
  };
}
