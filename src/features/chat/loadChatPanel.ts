import type { ComponentType } from 'react';
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
      await waitForUse(built);
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

// React delays events inside a tree that is not hydrated yet, so the listeners are on the document, in the capture phase.

/** Remembers as `data-early` that Enter was pressed before hydration. */
function rememberEnter(form: HTMLFormElement, signal: AbortSignal): void {
  const remember = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || !isIn(form, event)) return;
    event.preventDefault();
    form.dataset.early = '';
  };
  document.addEventListener('keydown', remember, { capture: true, signal });
}

/** Resolves when the input is focused, or a person is asked for, which is remembered as `data-ask`. */
function waitForUse(form: HTMLFormElement): Promise<void> {
  return new Promise((resolve) => {
    if (form.contains(document.activeElement)) return resolve();
    const use = (event: Event) => {
      const asks =
        event.type === 'click' && event.target instanceof Element && event.target.closest('[data-ask-person]');
      if (asks) form.dataset.ask = '';
      else if (event.type === 'click' || !isIn(form, event)) return;
      for (const type of ['focusin', 'click']) document.removeEventListener(type, use, true);
      resolve();
    };
    for (const type of ['focusin', 'click']) document.addEventListener(type, use, true);
  });
}

function isIn(form: HTMLFormElement, { target }: Event): boolean {
  return target instanceof Node && form.contains(target);
}
