import { describe, expect, test } from 'vitest';
import { buildHeldSignUp, buildLead } from '#tests/support/buildLead.ts';
import { forged, startDesk } from '#tests/support/ownerDesk.ts';
import { insert, stores } from '#tests/support/stores.ts';

describe.each(stores)('What is held back, on $name,', ({ open }) => {
  test('is listed with its reason, and becomes a request or is sent when it is not spam', async () => {
    const { store, browser } = await startDesk(await open());
    expect(await browser.read('/owner/held-back')).toContain('Nothing is held back.');
    const createdAt = Date.now() - 3_600_000;
    const spamReason = 'sent less than a second after the form was shown';
    const held = buildLead({ createdAt, status: 'quarantined', spamReason });
    await insert(store.db, 'lead', held);
    const signUp = buildHeldSignUp({ createdAt });
    await insert(store.db, 'heldSignUp', signUp);

    const page = await browser.read('/owner/held-back');
    expect(page).toContain('Held back because: sent less than a second after the form was shown.');
    expect(page).toContain('bob@engines.example');
    // The search is there again after a press, and a name that is spelled otherwise is suggested.
    expect(await browser.read('/owner/held-back?q=Lovlace')).toContain('href="/owner/held-back?q=Lovelace"');
    expect(await browser.read('/owner/held-back?q=Ada')).toContain(`${held.id}/spam?list=q%3DAda%26page%3D1"`);
    expect((await browser.post(`/owner/held-back/${held.id}`, {}, forged)).status).toBe(403);
    const released = await browser.post(`/owner/held-back/${held.id}`);
    expect(released.headers.location).toBe(`/owner/requests/${held.id}?done=released`);
    expect(await browser.read(`/owner/requests/${held.id}?done=released`)).toContain('It is a request now');
    // Who is slower than a colleague is told, and led to the request.
    for (const end of ['', '/spam'])
      expect(await browser.press(`/owner/held-back/${held.id}${end}`)).toBe(`/owner/requests/${held.id}?done=quicker`);
    expect(await browser.read(`/owner/requests/${held.id}?done=quicker`)).toMatch(
      /A colleague was quicker[\s\S]*Ada Lovelace/,
    );
    expect(await browser.press(`/owner/held-back/sign-ups/${signUp.id}`)).toBe('/owner/held-back?done=sent');
    const [sent] = await store.db.selectFrom('outbox').selectAll().execute();
    expect(sent).toMatchObject({ id: signUp.id, status: 'queued', lastError: null });
    const actions = await store.db.selectFrom('ownerAudit').select(['action', 'subject']).execute();
    for (const { id } of [held, signUp]) expect(actions).toContainEqual({ action: 'released', subject: id });
    // What is spam is found among the requests, a sign-up is gone.
    const bot = buildLead({ createdAt, name: 'Bot', status: 'quarantined', spamReason: 'x' });
    await insert(store.db, 'lead', bot);
    const drop = buildHeldSignUp({ email: 'bot@y.example' });
    await insert(store.db, 'heldSignUp', drop);
    expect(await browser.read('/owner/held-back')).toContain('Spam: what Bot wrote');
    const here = '/owner/held-back';
    for (const [path, done, again] of [
      [`${here}/${bot.id}/spam`, `${here}?done=spam&who=${bot.id}`, `/owner/requests/${bot.id}?done=quicker`],
      [`${here}/sign-ups/${drop.id}/spam`, `${here}?done=signUpDeleted`, `${here}?done=gone`],
    ] as const) {
      expect((await browser.post(path, {}, forged)).status).toBe(403);
      expect(await browser.press(path)).toBe(done);
      expect(await browser.press(path)).toBe(again);
    }
    expect(await browser.press(`/owner/held-back/${'0'.repeat(36)}`)).toBe('/owner/held-back?done=gone');
    expect(await browser.read('/owner/held-back?done=gone')).toContain(
      'a colleague was quicker, or it isn&#x27;t there',
    );
    // Whom it was, and the way to undo it.
    browser.cookies.set('__Host-owner-done', 'spam');
    const judged = await browser.read(`/owner/held-back?who=${bot.id}&done=spam`);
    expect(judged).toContain('Bot is marked as spam.');
    expect(judged).toContain(`href="/owner/requests/${bot.id}">Open the request of Bot</a>`);
    expect(judged).toContain('Nothing is held back.');
    expect(await browser.read('/owner/requests?state=spam')).toContain('Bot, Analytical Engines');
    expect(await browser.read('/owner/requests')).not.toContain('Bot, Analytical Engines');
    expect(await browser.read(`/owner/requests/${bot.id}`)).not.toMatch(/Has waited|I have answered/);
    expect(await store.db.selectFrom('outbox').select('id').execute()).toEqual([{ id: signUp.id }]);
    browser.cookies.clear();
    expect((await browser.post(`/owner/held-back/sign-ups/${signUp.id}`)).status).toBe(401);
  });
});
