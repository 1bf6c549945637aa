import type Router from '@koa/router';
import type { Context } from 'koa';
import { lapsingFacts } from '../../../data/rules/facts/lapsingFacts.ts';
import type { DeskNeed, HealthPage } from '../../../data/rules/owner/healthPage.ts';
import type { VitalMetric } from '../../../data/rules/requests/vitals.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { fill, fillCount } from '../../../data/rules/text/fill.ts';
import { missingAnswers } from '../../../data/rules/owner/missingAnswers.ts';
import { missingProof } from '../../../data/rules/owner/missingProof.ts';
import { formatDate } from '../../../data/rules/text/formatDate.ts';
import type { Moment } from '../../db/tables.ts';
import { laneOf } from '../../mail/lanes.ts';
import { isTooOld, lastBackup } from '../../db/backups.ts';
import { isNearlyFull, readDisk } from '../../owner/warnings.ts';
import { lastMailAt, listUnsent, reasonOf, retryAll, retryMessage } from '../../owner/unsentMails.ts';
import { waitsSince } from '../../privacy/retention.ts';
import { type PageVitals, readVitals } from '../vitals/vitals.ts';
import { type DeskContext, goTo, idOf, pageNumber } from './deskContext.ts';
import { linesInMail, mailtoOf } from './mailtoOf.ts';

type HealthTexts = Site['messages']['ownerHealth'];

/** Past these a page counts as slow: https://web.dev/articles/defining-core-web-vitals-thresholds */
const goodUntil: Record<VitalMetric, number> = { lcp: 2500, inp: 200, cls: 100 };

/** Whether everything works, and what needs a look. */
export function healthRoutes(
  router: Router,
  { show, signedIn, change, act, moment, site, db, env, now }: DeskContext,
): void {
  const texts = site.messages.ownerHealth;
  const format = makeFormats(site.provider.locale);

  router.get('/owner/health', signedIn, async (ctx) => {
    const at = now();
    const { rows: mails, total, page: numbers } = await listUnsent(db, at, pageNumber(ctx));
    const backup = await lastBackup(db, at);
    const disk = await readDisk(env);
    const wrongSince = await waitsSince(db, at);
    const lastMail = await lastMailAt(db);
    const page: Shown = {
      lastMail: lastMail === null ? undefined : moment(lastMail),
      mails: mails.map((mail) => ({
        id: mail.id,
        to: laneOf(mail.kind) === 'webhook' ? texts.toWebhook : fill(texts.to, mail),
        state: mail.status === 'parked' ? 'parked' : 'queued',
        reason: reasonOf(mail),
        said: mail.lastError,
        at: moment(mail.createdAt),
        next: mail.status === 'parked' ? undefined : moment(Math.max(at, mail.nextAttemptAt)),
        again: mail.status !== 'parked' || mail.kind !== 'owner-sign-in',
      })),
      mailsTotal: total,
      clock: wrongSince === undefined ? undefined : moment(wrongSince),
      page: numbers,
      backup: {
        how: backup.how,
        at: moment(backup.at),
        size: backup.bytes === undefined ? undefined : format.bytes(backup.bytes),
        late: backup.how === 'none' || isTooOld(backup, at),
      },
      disk: {
        free: format.bytes(disk.freeBytes),
        share: format.share(disk.freeShare),
        low: isNearlyFull(disk),
      },
      ...contentsOf(site, at),
      vitals: env.VITALS === 'on' ? (await readVitals(db, at)).map((page) => vitalsOf(page, format)) : undefined,
    };
    show(ctx, { kind: 'health', ...page, needs: needsOf(page), mail: mailOf(page, texts) });
  });

  router.post('/owner/health/mails', ...change, async (ctx: Context) => {
    const count = await act(ctx, retryAll);
    goTo(ctx, '/owner/health', count > 0 ? 'sent' : 'gone');
  });
  router.post('/owner/health/mails/:id', ...change, async (ctx: Context) => {
    const isRetried = await act(ctx, (transaction, actor) => retryMessage(transaction, idOf(ctx), actor));
    goTo(ctx, '/owner/health', isRetried ? 'sent' : 'gone');
  });
}

type Shown = Omit<HealthPage, 'kind' | 'needs' | 'mail'>;

function needsOf({ clock, mailsTotal, backup, disk, lapsing }: Shown): DeskNeed[] {
  const needs: Record<DeskNeed, boolean> = {
    mails: mailsTotal > 0,
    backup: backup.late,
    disk: disk.low,
    clock: clock !== undefined,
    lapsing: lapsing.length > 0,
  };
  return (Object.keys(needs) as DeskNeed[]).filter((need) => needs[need]);
}

