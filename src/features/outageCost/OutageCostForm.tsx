import { toolsMessages } from '#data/messages/tools.ts';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { outageLines } from '#data/rules/outage/outageLines.ts';
import { initialText } from '#data/rules/outage/readOutage.ts';
import { outageFieldNames } from '#data/rules/outage/outageFields.ts';
import { fill } from '#data/rules/text/fill.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { TextField } from '../../ui/Field/Field.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import { visuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import { useSettledValue } from '../calculator/useSettledValue.ts';
import { fields as fieldsStyle, heading, layout, line, result, sum } from './OutageCost.css.ts';
import type { OutageCostFormData } from './outageCostFormData.ts';
import { fieldId, useOutageCost } from './useOutageCost.ts';

/**
 * What an outage costs. The browser calculates while somebody types; without JavaScript the form asks the server, which
 * answers with a page of its own.
 */
export function OutageCostForm({ data }: { data: OutageCostFormData }) {
  const { form, cost, errors, touched, handlers } = useOutageCost(data);
  const { fields, money, slug } = data;
  const texts = toolsMessages.outage;
  const announcement = useSettledValue(
    fill(texts.announcement, { hour: formatMoney(cost.hour, money), total: formatMoney(cost.total, money) }),
    touched,
  );
  const mistaken = Object.keys(errors).length > 0;
  return (
    <div className={layout}>
      <form
        ref={form}
        method="get"
        action={`/api/tools/${slug}`}
        aria-labelledby="outage-figures"
        noValidate
        {...handlers}
      >
        <Stack>
          <h2 id="outage-figures" className={heading}>
            {texts.form}
          </h2>
          <div className={fieldsStyle}>
            {outageFieldNames.map((name) => (
              <TextField
                key={name}
                id={fieldId(name)}
                name={name}
                label={fields[name].label}
                hint={fields[name].hint}
                error={errors[name]}
                inputMode={fields[name].unit === 'count' ? 'numeric' : 'decimal'}
                autoComplete="off"
                maxLength={16}
                defaultValue={initialText(fields[name])}
              />
            ))}
          </div>
          <Row>
            <button type="submit" className={button.primary}>
              {texts.calculate}
            </button>
          </Row>
        </Stack>
      </form>
      <div className={result}>
        <h2 className={heading}>{texts.result}</h2>
        <dl>
          {outageLines(cost, money, texts).map(({ id, label, value }) => (
            <div key={id} className={id === 'hour' || id === 'total' ? sum : line}>
              <dt>{label}</dt>
              <dd data-result={id}>{value}</dd>
            </div>
          ))}
        </dl>
        {mistaken && <Small>{texts.correct}</Small>}
        <p className={visuallyHidden} role="status">
          {mistaken ? '' : announcement}
        </p>
      </div>
    </div>
  );
}
