import type { ReactNode } from 'react';
import { loadToaster } from '../../toasts/toasts.ts';
import type { FormView, Life } from '../useLiveForm.ts';
import { type Answer, post } from './post.ts';
import { Done, NotSent, Summary } from './Said.tsx';
import { type Trouble, troubleText } from './troubleText.ts';

export type Values = Readonly<Record<string, string>>;
type Refusal = Extract<Answer, { ok: false }>;
interface Confirmation {
  title: string;
  text: string;
  way?: { label: string; href: string };
}

/** What makes a form this form. */
export interface Kind<Request> {
  /** Its name in the ids of its fields. */
  id: string;
  url: string;
  /** What the button says while it is on its way. */
  pending: string;
  /** The request, or what is wrong with which field. */
  check(values: Values): { request: Request } | { wrong: Values };
  /** What is sent. */
  bodyOf(request: Request): object;
  /** Whether an answer that cannot be read counts as success. */
  believesStatus: boolean;
  onInvalid?(): void;
  /** What is said above the emptied form; a node stands in its place instead. */
  onSent(body: Readonly<Record<string, unknown>>, request: Request): Confirmation | { instead: ReactNode };
  onRefused(refusal: Refusal): void;
  /** Something was typed. */
  onTyped?(): void;
  begun?(): ReactNode;
}

type Said =
  | { kind: 'errors' }
  | { kind: 'trouble'; trouble: Trouble }
  | { kind: 'done'; confirmation: Confirmation }
  | { kind: 'instead'; node: ReactNode };

/** The course that all forms take: checked, sent once, then confirmed, or kept with the reason why not. */
export function makeLife<Request>(
  form: HTMLFormElement,
  show: (view: FormView) => void,
  kind: Kind<Request>,
): Life & { draw(): void; begin(): void } {
  const listening = new AbortController();
  let errors: Values = {};
  let said: Said | undefined;
  let busy = false;
  // A new turn is a new element, which takes the focus.
  let turn = 0;

  const { signal } = listening;
  for (const event of ['input', 'change']) form.addEventListener(event, typed, { signal });
  for (const event of ['online', 'offline']) window.addEventListener(event, connected, { signal });
  // A toast that says that the network is gone cannot be loaded then.
  loadToaster().catch(() => {});
  return { submit: () => void send(navigator.onLine), end: () => listening.abort(), draw, begin };

  async function send(tries: boolean): Promise<void> {
    if (busy) return;
    const checked = kind.check(valuesOf(form));
    if ('wrong' in checked) {
      say({ kind: 'errors' }, checked.wrong);
      return kind.onInvalid?.();
    }
    errors = {};
    busy = true;
    if (said?.kind !== 'trouble') said = undefined;
    draw();
    const answer: Answer = tries ? await post(kind.url, kind.bodyOf(checked.request)) : { ok: false };
    busy = false;
    if (answer.ok && (answer.body || kind.believesStatus)) {
      form.reset();
      const done = kind.onSent(answer.body ?? {}, checked.request);
      return say('instead' in done ? { kind: 'instead', node: done.instead } : { kind: 'done', confirmation: done });
    }
    const refusal = answer.ok ? { ok: false as const } : answer;
    const wrong = Object.fromEntries(
      Object.entries(refusal.fields ?? {}).filter(([name]) => document.getElementById(`${kind.id}-${name}`)),
    );
    if (Object.keys(wrong).length > 0) say({ kind: 'errors' }, wrong);
    else
      say({
        kind: 'trouble',
        trouble: { status: refusal.status, retryAfter: refusal.retryAfter, offline: !navigator.onLine },
      });
    kind.onRefused(refusal);
  }

  function say(next: Said, wrong: Values = {}): void {
    said = next;
    errors = wrong;
    turn += 1;
    draw();
  }

  /** Shows the form again as it was at first. */
  function begin(): void {
    said = undefined;
    draw();
  }

  /** A fault goes, or changes its name, as its field is put right; no other field is found fault with meanwhile. */
  function typed({ target }: Event): void {
    kind.onTyped?.();
    const { name } = target as HTMLInputElement;
    if (errors[name] === undefined) return;
    const checked = kind.check(valuesOf(form));
    const message = 'wrong' in checked ? checked.wrong[name] : undefined;
    const { [name]: _, ...others } = errors;
    errors = message === undefined ? others : { ...errors, [name]: message };
    draw();
  }

  function connected(): void {
    if (said?.kind !== 'trouble') return;
    if (!navigator.onLine) said.trouble.offline = true;
    draw();
  }

  function draw(): void {
    if (!signal.aborted)
      show({
        errors,
        pending: busy ? kind.pending : undefined,
        above: above(),
        begun: kind.begun?.(),
        instead: said?.kind === 'instead' ? said.node : undefined,
      });
  }

  function above(): ReactNode {
    const faults = Object.entries(errors);
    if (said?.kind === 'errors') return faults.length > 0 && <Summary key={turn} form={kind.id} errors={faults} />;
    if (said?.kind === 'done') return <Done key={turn} form={kind.id} {...said.confirmation} />;
    if (said?.kind === 'trouble')
      return (
        <NotSent
          key={turn}
          form={kind.id}
          text={troubleText(said.trouble, navigator.onLine)}
          pending={busy ? kind.pending : undefined}
          onAgain={() => void send(true)}
        />
      );
    return undefined;
  }
}

export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
