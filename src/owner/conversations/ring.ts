// The script of the desk: keeps whoever is signed in there, counts and rings on every page, and loads the parts of the pages of
// conversations that have changed. Everything else works without it, by forms and links.

import { fill } from '#data/rules/text/fill.ts';
import { dropDraft, keepDraft, noteUnanswered, restoreDraft } from './draft.ts';
import { keepLine } from './line.ts';
import { isSounding, prepareSound, ring } from './sound.ts';

/** The conversation was erased. */
class Gone extends Error {}
class SignedOut extends Error {}

type LineState = 'sound' | 'soundOff' | 'broken' | 'signedOut' | 'notSent' | 'gone';

const parts = '[data-live]';
const list = '/owner/conversations';
/** A page elsewhere at the desk counts and rings by the list. */
const isOfConversations = document.querySelector(parts) !== null;
const title = document.title;
let shown = lastNumber();
/** Who waits, each with the number of the last message; undefined before it is known. */
let calls = isOfConversations ? callsIn(document) : undefined;
/** Whether somebody waits who was not told yet that nobody comes. */
let isRinging = false;
let line: LineState = 'soundOff';
let isUnsent = false;
let isFollowing = false;
let isStale = false;
let kept: ReturnType<typeof keepLine> | undefined;
/** What was loaded last of each part. */
const loaded = new Map<string, string>();

/** The number of messages that the page shows. */
function lastNumber(): number {
  return document.querySelectorAll('[data-live="messages"] > li').length;
}

/** Visitors who wait for a person, or for an answer of whoever is signed in. */
function callsIn(page: Document): string[] {
  return [...page.querySelectorAll<HTMLElement>('[data-call]')].map(({ dataset }) => dataset.call ?? '');
}

/** Shows which of the states of the line is true. Of an erased conversation nothing else matters. */
function showLine(state: LineState): void {
  if (line === 'gone') return;
  line = state;
  for (const element of document.querySelectorAll<HTMLElement>('[data-line] [data-when]'))
    element.hidden = element.dataset.when !== state;
}

/** The line is in order, unless it was lost while something was under way. */
function showSound(): void {
  if (kept?.isOpen() === false) return;
  isUnsent &&= Boolean(document.querySelector('textarea')?.value);
  showLine(isUnsent ? 'notSent' : isSounding() ? 'sound' : 'soundOff');
}

/** Says why the page could not be loaded, or something not be sent; it is tried again. */
function showFailure(error: unknown): void {
  showLine(error instanceof Gone ? 'gone' : error instanceof SignedOut ? 'signedOut' : 'broken');
  if (!(error instanceof Gone)) kept?.tryAgain();
}

/** @throws Error where it does not answer in time, with a page of the desk */
async function load(url: string, request: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...request, signal: AbortSignal.timeout(15_000) });
  if (response.status === 401 || new URL(response.url).pathname === '/owner') throw new SignedOut();
  if (response.status === 404) throw new Gone();
  return response;
}

/** Replaces what a part holds; whoever is at one of its links or buttons with the keyboard stays there. */
function replace(part: HTMLElement, html: string): void {
  const focused = part.contains(document.activeElement) ? document.activeElement?.outerHTML : undefined;
  part.innerHTML = html;
  const same = [...part.querySelectorAll<HTMLElement>('a, button')].find(({ outerHTML }) => outerHTML === focused);
  same?.focus({ preventScroll: true });
}

/**
 * Loads the page again and takes over its parts; what is being typed stays, because it is in none of them. Messages are added, because a
 * screen reader reads out what is new in their list.
 * @param used a part that is taken over although the focus is in one of its fields
 */
async function refresh(response?: Response, used?: HTMLElement | null): Promise<Document> {
  const page = response ?? (await load(isOfConversations ? location.href : list, { headers: { accept: 'text/html' } }));
  const fresh = new DOMParser().parseFromString(await page.text(), 'text/html');
  if (!fresh.querySelector(parts)) throw new Error('The page is another one.');
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    const name = part.dataset.live ?? '';
    const from = fresh.querySelector(`[data-live="${name}"]`);
    const html = from?.innerHTML;
    const isUsed = part !== used && part.contains(document.activeElement?.closest('input, select') ?? null);
    if (!from || html === undefined || isUsed || loaded.get(name) === html) continue;
    // That a message was not sent stands beside it for as long as it does.
    if (name === 'unsent' && !html && document.querySelector('textarea')?.value) continue;
    loaded.set(name, html);
    if (name === 'messages') part.append(...[...from.children].slice(part.children.length));
    else replace(part, html);
  }
  const [box, freshBox] = [document, fresh].map((from) => from.querySelector<HTMLElement>('[data-box]'));
  if (box && freshBox) box.hidden = freshBox.hidden && !box.querySelector('textarea')?.value;
  const [own, other] = [document, fresh].map((from) => from.querySelector(`nav a[href="${list}"]`));
  if (own && other) own.textContent = other.textContent;
  showCalls(callsIn(fresh));
  isRinging = fresh.querySelector('[data-ringing]') !== null;
  return fresh;
}