/** What whoever maintains the site has to know, without anything of a visitor. */
function mailOf({ clock, backup, disk, lapsing, unconfirmed, legal, vitals = [] }: Shown, texts: HealthTexts): string {
  const slow = vitals.flatMap(({ page, values }) =>
    values.flatMap(({ metric, text, slow }) =>
      slow ? [`${page}: ${fill(texts.metrics[metric], { value: text })}`] : [],
    ),
  );
  const lines = [
    ...(clock ? [fill(texts.clockWrong, { moment: clock.text })] : []),
    ...(backup.late
      ? [
          `${fill<string>(texts.backupMade[backup.how], { moment: backup.at.text, size: backup.size ?? '' })} ${texts.backupDo}`,
        ]
      : []),
    ...(disk.low ? [`${fill(texts.diskFree, disk)} ${texts.diskLow}`] : []),
    ...lapsing.map(
      ({ where, words, until, over }) => `${where}: ${fill(over ? texts.ended : texts.until, { words, until })}`,
    ),
    ...(unconfirmed.length > 0 ? [texts.unconfirmedWhere] : []),
    ...unconfirmed.map(({ name, says }) => `${name}: ${says}`),
    ...(legal.length > 0 ? [texts.legalWhere] : []),
    ...legal.map(({ name, says }) => `${name}: ${says}`),
    ...slow,
  ];
  const { shown, more } = linesInMail(lines.map((line) => fill(texts.mailLine, { line })));
  const listed = [...shown, ...(more > 0 ? [fillCount(texts.mailMore, more)] : [])];
  return mailtoOf(texts.mailSubject, fill(texts.mailText, { lines: listed.join('\n') || texts.mailNothing }));
}

/** What on the site needs a look: the records alone tell. */
function contentsOf(site: Site, at: Moment): Pick<HealthPage, 'unconfirmed' | 'legal' | 'lapsing' | 'missingProof'> {
  return {
    missingProof: [...missingProof(site, new Date(at).toISOString().slice(0, 10)), ...missingAnswers(site)].map(
      ({ name, says }) => ({ name, says }),
    ),
    unconfirmed: site.claims.flatMap(({ value, label, condition, confirmed }) =>
      confirmed ? [] : [{ name: value, says: `${label}, ${condition}` }],
    ),
    legal: site.legalFacts.flatMap(({ page, missing, confirmed }) =>
      confirmed ? [] : [{ name: `/${page}`, href: `/${page}`, says: missing }],
    ),
    lapsing: lapsingFacts(site, new Date(at)).map(({ where, words, until, daysLeft }) => ({
      where,
      ...placeOf(where, site),
      words: words.replace(/^[\s:,;.]+/, ''),
      until: formatDate(until, site.provider.locale),
      over: daysLeft < 0,
    })),
  };
}

/** What the owner calls the record of a fact, and its page. */
function placeOf(where: string, { articles, messages: { ownerHealth: texts } }: Site) {
  const article = articles.find(({ slug }) => where === `blog/${slug}`);
  return article
    ? { title: fill(texts.lapsingArticle, article), href: `/${where}` }
    : { title: texts.lapsingClaim, href: undefined };
}

function vitalsOf({ page, visits, ...values }: PageVitals, format: ReturnType<typeof makeFormats>) {
  return {
    // The id of a route in words: "serviceInLocation".
    page: page.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    visits,
    values: (Object.keys(goodUntil) as VitalMetric[]).flatMap((metric) => {
      const value = values[metric];
      return value === undefined ? [] : [{ metric, text: format[metric](value), slow: value > goodUntil[metric] }];
    }),
  };
}

function makeFormats(locale: string) {
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
  const unit = (name: string, digits: number) =>
    number({ style: 'unit', unit: name, unitDisplay: 'long', maximumFractionDigits: digits });
  const [gigabytes, megabytes, kilobytes] = [unit('gigabyte', 1), unit('megabyte', 1), unit('kilobyte', 0)];
  const [percent, seconds, milliseconds] = [number({ style: 'percent' }), unit('second', 1), unit('millisecond', 0)];
  const plain = number({ maximumFractionDigits: 2 });
  return {
    bytes: (bytes: number) => {
      if (bytes >= 1e9) return gigabytes.format(bytes / 1e9);
      return bytes >= 1e6 ? megabytes.format(bytes / 1e6) : kilobytes.format(bytes / 1e3);
    },
    share: (share: number) => percent.format(share),
    lcp: (ms: number) => seconds.format(ms / 1000),
    inp: (ms: number) => milliseconds.format(ms),
    cls: (thousandths: number) => plain.format(thousandths / 1000),
  };
}
