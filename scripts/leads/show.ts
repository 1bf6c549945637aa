import type { OutboxMessage } from '../../api/db/tables.ts';
import type { Command, CommandContext } from './command.ts';
import { printable, printableLines } from '../../data/rules/text/printable.ts';
import { wrap } from './width.ts';

/** Everything about one lead: its fields, its message and the state of its mails. */
export const show: Command = {
  options: {},
  positionals: [1, 1],
  async run(context, [id = '']) {
    const lead = await context.owner.lead(id);
    const facts: [name: string, value: string | null][] = [
      ['ID', lead.id],
      ['Received', context.dates.moment(lead.createdAt)],
      ['Status', lead.status === 'quarantined' ? `in quarantine: ${lead.spamReason ?? ''}` : 'lead'],
      ['Name', lead.name],
      ['Company', lead.company],
      ['Email', lead.email],
      ['Phone', lead.phone],
      ['Service', context.service(lead.service)],
      ['Page', lead.page],
    ];
    for (const [name, value] of facts)
      if (value !== null) for (const line of labelled(name, printable(value), context.width)) context.print(line);
    context.print('');
    for (const line of printableLines(lead.message)) for (const part of wrap(line, context.width)) context.print(part);
    const messages = await context.owner.messagesOf(lead.id);
    if (messages.length > 0) context.print('');
    for (const message of messages)
      for (const line of labelled(message.id.slice(0, 8), printable(stateOf(message, context)), context.width))
        context.print(line);
  },
};

const margin = 10;

function labelled(name: string, value: string, width: number): string[] {
  return wrap(value, Math.max(margin, width - margin)).map(
    (line, index) => (index === 0 ? name : '').padEnd(margin) + line,
  );
}

function stateOf(
  { kind, recipient, status, sentAt, attempts, nextAttemptAt, lastError }: OutboxMessage,
  { dates }: CommandContext,
): string {
  const to = `${kind} to ${recipient}`;
  if (status === 'sent') return `${to}: sent${sentAt === null ? '' : ` ${dates.moment(sentAt)}`}`;
  const error = lastError ? ` Last error: ${lastError}` : '';
  return status === 'parked'
    ? `${to}: parked after ${attempts} tries.${error}`
    : `${to}: waiting, next try ${dates.moment(nextAttemptAt)}, ${attempts} made.${error}`;
}
