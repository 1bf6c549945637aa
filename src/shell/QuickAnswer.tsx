import { shellMessages } from '#data/messages/shell.ts';
import { StaticHtml } from '../ui/hydration/StaticHtml.tsx';
import { answer, frame, summary } from './QuickAnswer.css.ts';

/** The page in 40 to 60 words, folded, for assistants and hurried readers. Undefined when hydrating, like all of `StaticHtml`. */
export function QuickAnswer({ text }: { text: string | undefined }) {
  return (
    <StaticHtml className={frame} data={text}>
      {(shown) => (
        <details data-print="no" data-twin="no" data-quick-answer>
          <summary className={summary}>{shellMessages.inShort}</summary>
          <p className={answer}>{shown}</p>
        </details>
      )}
    </StaticHtml>
  );
}
