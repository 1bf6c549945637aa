import { describe, expect, test } from 'vitest';
import { draftText, parseDraft } from '#src/features/forms/controller/draft.ts';

const draft = { values: { name: 'Ada', message: 'It prints in reverse.' }, elapsed: 4200.4, attempt: undefined };

describe('A draft', () => {
  test('is read as it was kept', () => {
    expect(parseDraft(draftText(draft, {}) ?? null)).toEqual({ ...draft, elapsed: 4200 });
  });

  test('keeps the attempt and its key', () => {
    const attempt = { content: 'x', key: 'key-of-the-request' };
    expect(parseDraft(draftText({ ...draft, attempt }, {}) ?? null)?.attempt).toEqual(attempt);
  });

  test('is none where nothing was typed, or only what was filled in for the visitor', () => {
    expect(
      draftText({ values: { name: '', service: 'cloud' }, elapsed: 1, attempt: undefined }, { service: 'cloud' }),
    ).toBeUndefined();
    expect(
      draftText({ values: { name: 'Ada', service: 'cloud' }, elapsed: 1, attempt: undefined }, { service: 'cloud' }),
    ).toContain('{"name":"Ada"}');
  });

  test.each([null, '', 'nonsense', 'null'])('that is %j is none', (text) => {
    expect(parseDraft(text)).toBeUndefined();
  });

  test('that is odd keeps what makes sense', () => {
    const draft = parseDraft('{"values":{"name":5,"email":"","phone":"416"},"elapsed":-3,"attempt":{"key":1}}');
    expect(draft).toEqual({ values: { phone: '416' }, elapsed: 0, attempt: undefined });
    expect(parseDraft('{}')).toEqual({ values: {}, elapsed: 0, attempt: undefined });
  });
});
