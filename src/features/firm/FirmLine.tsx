import { useState } from 'react';
import { firmMessages as texts } from '#data/messages/firm.ts';
import { fill } from '#data/rules/text/fill.ts';
import { type Firm, forgetFirm } from '../storage/firm.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { Row } from '../../ui/Columns/Columns.tsx';
import { Small } from '../../ui/Text/Text.tsx';

/** One quiet line: what is remembered of the visitor's firm, where it is changed, and a press that forgets it. */
export function FirmLine({
  firm,
  industry,
  changeAt,
  onForget,
}: {
  firm: Firm;
  /** The name of their industry, where it is known. */
  industry: string | undefined;
  /** The address at which it is changed. */
  changeAt: string;
  onForget(): void;
}) {
  const [isForgotten, setForgotten] = useState(false);
  const forget = () => {
    forgetFirm();
    setForgotten(true);
    onForget();
  };
  return (
    <div role="status">
      {isForgotten ? (
        <Small>{texts.forgotten}</Small>
      ) : (
        <Row>
          <Small>
            {industry
              ? fill(texts.lineWithIndustry, { users: firm.users, industry })
              : fill(texts.line, { users: firm.users })}
          </Small>
          <a href={changeAt}>{texts.change}</a>
          <button type="button" className={button.quiet} onClick={forget}>
            {texts.forget}
          </button>
        </Row>
      )}
    </div>
  );
}
