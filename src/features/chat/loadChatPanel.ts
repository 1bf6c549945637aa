import type { ComponentType } from 'react';
import { readStorage } from '../storage/browserStorage.ts';
import { type ChatFacts, type ChatVariant, chatKey } from './chatFacts.ts';
import { ContactLinks } from './ContactLinks/ContactLinks.tsx';

type Panel = ComponentType<{ facts: ChatFacts; variant: ChatVariant }>;

/**
 * Gives the code of a chat panel when it is needed: that of the home page once somebody is about to write, or has
 * written before in this session; any other at once.
 */
export async function loadChatPanel(): Promise<{ default: Panel }> {
  const { dataset } = document.documentElement;
  const built = document.querySelector<HTMLFormElement>('[data-live] form');
  const arrived = new AbortController();
  try {
    if (built?.closest('[data-live="hero"]') && !readStorage('session', chatKey)) {
      // The input shows: from here on it does something.
      dataset.chat = '';
      rememberEnter(built, arrived.signal);
      await waitForFocus(built);
    }
    const { ChatPanel } = await import('./ChatPanel/ChatPanel.tsx');
    dataset.chat = '';
    return { default: ChatPanel };
  } catch {
    delete dataset.chat;
    // What was built stays, and says how else to reach somebody.
    return built ? new Promise<never>(() => {}) : { default: ContactLinks };
  } finally {
    arrived.abort();
  }
}

// React holds back events in what it has not taken over yet: they are heard on their way down, before they reach it.

/** Remembers, as `data-early`, that Enter was pressed before the code was there. */
function rememberEnter(form: HTMLFormElement, signal: AbortSignal): void {
  const remember = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || !isIn(form, event)) return;
    event.preventDefault();
    form.dataset.early = '';
  };
  document.addEventListener('keydown', remember, { capture: true, signal });
}

/** Waits for somebody to write. */
function waitForFocus(form: HTMLFormElement): Promise<void> {
  return new Promise((resolve) => {
    if (form.contains(document.activeElement)) return resolve();
    const onFocusIn = (event: Event) => {
      if (!isIn(form, event)) return;
      document.removeEventListener('focusin', onFocusIn, true);
      resolve();
    };
    document.addEventListener('focusin', onFocusIn, true);
  });
}

function isIn(form: HTMLFormElement, { target }: Event): boolean {
  return target instanceof Node && form.contains(target);
}
