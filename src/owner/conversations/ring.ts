// The script of the desk's pages of conversations: rings, and loads the parts of the page that have changed. Everything works
// without it, by forms and links.

import { fill } from '#data/text/fill.ts';

/** The conversation was erased. */
class Gone extends Error {}

const parts = '[data-live]';
const list = '/owner/conversations';
const title = document.title;
let sound: AudioContext | undefined;
let waiting = 0;
let shown = lastNumber();
let unanswered = countUnanswered();
let isFollowing = false;
let isStale = false;
/** What was loaded last of each part. */
const loaded = new Map<string, string>();

/** The number of messages that the page shows. */
function lastNumber(): number {
  return document.querySelectorAll('[data-live="messages"] > li').length;
}

/** How many visitors wait for an answer of whoever is signed in. */
function countUnanswered(): number {
  return document.querySelectorAll('[data-unanswered]').length;
}

/** Shows which of the states of the line is true. */
function showLine(state: 'sound' | 'soundOff' | 'broken' | 'gone'): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-line] [data-when]'))
    element.hidden = element.dataset.when !== state;
}

/** The line is in order. */
const showSound = () => showLine(sound?.state === 'running' ? 'sound' : 'soundOff');

/** Says why the page could not be loaded, or something not be sent. */
const showFailure = (error: unknown) => showLine(error instanceof Gone ? 'gone' : 'broken');

/** Browsers let a page sound once somebody has pressed something on it. */
function prepareSound(): void {
  sound ??= new AudioContext();
  void sound.resume().then(() => showLine('sound'));
}

/** Two short tones, made here: no file is loaded. */
function ring(): void {
  if (sound?.state !== 'running') return;
  for (const [index, frequency] of [660, 880].entries()) {
    const [tone, loudness] = [sound.createOscillator(), sound.createGain()];
    const start = sound.currentTime + index * 0.18;
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(0.3, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.16);
    tone.connect(loudness).connect(sound.destination);
    tone.start(start);
    tone.stop(start + 0.17);
  }
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
  const page = response ?? (await fetch(location.href, { headers: { accept: 'text/html' } }));
  if (page.status === 404) throw new Gone();
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
  const newest = document.querySelector('[data-live="messages"] > li:last-child');
  const isLonger = lastNumber() > shown;
  if (isLonger) newest?.scrollIntoView({ block: 'nearest' });
  if (countUnanswered() > unanswered || (isLonger && newest?.matches('[data-by="visitor"]'))) ring();
  shown = lastNumber();
  unanswered = countUnanswered();
  return fresh;
}

/** Posts a form of these pages without leaving it. What was typed stays until it is sent, under the same key. */
async function post(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) fields.append(name, String(value));
  const text = form.querySelector('textarea');
  try {
    const response = await fetch(form.action, { method: 'POST', body: fields });
    const isRefused = response.status === 409 || response.status === 422;
    if (response.status === 404) throw new Gone();
    if (!response.ok && !isRefused) throw new Error(`The server answered ${response.status}.`);
    if (form.action.endsWith('/duty')) return void (await takeDuty(isRefused ? response : undefined));
    // What was typed stays, and the page says why.
    if (isRefused) return void (await refresh(response));
    if (new URL(response.url).pathname !== location.pathname) return location.assign(response.url);
    // What has been typed meanwhile is not lost.
    if (text?.value === fields.get('text')) text.value = '';
    showLength();
    const fresh = await refresh(response);
    const [own, other] = [document, fresh].map((from) => from.querySelector<HTMLInputElement>('input[name="key"]'));
    if (own && other) own.value = other.value;
  } catch (error) {
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
    await refresh().then(showSound, showFailure);
  }
  isFollowing = false;
}

function listen(): void {
  const events = new EventSource(`${list}/events`);
  events.addEventListener('changed', ({ data }) => {
    const next = (JSON.parse(data) as { waiting: number }).waiting;
    if (next > waiting) ring();
    waiting = next;
    document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
    isStale = true;
    if (!isFollowing) void follow();
  });
  // What comes over the line is not slowed down either.
  events.addEventListener('beat', () => {
    void fetch(`${list}/here`, { method: 'POST', body: new URLSearchParams() }).catch(() => {});
  });
  events.addEventListener('open', showSound);
  events.addEventListener('error', () => {
    showLine('broken');
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, 5000);
  });
}

for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, prepareSound, { once: true });
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.action.startsWith(location.origin + list) || form.action.endsWith('/erase')) return;
  event.preventDefault();
  const isOfBox = form.contains(document.querySelector('textarea'));
  if (isOfBox && showLength()) document.querySelector('textarea')?.focus();
  else void post(form, event.submitter);
});
document.addEventListener('input', showLength);
// Enter sends, as in the visitor's chat; with Shift it is a new line.
document.addEventListener('keydown', (event) => {
  const field = event.target;
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing || !(field instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  if (field.value.trim()) field.form?.requestSubmit();
});
document.querySelector('[data-live="messages"] > li:last-child')?.scrollIntoView({ block: 'nearest' });
listen();
