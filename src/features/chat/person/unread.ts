import { handoverMessages } from '#data/messages/handover.ts';
import { fill } from '#data/rules/text/fill.ts';
import { makeStore } from '../../../ui/makeStore.ts';
import { readRecord, writeStorage } from '../../storage/browserStorage.ts';
import { seenKey, unreadKey } from '../chatData.ts';
import type { ChatMessage, Conversation } from '../chatSchema.ts';
import { conversationStore } from '../conversationStore.ts';

/** What a person has written, and what has happened, that no tab has shown. @param seenAt in milliseconds since 1970 */
const newsAfter = ({ messages }: Conversation, seenAt: number): ChatMessage[] =>
  messages.filter(({ at, person }) => person && person.kind !== 'mine' && person.number !== undefined && at > seenAt);

/** That somebody came is not counted beside what they wrote. */
function countOf(news: readonly ChatMessage[]): number {
  const said = news.filter(({ person }) => person?.kind === 'said').length;
  return said || Math.min(news.length, 1);
}

const readSeen = (): number => Number(readRecord('local', seenKey).timestamp) || 0;

/** What a person has written and no tab has shown: counted, and told of in the title until it is shown. */
function makeUnread() {
  const count = makeStore(() => 0);
  let seenAt = readSeen();
  let panelsInView = 0;
  /** What this has put before the page's title. */
  let mark = '';

  function look(): void {
    const news = newsAfter(conversationStore.state().conversation, seenAt);
    if (news.length > 0 && panelsInView > 0 && !document.hidden) {
      seenAt = Math.max(...news.map(({ at }) => at));
      writeStorage('local', seenKey, JSON.stringify({ timestamp: seenAt }));
    }
    const next = countOf(news.filter(({ at }) => at > seenAt));
    if (next === count.get()) return;
    writeStorage('session', unreadKey, next > 0 ? String(next) : undefined);
    count.set(next);
    markTitle();
  }

  /** Also after the page's own title has changed. */
  function markTitle(): void {
    const title = mark && document.title.startsWith(mark) ? document.title.slice(mark.length) : document.title;
    const shown = count.get();
    mark = shown > 0 ? fill(handoverMessages.newInTitle, { count: shown, title: '' }) : '';
    if (document.title !== mark + title) document.title = mark + title;
  }

  conversationStore.subscribe(look);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('storage', ({ key }) => {
    if (key !== seenKey) return;
    seenAt = Math.max(seenAt, readSeen());
    look();
  });
  new MutationObserver(markTitle).observe(document.head, { childList: true, subtree: true, characterData: true });
  look();

  return {
    count: count.get,
    subscribe: count.subscribe,
    /** While the newest message of a panel is on the screen, what comes is read. @param part any of the panel. Returns what ends that. */
    watch(part: Element): () => void {
      const list = part.closest('[data-live], [role="dialog"]')?.querySelector('ol');
      if (!list) return () => {};
      let isInView = false;
      const note = (next: boolean) => {
        if (next !== isInView) panelsInView += next ? 1 : -1;
        isInView = next;
        look();
      };
      const observer = new IntersectionObserver((entries) => note(entries.at(-1)?.isIntersecting ?? false));
      const follow = () => {
        observer.disconnect();
        if (list.lastElementChild) observer.observe(list.lastElementChild);
      };
      const changes = new MutationObserver(follow);
      changes.observe(list, { childList: true });
      follow();
      return () => {
        changes.disconnect();
        observer.disconnect();
        note(false);
      };
    },
  };
}

export const unread = makeUnread();
