import { fill } from '../../../data/rules/text/fill.ts';
import type { WarningKind } from '../../db/ownerTables.ts';
import type { MailContent, Sender } from './layout.ts';

/** Warns the owner, or tells that it is over. It names nobody. @param kinds one for each condition, so that a kind may repeat */
export function warningMail(
  { kinds, over }: { kinds: readonly WarningKind[]; over: boolean },
  { provider, messages }: Sender,
): MailContent {
  const texts = messages.ownerMail.warning;
  const [first, ...others] = [...new Set(kinds)];
  if (!first) throw new RangeError('A warning without a kind says nothing.');
  const what =
    others.length > 0
      ? fill(texts.several, { count: others.length + 1 })
      : texts.kinds[first][over ? 'settled' : 'what'];
  return {
    subject: fill(over ? texts.over : texts.subject, { what }),
    blocks: [
      ...[first, ...others].map((kind) => ({ paragraph: texts.kinds[kind][over ? 'over' : 'begun'] })),
      { link: texts.open, href: `${provider.origin}${texts.kinds[first].path}` },
    ],
  };
}
