import type { ComponentType } from 'react';
import { firstUse } from '../../ui/hydration/firstUse.ts';
import { readStorage } from '../storage/browserStorage.ts';
import { type ChatData, type ChatVariant, chatKey, handoverKey } from './chatData.ts';
import { ContactLinks } from './ContactLinks/ContactLinks.tsx';

type Panel = ComponentType<{ data: ChatData; variant: ChatVariant }>;

/**
 * Loads the chat panel. On the home page only once the visitor focuses the input or asks for a person, unless there already is a
 * conversation; elsewhere at once.
 */
export async function loadChatPanel(): Promise<{ default: Panel }> {
  const { dataset } = document.documentElement;
  const built = document.querySelector<HTMLFormElement>('[data-live] form');
  const arrived = new AbortController();
  try {
    const isBegun = readStorage('session', chatKey) ?? readStorage('local', handoverKey);
    if (built?.closest('[data-live="hero"]') && !isBegun) {
      // Shows the input, which works from now on.
      dataset.chat = '';
      rememberEnter(built, arrived.signal);
      await Promise.race([firstUse(built, arrived.signal), personAsked(built, arrived.signal)]);
    }
    const { ChatPanel } = await import('./ChatPanel/ChatPanel.tsx');
    dataset.chat = '';
    return { default: ChatPanel };
  } catch {
    delete dataset.chat;
    // The prerendered panel stays, and shows the contact links.
    return built ? new Promise<never>(() => {}) : { default: ContactLinks };
  } finally {
    arrived.abort();
  }
}

// React stops events inside a tree that is not hydrated yet, so the listeners are on the document, in the capture phase.

/** Remembers as `data-early` that Enter was pressed before hydration. */
function rememberEnter(form: HTMLFormElement, signal: AbortSignal): void {
  const remember = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    if (!(event.target instanceof Node && form.contains(event.target))) return;
    event.preventDefault();
    form.dataset.early = '';
  };
  document.addEventListener('keydown', remember, { capture: true, signal });
}

/** Resolves when a person is asked for, which is remembered as `data-ask`. */
function personAsked(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ask = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-ask-person]'))) return;
      form.dataset.ask = '';
      resolve();
    };
    document.addEventListener('click', ask, { capture: true, signal });
  });
}
