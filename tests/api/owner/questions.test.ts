import { describe, expect, test } from 'vitest';
import { buildSite } from '#tests/support/buildData.ts';
import { startDesk } from '#tests/support/ownerDesk.ts';
import { insert, stores } from '#tests/support/stores.ts';

describe.each(stores)('Questions at the desk, on $name,', ({ open }) => {
  test('are grouped by what was understood, each with the record that an answer belongs into', async () => {
    const store = await open();
    const site = buildSite();
    const { browser } = await startDesk(store, { site });
    expect(await browser.read('/owner/questions')).toContain('The assistant has answered every question.');
    const [plan] = site.pricing.plans;
    const texts = [
      `Does it come with a <b>dog</b>? [like plan:${plan?.id}]`,
      `does it come with a dog [like plan:${plan?.id}]`,
      "Who's the boss […]? [like list:services; pressed]",
      'An old question without a topic',
    ];
    const now = Date.now();
    await insert(
      store.db,
      'question',
      texts.map((text, index) => ({ id: `${index}`, createdAt: now - index, text })),
    );
    const page = await browser.read('/owner/questions');
    for (const text of [
      '4 questions',
      `>Nearest: What&#x27;s in the ${plan?.name} plan?</span>`,
      '>Nearest: Which services do you offer?, its button was pressed</span>',
      '>Nothing was near</span>',
      '2 questions · last asked ',
      'The nearest card is &quot;list:services&quot;.',
      'Does it come with a &lt;b&gt;dog&lt;/b&gt;?',
      'does it come with a dog',
      'In data/assistant/cards/contact.ts, under contactCards.',
      'question: &#x27;Does it come with a &lt;b&gt;dog&lt;/b&gt;?&#x27;,',
      'question: &#x27;Who\\&#x27;s the boss […]?&#x27;,',
      'question: &#x27;An old question without a topic?&#x27;,',
    ])
      expect(page).toContain(text);
    // Each wording has both buttons, a group of several has them for all, and what they do is said once.
    const count = (text: string) => page.split(text).length - 1;
    const buttons = ['>Dealt with<', '>Not our business<', '>All of these: dealt with<', '“Dealt with” puts'];
    expect(buttons.map(count)).toEqual([4, 4, 1, 1]);
    const mail = decodeURIComponent(/href="mailto:\?subject=[^"]+&amp;body=([^"]+dog[^"]*)"/.exec(page)?.[1] ?? '');
    expect(mail.match(/^- .*\r\n {2}Answer:\r\n/gm)).toHaveLength(2);
    // The most frequent stands first.
    expect(page.indexOf('dog')).toBeLessThan(page.indexOf('boss'));
    expect(page).toMatch(/href="mailto:\?subject=[^"]+&amp;body=[^"]+dog/);
    // Wording by wording: a group holds whatever is not understood, and must not be silenced.
    const idOf = (words: string) => /name="questions" value="([^"]+)"/.exec(page.slice(page.indexOf(words)))?.[1] ?? '';
    const [dog, boss, old] = [idOf('Does it come with a &lt;b'), idOf('the boss'), idOf('An old question')];
    const put = (questions: string, how: string) => browser.post('/owner/questions', { questions, how });
    expect((await put('none', 'done')).status).toBe(404);
    expect((await put(dog, 'away')).status).toBe(400);
    await put(dog, 'done');
    await put(old, 'notOurs');
    const fewer = await browser.read('/owner/questions');
    for (const text of ['>2 questions<', '2 questions are set aside', 'Bring back']) expect(fewer).toContain(text);
    await put(`${boss} ${idOf('>does it come')}`, 'done');
    expect(await browser.read('/owner/questions')).toContain('4 questions are set aside');
    // What is dealt with is back when it is asked again; what is not our business stays away, and hides no other question.
    const ask = (text: string) =>
      insert(store.db, 'question', { id: crypto.randomUUID(), createdAt: Date.now() + 1000, text });
    for (const text of [texts[2] ?? '', `${texts[3]}!`, 'A new question without a topic']) await ask(text);
    const again = await browser.read('/owner/questions');
    for (const text of ['>3 questions<', '3 questions are set aside', 'A new question without'])
      expect(again).toContain(text);
    await put(old, 'back');
    expect(await browser.read('/owner/questions')).toContain('>5 questions<');
    expect(JSON.stringify(await store.db.selectFrom('questionAside').selectAll().execute())).not.toContain('dog');
    browser.cookies.clear();
    expect((await browser.get('/owner/questions')).status).toBe(303);
  });
});
