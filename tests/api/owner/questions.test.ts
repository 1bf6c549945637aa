import { describe, expect, test } from 'vitest';
import { buildSite } from '#tests/support/buildData.ts';
import { startDesk } from '#tests/support/ownerDesk.ts';
import { stores } from '#tests/support/stores.ts';

describe.each(stores)('Questions at the desk, on $name,', ({ open }) => {
  test('are grouped by what was understood, each with the record that an answer belongs into', async () => {
    const store = await open();
    const site = buildSite();
    const { server, browser } = await startDesk(store, { site });
    expect((await browser.get('/owner/questions')).text).toContain('The assistant has answered every question.');
    const [plan] = site.pricing.plans;
    const texts = [
      `Does it come with a <b>dog</b>? [like hours; plan ${plan?.id}]`,
      `does it come with a dog [like hours; plan ${plan?.id}]`,
      "Who's the boss […]? [like hours]",
      'An old question without a topic',
    ];
    await store.db
      .insertInto('question')
      .values(texts.map((text, index) => ({ id: `${index}`, createdAt: Date.now() - index, text })))
      .execute();
    const page = (await browser.get('/owner/questions')).text;
    for (const text of [
      '4 questions',
      `>${plan?.name}</span>`,
      '2 questions · Most like: hours',
      'Does it come with a &lt;b&gt;dog&lt;/b&gt;?',
      'does it come with a dog',
      'In data/faqs.ts, under pricing.',
      'question: &#x27;Does it come with a &lt;b&gt;dog&lt;/b&gt;?&#x27;,',
      'question: &#x27;Who\\&#x27;s the boss?&#x27;,',
      'In data/faqs.ts, under contact.',
      'Nothing it knows',
      'question: &#x27;An old question without a topic?&#x27;,',
    ])
      expect(page).toContain(text);
    // The most frequent stands first.
    expect(page.indexOf('dog')).toBeLessThan(page.indexOf('boss'));
    browser.cookies.clear();
    expect((await browser.get('/owner/questions')).status).toBe(303);
    await server.stop();
  });
});