/** Counts who waits, in the title; rings for each new one, and for what is new of one. */
function showCalls(now: string[]): void {
  const newest = document.querySelector('[data-live="messages"] > li:last-child');
  const isLonger = lastNumber() > shown;
  if (isLonger) newest?.scrollIntoView({ block: 'nearest' });
  const isNew = now.some((call) => calls && !calls.includes(call));
  if (isNew || (isLonger && newest?.matches('[data-by="visitor"]'))) ring();
  document.title = now.length > 0 ? `(${now.length}) ${title}` : title;
  shown = lastNumber();
  calls = now;
}

/** Posts a form of these pages without leaving it. What was typed stays until it is sent, under the same key. */
async function post(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) fields.append(name, String(value));
  const text = form.querySelector('textarea');
  try {
    const response = await load(form.action, { method: 'POST', body: fields });
    const isRefused = response.status === 409 || response.status === 422;
    if (!response.ok && !isRefused) throw new Error(`The server answered ${response.status}.`);
    if (form.action.endsWith('/duty')) return void (await takeDuty(isRefused ? response : undefined));
    // What was typed stays, and the page says why.
    if (isRefused) return void (await refresh(response));
    // What has been typed meanwhile is not lost.
    if (text?.value === fields.get('text')) text.value = '';
    isUnsent = false;
    noteUnanswered(undefined);
    keepDraft();
    if (new URL(response.url).pathname !== location.pathname) return location.assign(response.url);
    showLength();
    const fresh = await refresh(response);
    const [own, other] = [document, fresh].map((from) => from.querySelector<HTMLInputElement>('input[name="key"]'));
    if (own && other) own.value = other.value;
    keepDraft();
    showSound();
  } catch (error) {
    isUnsent = Boolean(text?.value);
    noteUnanswered(text ? String(fields.get('text')) : undefined);
    keepDraft();
    showFailure(error);
  }
  text?.focus();
}

/** Shows what has become of the duty, and leaves the focus in it. @param response a page that asks something */
async function takeDuty(response: Response | undefined): Promise<void> {
  const part = document.querySelector<HTMLElement>('[data-live="duty"]');
  await refresh(response, part);
  part?.querySelector<HTMLElement>(response ? 'input[type="time"]' : 'button')?.focus();
}

/** Counts what is typed, near the limit of a message. Returns whether it is too long. */
function showLength(): boolean {
  const shown = document.querySelector<HTMLElement>('[data-most]');
  const [length, tooLong] = ['[data-length]', '[data-too-long]'].map((name) => shown?.querySelector<HTMLElement>(name));
  const count = document.querySelector('textarea')?.value.trim().length ?? 0;
  const most = Number(shown?.dataset.most);
  if (!shown || !length || !tooLong) return false;
  shown.hidden = count <= most - 200;
  length.textContent = fill<string>(length.dataset.length ?? '', { count, most });
  tooLong.textContent = count > most ? (tooLong.dataset.tooLong ?? '') : '';
  return count > most;
}

/** Loads the page again until nothing has changed meanwhile. Without a timer: those of a page in the background are slowed down. */
async function follow(): Promise<void> {
  isFollowing = true;
  while (isStale) {
    isStale = false;
    await refresh().then(() => {
      kept?.isWell();
      showSound();
    }, showFailure);
  }
  isFollowing = false;
}

function listen(): void {
  kept = keepLine({
    url: `${list}/events`,
    on: {
      changed() {
        isStale = true;
        if (!isFollowing) void follow();
      },
      // What comes over the line is not slowed down either.
      beat() {
        void fetch(`${list}/here`, { method: 'POST', body: new URLSearchParams() }).catch(() => {});
        if (isRinging) ring();
      },
    },
    onOpen: showSound,
    onLost() {
      if (line !== 'signedOut') showLine('broken');
      // The line itself does not say why it is refused.
      load(list).catch((error) => error instanceof SignedOut && showLine('signedOut'));
    },
    isSignedOut: () => line === 'signedOut',
  });
}

const isReady = () => prepareSound(() => void (line === 'soundOff' && showSound()));
// Whoever came by a link or a button of the desk has pressed something.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/owner`)) isReady();
for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, isReady, { once: true });
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (form.action.endsWith('/erase')) dropDraft();
  if (!form.action.startsWith(location.origin + list) || form.action.endsWith('/erase')) return;
  event.preventDefault();
  const isOfBox = form.contains(document.querySelector('textarea'));
  if (isOfBox && showLength()) document.querySelector('textarea')?.focus();
  else void post(form, event.submitter);
});
document.addEventListener('input', () => {
  showLength();
  keepDraft();
});
// Enter sends, as in the visitor's chat; with Shift it is a new line.
document.addEventListener('keydown', (event) => {
  const field = event.target;
  if (!isOfConversations || !(field instanceof HTMLTextAreaElement)) return;
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  if (field.value.trim()) field.form?.requestSubmit();
});
document.querySelector('[data-live="messages"] > li:last-child')?.scrollIntoView({ block: 'nearest' });
restoreDraft();
showLength();
// Browsers open few lines to one site: the pages elsewhere at the desk share one.
if (isOfConversations || !('locks' in navigator)) listen();
else
  void navigator.locks.request('deskLine', () => {
    listen();
    return new Promise(() => {});
  });
