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
    expect(page).toMatch(/href="mailto:\?subject=[^"]+&amp;body=[^"]+dog/);
    // Set aside, what is dealt with comes back when it is asked again, and what is not our business does not.
    const topicOf = (words: string) => /name="topic" value="([^"]+)"/.exec(page.slice(page.indexOf(words)))?.[1] ?? '';
    const [dog, boss] = [topicOf('does it come with a dog'), topicOf('the boss')];
    expect((await browser.post('/owner/questions', { topic: 'none', how: 'done' })).status).toBe(404);
    expect((await browser.post('/owner/questions', { topic: dog, how: 'away' })).status).toBe(400);
    await browser.post('/owner/questions', { topic: dog, how: 'done' });
    await browser.post('/owner/questions', { topic: boss, how: 'notOurs' });
    const fewer = (await browser.get('/owner/questions')).text;
    for (const text of ['>1 question<', '2 groups are set aside', 'Bring back']) expect(fewer).toContain(text);
    await store.db
      .insertInto('question')
      .values(['5', '6'].map((id, at) => ({ id, createdAt: Date.now() + 1000, text: texts[at + 1] ?? '' })))
      .execute();
    const again = (await browser.get('/owner/questions')).text;
    for (const text of ['>4 questions<', '1 group is set aside']) expect(again).toContain(text);
    await browser.post('/owner/questions', { topic: boss, how: 'back' });
    expect((await browser.get('/owner/questions')).text).toContain('>6 questions<');
    browser.cookies.clear();
    expect((await browser.get('/owner/questions')).status).toBe(303);
    await server.stop();
  });
});
