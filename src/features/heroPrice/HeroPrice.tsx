import { type RefObject, useEffect, useRef, useState } from 'react';
import { heroPriceMessages } from '#data/messages/heroPrice.ts';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { percentAbove } from '#data/rules/prices/percentAbove.ts';
import { planMonthly } from '#data/rules/prices/planMonthly.ts';
import { fill } from '#data/rules/text/fill.ts';
import { maxUsers } from '#data/rules/prices/maxUsers.ts';
import { quotePath } from '#data/rules/routing/quotePath.ts';
import { keepFirm, readFirm } from '../storage/firm.ts';
import { keepContactNote } from '../storage/contactNote.ts';
import { quoteId } from '../calculator/quoteId.ts';
import { afterPress } from '../calculator/afterPress.ts';
import { numberFieldMessages } from '#data/messages/numberField.ts';
import { numberFault } from '#data/rules/prices/numberFault.ts';
import { wholeNumber } from '#data/rules/prices/wholeNumber.ts';
import type { HeroPriceData } from './heroPriceData.ts';
import * as css from './HeroPrice.css.ts';
import { useHydrated } from '../../ui/hydration/useHydrated.ts';
import { heroPriceAttribute } from './marker.ts';

/**
 * What the calculator's plan costs a month, for a number of people and an industry. A plain GET form, whose values the
 * calculator, or without JavaScript the server, reads from the address: there they end its own inference. Shows the default until the visitor changes it.
 */
export function HeroPrice({ data }: { data: HeroPriceData }) {
  const { plan, profiles, discounts, money } = data;
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState({ users: data.users, profile: data.profile });
  const hydrated = useHydrated();
  const { multiplier = 1, name = '' } = profiles.find(({ id }) => id === choice.profile) ?? {};
  const percent = percentAbove(multiplier);
  const { monthly } = planMonthly(plan.basePrice, choice.users, multiplier, discounts);

  const read = () =>
    setChoice((before) => {
      const fields = new FormData(form.current ?? undefined);
      const users = wholeNumber(String(fields.get('users')), plan.minUsers, maxUsers) ?? before.users;
      const profile = String(fields.get('industry'));
      return users === before.users && profile === before.profile ? before : { users, profile };
    });

  // A visitor who goes on to the contact form has said this already.
  useEffect(() => {
    if (choice.users === data.users && choice.profile === data.profile) return;
    const industry = profiles.find(({ id }) => id === choice.profile)?.name ?? '';
    keepFirm({ ...choice, industry });
    const price = formatMoney(monthly, money);
    keepContactNote(fill(heroPriceMessages.contactNote, { users: choice.users, industry, price, plan: plan.name }));
  }, [choice, data, profiles, monthly, money, plan]);

  // The fields are uncontrolled: what was entered before hydration, or restored by the browser, is kept and read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    restore(form.current, data);
    read();
  }, []);

  return (
    <form
      ref={form}
      className={css.form}
      action={`/pricing#${quoteId}`}
      onInput={read}
      {...{ [heroPriceAttribute]: true }}
    >
      <input type="hidden" name="plan" value={plan.id} />
      <div className={css.people}>
        <label className={css.label} htmlFor="hero-users">
          {heroPriceMessages.howManyPeople}
        </label>
        <Stepper
          users={choice.users}
          min={plan.minUsers}
          start={data.users}
          locale={money.locale}
          hydrated={hydrated}
          onStep={read}
        />
      </div>
      <output className={css.price} htmlFor="hero-users hero-industry">
        <strong className={css.amount}>{formatMoney(monthly, money)}</strong>{' '}
        <span className={css.condition}>
          {fill(heroPriceMessages.condition, { currency: money.currency, plan: plan.name })}
          {percent !== 0 &&
            fill(heroPriceMessages[percent > 0 ? 'more' : 'less'], { percent: Math.abs(percent), industry: name })}
        </span>
      </output>
      <div className={css.industry}>
        <label className={css.label} htmlFor="hero-industry">
          {heroPriceMessages.industry}
        </label>
        <select id="hero-industry" name="industry" className={css.control} defaultValue={data.profile}>
          {profiles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className={css.toCalculator}>
        {heroPriceMessages.seeCalculation}
      </button>
      <button type="submit" className={css.toAnswer} formAction={quotePath}>
        {heroPriceMessages.seeCalculation}
      </button>
    </form>
  );
}

/** Fills in what the visitor has said of their firm before, unless they have typed here already. */
function restore(form: HTMLFormElement | null, { users, profile, profiles, plan }: HeroPriceData): void {
  const firm = readFirm();
  const [people, industry] = [form?.elements.namedItem('users'), form?.elements.namedItem('industry')];
  if (!firm || !(people instanceof HTMLInputElement) || !(industry instanceof HTMLSelectElement)) return;
  if (people.value !== String(users) || industry.value !== profile) return;
  if (firm.users && firm.users >= plan.minUsers && firm.users <= maxUsers) people.value = String(firm.users);
  // Elsewhere the page may be about an industry.
  const said = profiles.find(({ id }) => id === firm.profile);
  if (said && location.pathname === '/') industry.value = said.id;
}

interface StepperProps {
  users: number;
  min: number;
  start: number;
  locale: string;
  /** Before hydration only the space of the buttons is rendered. */
  hydrated: boolean;
  onStep(): void;
}

/** The number of people, with buttons for one fewer and one more. Other input is ignored: on blur the last valid number is back, with the reason. */
function Stepper({ users, min, start, locale, hydrated, onStep }: StepperProps) {
  const input = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<string>();
  const leave = (field: HTMLInputElement) => {
    const fault = numberFault(field.value, { min, max: maxUsers, locale }, numberFieldMessages);
    field.value = String(users);
    if (fault) afterPress(() => setNote(fault));
  };
  const read = () => {
    setNote(undefined);
    onStep();
  };
  const step = (by: 1 | -1, label: string) => (
    <StepSlot input={input} label={label} by={by} shown={hydrated} next={users + by} min={min} onStep={read} />
  );
  return (
    <div className={css.stepper}>
      {step(-1, heroPriceMessages.oneFewer)}
      <input
        ref={input}
        id="hero-users"
        name="users"
        className={css.number}
        type="number"
        inputMode="numeric"
        min={min}
        max={maxUsers}
        defaultValue={start}
        aria-describedby={note && 'hero-users-note'}
        onInput={() => setNote(undefined)}
        onBlur={({ target }) => leave(target)}
      />
      {step(1, heroPriceMessages.oneMore)}
      {note && (
        <p id="hero-users-note" className={css.note} role="alert">
          {note}
        </p>
      )}
    </div>
  );
}

interface StepSlotProps {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  by: 1 | -1;
  shown: boolean;
  next: number;
  min: number;
  onStep(): void;
}

function StepSlot({ input, label, by, shown, next, min, onStep }: StepSlotProps) {
  const take = () => {
    if (input.current) input.current.value = String(next);
    onStep();
  };
  return (
    <span className={css.slot}>
      {shown && (
        <button
          type="button"
          className={css.step}
          aria-label={label}
          disabled={next < min || next > maxUsers}
          onClick={take}
        >
          {by > 0 ? '+' : '−'}
        </button>
      )}
    </span>
  );
}
