import { describe, expect, test } from 'vitest';
import { inRelease } from '#tests/support/tier.ts';
import { openCalculator } from './calculatorPage.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

describe('on paper', () => {
  test('the calculator is one page with who, when, what and how much', async () => {
    const page = await quietPage(browser);
    await openCalculator(
      page,
      `${url}/pricing?plan=enterprise&users=50&industry=healthcare&hardware=1&addons=` +
        'advanced-cybersecurity,cloud-backup,email-security,endpoint-protection,security-assessment,voip',
    );
    await page.locator('[data-sheet]').waitFor({ state: 'attached' });
    const printed = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ').trim();
    expect(text).toMatch(/^Price estimate Group 4 Networks, /);
    expect(text).toMatch(/not an offer\.$/);
    const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' }).format(new Date());
    // 637.50 + 500 + 400 + 600 + 1,250; 2,000 + 35 devices + 1,500.
    for (const text of [
      `Prepared on ${today}`,
      'Plan Enterprise',
      'Users 50',
      'Industry Healthcare',
      '50 users at $200 $10,000',
      'Healthcare: 25% more $2,500',
      '15% of plan and compliance -$1,875',
      'Monthly total $14,012.50',
      '$168,150',
      'Hardware 35 at $1,000 on average $35,000',
      'Security Assessment Add-on $1,500',
      'One-time costs $38,500',
      'in CAD, before tax',
    ])
      expect(text).toContain(text);
    expect(text).not.toMatch(/valid|guarantee/i);
  });

  test.runIf(inRelease)('the plans are the page as it is', async () => {
    const page = await quietPage(browser);
    await openCalculator(page, `${url}/pricing#plans`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: 'Service Plans' }).isVisible()).toBe(true);
    expect(await page.locator('[data-sheet]').count()).toBe(0);
  });

  test.runIf(inRelease)('its button asks the browser to print', async () => {
    const page = await quietPage(browser);
    await page.addInitScript(() => {
      window.print = () => {
        document.title = 'printed';
      };
    });
    await openCalculator(page, `${url}/pricing`);
    await page.getByRole('button', { name: 'Print this quote' }).click();
    expect(await page.title()).toBe('printed');
  });
});
