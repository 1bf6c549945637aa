import { fill, fillCount } from '../../../data/rules/text/fill.ts';
import type { QuarantineReport, QuarantinedRequest, QuarantinedSignUp } from '../quarantineReport.ts';
import { formatMoment } from './formatMoment.ts';
import type { Block, MailContent, Sender } from './layout.ts';

/** Tells the owner once a day what was taken for a bot's and is in quarantine, with the command that releases each. */
export function quarantineDigestMail({ waiting, requests, signUps }: QuarantineReport, sender: Sender): MailContent {
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
    release(request, sender),
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
    release(signUp, sender),
  ];
}

const received = ({ createdAt }: { createdAt: string }, { provider }: Sender) =>
  formatMoment(Date.parse(createdAt), provider);

function release({ id }: { id: string }, { messages }: Sender): Block {
  const texts = messages.mail.quarantine;
  return { rows: [[texts.toRelease, fill(texts.release, { id })]] };
}
