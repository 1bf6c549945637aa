import type Router from '@koa/router';
import type { Context } from 'koa';
import { isEmailAddress } from '../../../data/rules/text/emailAddress.ts';
import type { MessageWriter } from '../../mail/messageWriter.ts';
import type { Later } from '../../tasks.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { queryValue } from '../../middleware/forms.ts';
import type { Sessions } from '../../owner/sessions.ts';
import { mailEveryMs } from '../../owner/signInCounts.ts';
import type { SignIns } from '../../owner/signIns.ts';
import { clearCookie, readAddress, readCookie, setAddress, setCookie } from './cookies.ts';
import { deskPath, type DeskContext, field, fromThisSite, goTo, home, knownPath, signInAt } from './deskContext.ts';

interface SignInParts {
  signIns: SignIns;
  sessions: Sessions;
  messageWriter: MessageWriter;
  outbox: Outbox;
  later: Later;
}

/** Signing in: the address, then the code in this browser or the button behind the link in any. */
export function signInRoutes(
  router: Router,
  { show, moment, env, guards, now }: DeskContext,
  { signIns, sessions, messageWriter, outbox, later }: SignInParts,
): void {
  const mail = messageWriter.canSend('owner-sign-in');

  router.get('/owner', async (ctx) => {
    const next = deskPath(queryValue(ctx, 'next'));
    if (await sessions.find(readCookie(ctx, 'session'))) return goTo(ctx, next || home);
    if (ctx.get('Sec-Fetch-Site') === 'cross-site') return show(ctx, { kind: 'continue', path: signInAt(next) });
    show(ctx, { kind: 'signIn', mail, email: readAddress(ctx), next });
  });

  router.post('/owner/sign-in', fromThisSite, guards.ownerSignIn, async (ctx) => {
    const email = field(ctx, 'email').trim();
    const next = deskPath(field(ctx, 'next'));
    if (!isEmailAddress(email)) return show(ctx, { kind: 'signIn', mail, email, next, problem: 'address' }, 400);
    // Whoever asks in an owner's name writes none of the words of the mail, nor what is searched for behind its link.
    const [page = ''] = next.split('?');
    const { browser, queue } = await signIns.ask(email, (owner, secrets) =>
      messageWriter.forSignIn(owner, { ...secrets, next: knownPath(next) || knownPath(page) }),
    );
    // At a moment that nobody can tell, because the work would: the answer, or the next one, would take longer for an owner.
    later.run(async () => {
      const ids = await queue();
      if (ids.length > 0) await outbox.deliver(ids, env.MAIL_BUDGET_MS);
    });
    setCookie(ctx, 'browser', browser);
    setAddress(ctx, email);
    goTo(ctx, signInAt(next, '/owner/code'));
  });

  /** Says the same of any address, whatever was mailed to it: from then on one is, at the latest. */
  function showCode(ctx: Context, next: string, problem?: 'wrong' | 'over'): void {
    const page = { email: readAddress(ctx), next, again: moment(now() + mailEveryMs), problem };
    show(ctx, { kind: 'code', ...page }, ctx.method === 'POST' ? 401 : 200);
  }

  async function begin(ctx: Context, email: string, next: string): Promise<void> {
    setCookie(ctx, 'session', await sessions.begin(email, deviceOf(ctx.get('User-Agent'))));
    clearCookie(ctx, 'browser');
    clearCookie(ctx, 'address');
    goTo(ctx, next || home);
  }

  router.get('/owner/code', (ctx) =>
    showCode(ctx, deskPath(queryValue(ctx, 'next')), readCookie(ctx, 'browser') ? undefined : 'over'),
  );

  router.post('/owner/code', fromThisSite, guards.ownerSignIn, async (ctx) => {
    const taken = await signIns.takeCode(readCookie(ctx, 'browser'), field(ctx, 'code').replace(/\D/g, ''));
    const next = deskPath(field(ctx, 'next'));
    if (typeof taken === 'string') return showCode(ctx, next, taken);
    await begin(ctx, taken.email, next);
  });

  // Changes nothing: scanners of mail open every link.
  router.get('/owner/arrive', (ctx) => {
    const token = queryValue(ctx, 'token');
    if (typeof token !== 'string' || !/^[\w-]{43}$/.test(token))
      return show(ctx, { kind: 'problem', problem: 'expired' }, 400);
    show(ctx, { kind: 'arrive', token, next: deskPath(queryValue(ctx, 'next')) });
  });

  // Nobody guesses a link: a right one is taken however many posts came from the same connection, or its proxy.
  router.post('/owner/arrive', fromThisSite, guards.ownerLink, async (ctx) => {
    const email = await signIns.takeLink(field(ctx, 'token'));
    const next = deskPath(field(ctx, 'next'));
    if (email) return begin(ctx, email, next);
    // A link that this browser has signed in with already.
    if (await sessions.find(readCookie(ctx, 'session'))) return goTo(ctx, next || home);
    await guards.ownerRefused(ctx);
    show(ctx, { kind: 'problem', problem: 'expired', next }, 401);
  });
}

/** The first that the browser's own name for itself contains; others come with more than one. */
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** A device by its system and browser, such as "iPhone, Safari"; undefined where neither is known. No more is kept. */
function deviceOf(userAgent: string): string | undefined {
  const names = [systems, browsers].flatMap((known) => known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? []);
  return names.join(', ') || undefined;
}
