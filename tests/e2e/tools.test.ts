import { describe, expect, test } from 'vitest';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { outageCost } from '#data/rules/outage/outageCost.ts';
import { outageFieldNames } from '#data/rules/outage/outageFields.ts';
import { site } from '#scripts/support/builtSite.ts';
import { open } from '#tests/support/visit.ts';
import { inRelease } from '#tests/support/tier.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

const outage = site.tools.find((tool) => tool.kind === 'outage-cost');
const steps = site.tools.find((tool) => tool.kind === 'first-steps');
if (!outage || !steps) throw new Error('The site has no tools.');
const initial = Object.fromEntries(outageFieldNames.map((name) => [name, outage.fields[name].initial])) as Record<
  (typeof outageFieldNames)[number],
  number
>;
const money = (cents: number) => formatMoney(cents, site.provider);
const outagePage = `${url}/tools/${outage.slug}`;
const stepsPage = `${url}/tools/${steps.slug}`;

describe('the cost of an outage', () => {
  test('is calculated while somebody types, and stands in the address', async () => {
    const page = await quietPage(browser, { at: outagePage });
    const total = page.locator('[data-result="total"]');
    expect(await total.innerText()).toBe(money(outageCost(initial).total));
    await page.getByLabel(outage.fields.people.label).fill('55');
    await expect.poll(() => total.innerText()).toBe(money(outageCost({ ...initial, people: 55 }).total));
    await expect.poll(() => new URL(page.url()).search).toBe('?people=55');
    await page.reload();
    await expect.poll(() => total.innerText()).toBe(money(outageCost({ ...initial, people: 55 }).total));
    expect(await page.getByLabel(outage.fields.people.label).inputValue()).toBe('55');
  });

  test('says at the field what is wrong, keeps what was typed and the last result', async () => {
    const page = await quietPage(browser, { at: outagePage });
    const people = page.getByLabel(outage.fields.people.label);
    await page.getByLabel(outage.fields.wage.label).fill('$52.50');
    await people.fill('many');
    await page.getByRole('button', { name: site.messages.tools.outage.calculate }).click();
    await page.getByText('Enter a number in digits, for example 20.').waitFor();
    expect(await people.getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('people');
    expect(await people.inputValue()).toBe('many');
    expect(await page.getByLabel(outage.fields.wage.label).inputValue()).toBe('$52.50');
    expect(await page.locator('[data-result="total"]').innerText()).toBe(
      money(outageCost({ ...initial, wage: 5250 }).total),
    );
    await people.fill('1.000');
    await expect.poll(() => people.getAttribute('aria-invalid')).toBe(null);
    const total = money(outageCost({ ...initial, people: 1000, wage: 5250 }).total);
    expect(await page.locator('[data-result="total"]').innerText()).toBe(total);
  });

  test('is answered by the server without JavaScript, with everything that was typed', async () => {
    const page = await quietPage(browser, { at: outagePage, javaScriptEnabled: false });
    for (const { label } of outage.cases?.items ?? [])
      expect(await page.getByRole('rowheader', { name: label }).isVisible(), label).toBe(true);
    await page.getByLabel(outage.fields.people.label).fill('55');
    await page.getByRole('button', { name: site.messages.tools.outage.calculate }).click();
    await page.getByText(money(outageCost({ ...initial, people: 55 }).total)).waitFor();
    await page.getByLabel(outage.fields.hours.label).fill('never');
    await page.getByRole('button', { name: site.messages.tools.outage.calculate }).click();
    await page.getByText('Enter a number in digits, for example 4.').waitFor();
    expect(await page.getByLabel(outage.fields.hours.label).inputValue()).toBe('never');
    expect(await page.getByLabel(outage.fields.people.label).inputValue()).toBe('55');
    expect(await page.getByRole('alert').innerText()).toBe(site.messages.tools.outage.nothingLost);
    await page.getByRole('link', { name: site.messages.tools.outage.backToPage }).click();
    await page.waitForURL(`${outagePage}?people=55&hours=never`);
  });
});

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('the first steps, %s', (_, javaScriptEnabled) => {
  const all = steps.phases.flatMap((phase) => phase.steps);
  const [question] = steps.questions;
  const [option] = question?.options ?? [];

  test('are all readable, and an answer leaves out what does not apply', async () => {
    const page = await quietPage(browser, { javaScriptEnabled });
    if (javaScriptEnabled) await open(page, stepsPage);
    else await page.goto(stepsPage);
    const shown = page.locator('[data-step]').filter({ visible: true });
    expect(await shown.count()).toBe(all.length);
    await page.getByRole('radio', { name: option?.label ?? '' }).focus();
    await page.keyboard.press('Space');
    const wanted = all.filter(({ when }) => {
      const answers = when?.[question?.id ?? ''];
      return !answers || answers.includes(option?.id ?? '');
    });
    await expect.poll(() => shown.count()).toBe(wanted.length);
    expect(wanted.length).toBeLessThan(all.length);
    if (javaScriptEnabled) await expect.poll(() => new URL(page.url()).search).toBe(`?${question?.id}=${option?.id}`);
    const reset = page.getByRole('button', { name: site.messages.tools.steps.reset });
    expect(await reset.isVisible()).toBe(javaScriptEnabled);
    if (javaScriptEnabled) await reset.click();
    else
      await page
        .getByRole('radio', { name: question?.open ?? '' })
        .first()
        .check();
    await expect.poll(() => shown.count()).toBe(all.length);
  });
});

test.runIf(inRelease)('the answers in an address choose the steps, and unknown ones none', async () => {
  const page = await quietPage(browser, { at: `${stepsPage}?harm=no&who=nobody` });
  await expect.poll(() => page.getByRole('radio', { name: 'No', exact: true }).isChecked()).toBe(true);
});
