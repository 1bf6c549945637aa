import type { Correctable } from '#data/rules/owner/kept.ts';
import type { DeskPage } from '#data/rules/owner/deskPages.ts';
import { ownerMessages } from '#data/messages/owner.ts';
import { fill } from '#data/rules/text/fill.ts';
import { TextField } from '../ui/Field/Field.tsx';
import { Text } from '../ui/Text/Text.tsx';
import { folded, muted, section } from './desk.css.ts';
import { Press, Problem } from './parts.tsx';

const texts = ownerMessages.request;
/** The longest values, as those of the contact form. */
const fields: Readonly<Record<Correctable, number>> = { name: 200, company: 200, email: 254, phone: 50 };
const names = Object.keys(fields) as Correctable[];

/** What fields are called, in a sentence. */
export const fieldNames = (corrected: readonly Correctable[]): string =>
  corrected.map((name) => texts[name]).join(', ');

/**
 * Fields that correct what a request says of a person, folded away, and what was corrected before. They belong to the one form
 * about the request, so that a note that was typed is not lost.
 */
export function Correction({ page }: { page: Extract<DeskPage, { kind: 'request' }> }) {
  const { request, corrections, typed } = page;
  return (
    <>
      {corrections.map(({ id, at, owner, fields: corrected }) => (
        <p key={id} className={muted}>
          {fill(texts.corrected, { moment: at.text, owner, fields: fieldNames(corrected) })}
        </p>
      ))}
      <details className={folded} open={typed !== undefined}>
        <summary>{texts.correct}</summary>
        <div className={section}>
          {typed && <Problem>{texts.correctWrong}</Problem>}
          <Text>{texts.correctAbout}</Text>
          {names.map((name) => (
            <TextField
              key={name}
              form="work"
              id={`correct-${name}`}
              name={name}
              autoComplete="off"
              maxLength={fields[name]}
              label={texts[name]}
              defaultValue={(typed ?? request)[name]}
            />
          ))}
          <div>
            <Press name="correct" value="yes">
              {texts.correctSave}
            </Press>
          </div>
        </div>
      </details>
    </>
  );
}
