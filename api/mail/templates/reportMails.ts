import type { Lead, Moment } from '../../db/tables.ts';
import { fill, fillCount } from '../../../data/rules/text/fill.ts';
import { deskLink, formatMoment, type Block, type MailContent, type Sender, type SenderWithDesk } from './layout.ts';

/** A path of the site; any other text of a request may be a stranger's words, and is in no mail. */
export type WeekSource = `/${string}` | 'unknown' | 'other';

/** What happened on the site in a week, in numbers: nobody is named. */
export interface WeekReport {
  from: Moment;
  until: Moment;
  /** Without spam. */
  requests: number;
  quotes: number;
  /** Booked with a time; they count as no answers. */
  calls: number;
  sources: readonly { page: WeekSource; count: number }[];
  /** How the requests of the week stand to what visitors are promised. */
  answers: Record<'inTime' | 'late' | 'open' | 'overdue', number>;
  /** What needs the owner, whenever it came. */
  needs: Record<'waiting' | 'held' | 'mails' | 'questions' | 'claims' | 'lapsing', number>;
}

export function weekMail(report: WeekReport, { provider, messages }: Sender): MailContent {
  const texts = messages.ownerMail.week;
  const { from, until, requests, quotes, calls, sources, answers, needs } = report;
  const span = { from: formatMoment(from, provider), until: formatMoment(until, provider) };
  const counts = <Name extends string>(
    names: readonly Name[],
    values: Record<Name, number>,
    labels: Record<Name, string>,
  ) => names.flatMap((name) => (values[name] > 0 ? [[labels[name], String(values[name])] as const] : []));
  const needed = counts(['waiting', 'held', 'mails', 'questions', 'claims', 'lapsing'], needs, texts);
  const nameOf = (page: WeekSource) =>
    page === 'unknown' ? texts.pageUnknown : page === 'other' ? texts.pageOther : page;
  const part = (heading: string, rows: readonly (readonly [string, string])[]): Block[] =>
    rows.length > 0 ? [{ heading }, { rows }] : [];
  return {
    subject: fillCount(texts.subject, requests),
    blocks: [
      { paragraph: fill(texts.span, span) },
      ...part(texts.requests, [
        [texts.received, String(requests)],
        ...counts(['quotes', 'calls'], { quotes, calls }, texts),
      ]),
      ...part(
        texts.sources,
        sources.map(({ page, count }) => [nameOf(page), String(count)]),
      ),
      ...part(texts.answers, counts(['inTime', 'late', 'open', 'overdue'], answers, texts)),
      { heading: texts.needsYou },
      needed.length > 0 ? { rows: needed } : { paragraph: texts.nothing },
      { link: texts.openDesk, href: `${provider.origin}/owner` },
      { paragraph: texts.turnOff },
    ],
  };
}

interface QuarantinedRequest extends Pick<Lead, 'id' | 'name' | 'company' | 'email' | 'phone' | 'service' | 'message'> {
  createdAt: string;
  reason: string;
}

/** A sign-up for the checklist or the newsletter whose mail is in quarantine. */
interface QuarantinedSignUp {
  id: string;
  createdAt: string;
  reason: string;
  list: 'newsletter' | 'checklist';
  email: string;
}

/** What came into quarantine in a period: the content of the owner's digest. */
export interface QuarantineReport {
  /** How many are in quarantine in total, those of other periods and beyond the limit included. */
  waiting: number;
  requests: QuarantinedRequest[];
  signUps: QuarantinedSignUp[];
}

/** Tells the owner once a day what was taken for a bot's and is in quarantine. */
export function quarantineDigestMail(
  { waiting, requests, signUps }: QuarantineReport,
  sender: SenderWithDesk,
): MailContent {
  const texts = sender.messages.mail.quarantine;
  const listed = requests.length + signUps.length;
  return {
    subject: fillCount(texts.subject, listed),
    blocks: [
      { paragraph: texts.about },
      { paragraph: texts.howToRelease },
      ...requests.flatMap((request) => requestBlocks(request, sender)),
      ...signUps.flatMap((signUp) => signUpBlocks(signUp, sender)),
      ...(waiting > listed ? [{ paragraph: fill(texts.more, { count: waiting }) }] : []),
      deskLink(texts.open, '/owner/held-back', sender),
    ],
  };
}

function requestBlocks(request: QuarantinedRequest, sender: Sender): Block[] {
  const { quarantine: texts, rowLabels } = sender.messages.mail;
  return [
    { heading: texts.request },
    {
      rows: [
        [texts.reason, request.reason],
        [rowLabels.name, request.name],
        [rowLabels.company, request.company],
        [rowLabels.email, request.email],
        [rowLabels.phone, request.phone],
        [rowLabels.service, request.service],
        [rowLabels.received, received(request, sender)],
      ],
    },
    { citation: request.message },
  ];
}

function signUpBlocks(signUp: QuarantinedSignUp, sender: Sender): Block[] {
  const { quarantine: texts, rowLabels } = sender.messages.mail;
  return [
    { heading: texts.signUp[signUp.list] },
    {
      rows: [
        [texts.reason, signUp.reason],
        [rowLabels.email, signUp.email],
        [rowLabels.received, received(signUp, sender)],
      ],
    },
  ];
}

const received = ({ createdAt }: { createdAt: string }, { provider }: Sender) =>
  formatMoment(Date.parse(createdAt), provider);
