import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Renders a component into the document until the test ends; the function it returns renders another in its place. */
export async function render(node: ReactNode): Promise<(next: ReactNode) => Promise<void>> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(() => root.unmount());
    container.remove();
  });
  const show = (next: ReactNode) => act(async () => root.render(next));
  await show(node);
  return show;
}

/** The element that a selector finds. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`Nothing is ${selector} in ${document.body.innerHTML}`);
  return found;
}

/** Sends an event to an element, as a browser does: it bubbles and can be prevented. */
export const send = (target: EventTarget, type: string, facts: Record<string, unknown> = {}): Promise<void> =>
  act(async () => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
    target.dispatchEvent(event);
  });

export const press = (target: EventTarget, key: string): Promise<void> => send(target, 'keydown', { key, code: key });
export const click = (target: HTMLElement): Promise<void> => act(async () => target.click());
export const focus = (target: HTMLElement): Promise<void> => act(async () => target.focus());

/** Lets the fake clock go on. */
export const pass = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined));
