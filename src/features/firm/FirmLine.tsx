import { type KeyboardEvent, useRef, useState } from 'react';
import { firmMessages as texts } from '#data/messages/firm.ts';
import { numberFieldMessages } from '#data/messages/numberField.ts';
import { postalAreaOf } from '#data/rules/locations/locationOfPostalCode.ts';
import { maxUsers } from '#data/rules/prices/maxUsers.ts';
import { numberFault } from '#data/rules/prices/numberFault.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { Row } from '../../ui/Columns/Columns.tsx';
import { Choice, TextField } from '../../ui/Field/Field.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import { type Firm, forgetFirm, keepFirm } from '../storage/firm.ts';
import { firmLine, isTellable } from './firmTexts.ts';

interface FirmLineProps {
  firm: Firm;
  /** The names of industries by the id of their pricing profile; without them the industry cannot be changed here. */
  industries?: Readonly<Record<string, string>> | undefined;
  locale: string;
  /** Called with what holds from now on; undefined where it was forgotten. */
  onChange(firm: Firm | undefined): void;
}

/** One quiet line: what is remembered of the visitor's firm, which can be changed in it, and a press that forgets it. */
export function FirmLine({ firm: given, industries, locale, onChange }: FirmLineProps) {
  const [firm, setFirm] = useState<Firm | undefined>(given);
  const [isEdited, setEdited] = useState(false);
  const change = (said: Firm | undefined) => {
    const next = said && isTellable(said) ? said : undefined;
    if (next) keepFirm(next);
    else forgetFirm();
    setFirm(next);
    setEdited(false);
    onChange(next);
  };
  if (isEdited && firm) return <FirmFields {...{ firm, industries, locale }} onSave={change} />;
  return (
    <div role="status">
      {firm ? (
        <Row>
          <Small>{firmLine(firm)}</Small>
          <button type="button" className={button.quiet} onClick={() => setEdited(true)}>
            {texts.change}
          </button>
          <button type="button" className={button.quiet} onClick={() => change(undefined)}>
            {texts.forget}
          </button>
        </Row>
      ) : (
        <Small>{texts.forgotten}</Small>
      )}
    </div>
  );
}

type Errors = { users?: string | undefined; postal?: string | undefined };

/** No form of its own, because it may stand inside one. */
function FirmFields({
  firm,
  industries,
  locale,
  onSave,
}: Pick<FirmLineProps, 'firm' | 'industries' | 'locale'> & { onSave: (firm: Firm) => void }) {
  const [errors, setErrors] = useState<Errors>({});
  const [users, profile, postal] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLSelectElement>(null),
    useRef<HTMLInputElement>(null),
  ];
  const save = () => {
    const [people = '', code = ''] = [users.current?.value.trim(), postal.current?.value.trim()];
    const found: Errors = {
      users: people ? numberFault(people, { min: 1, max: maxUsers, locale }, numberFieldMessages) : undefined,
      postal: code && !postalAreaOf(code) ? texts.postalInvalid : undefined,
    };
    setErrors(found);
    if (found.users) return users.current?.focus();
    if (found.postal) return postal.current?.focus();
    const id = profile.current ? profile.current.value || undefined : firm.profile;
    onSave({
      users: people ? Number(people) : undefined,
      profile: id,
      industry: profile.current ? industries?.[id ?? ''] : firm.industry,
      postal: postalAreaOf(code),
    });
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  };
  const { fields } = texts;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around one quiet line
    <div role="group" aria-label={texts.edit} onKeyDown={saveByKey}>
      <Stack>
        <TextField
          id="firm-users"
          ref={users}
          label={fields.users}
          inputMode="numeric"
          defaultValue={firm.users}
          error={errors.users}
          autoFocus
        />
        {industries && (
          <Choice id="firm-industry" ref={profile} label={fields.industry} defaultValue={firm.profile ?? ''}>
            <option value="">{texts.noIndustry}</option>
            {Object.entries(industries).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
        )}
        <TextField
          id="firm-postal"
          ref={postal}
          label={fields.postal}
          autoComplete="postal-code"
          defaultValue={firm.postal}
          error={errors.postal}
        />
        <Row>
          <button type="button" className={button.secondary} onClick={save}>
            {texts.save}
          </button>
        </Row>
      </Stack>
    </div>
  );
}
