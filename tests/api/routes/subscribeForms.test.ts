import { describe, expect, test } from 'vitest';
import { makeContactSchema, makeQuoteRequestSchema } from '#data/rules/requests/contact.ts';
import { lists, makeSubscribeSchema } from '#data/rules/requests/subscribe.ts';
import { fieldErrorsMessages } from '#data/messages/fieldErrors.ts';
import { type ContactField, contactFields } from '#src/features/forms/contactFields.ts';
import { checklistResult, contactResult, newsletterResult } from '#src/pages/formResult/formResult.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { contactRequest } from '#tests/support/buildLead.ts';
import { unmailable } from '#tests/support/unmailable.ts';

const contactSchema = makeContactSchema(fieldErrorsMessages);
const quoteSchema = makeQuoteRequestSchema(fieldErrorsMessages);
const subscribeSchema = makeSubscribeSchema(fieldErrorsMessages);
const faults = (facts: Partial<typeof contactRequest>) =>
  contactSchema.safeParse({ ...contactRequest, ...facts }).error?.issues.map(({ path }) => path[0]) ?? [];
const names = Object.keys(contactFields) as ContactField[];
const limits = names.flatMap((name) => {
  const { minLength, maxLength } = contactFields[name].attributes as { minLength?: number; maxLength?: number };
  return [
    ...(minLength ? [[name, minLength, minLength - 1] as const] : []),
    ...(maxLength ? [[name, maxLength, maxLength + 1] as const] : []),
  ];
});

describe('The forms ask for what the calls take', () => {
  test.each(limits)('%s of %i characters, but not of %i', (name, taken, refused) => {
    const filled = (length: number) =>
      name === 'email' ? `a@${'b.'.repeat(125)}${'c'.repeat(length - 252)}` : 'x'.repeat(length);
    expect(faults({ [name]: filled(taken) })).toEqual([]);
    expect(faults({ [name]: filled(refused) })).toEqual([name]);
  });

  test('every field of the contact form is needed', () => {
    expect(names.filter((name) => faults({ [name]: '' })[0] !== name)).toEqual([]);
    expect(names.toSorted()).toEqual(Object.keys(contactRequest).toSorted());
  });

  test('an address by the same rule', () => {
    // As a browser reads it, and as one does that does not know the newer flag.
    for (const flag of ['v', 'u']) {
      const pattern = new RegExp(`^(?:${contactFields.email.attributes.pattern})$`, flag);
      expect(pattern.test(contactRequest.email)).toBe(true);
      // A character that stands for another is for the call to find.
      expect(unmailable.filter((email) => pattern.test(email) && email === email.normalize('NFKC'))).toEqual([]);
    }
    for (const schema of [contactSchema, quoteSchema, subscribeSchema])
      expect(
        unmailable.filter((email) => {
          const issues = schema.safeParse({ ...contactRequest, email }).error?.issues ?? [];
          return !issues.some(({ path }) => path[0] === 'email');
        }),
      ).toEqual([]);
    expect(lists.filter((list) => !subscribeSchema.safeParse({ email: contactRequest.email, list }).success)).toEqual(
      [],
    );
  });
});

describe('The pages that the calls lead to', () => {
  const site = buildSite();
  const pages = [
    ['/contact', contactResult],
    ['/newsletter', newsletterResult],
    ['/resources/checklist', checklistResult],
  ] as const;
  const found = pages.flatMap(([parent, { params, content }]) =>
    params(site).map(({ result }) => ({
      path: `${parent}/${result}`,
      ...content(site, { result }, `${parent}/${result}`),
    })),
  );

  test('are these', () => {
    const refusals = ['check', 'too-many', 'unavailable', 'refused'];
    expect(found.map(({ path }) => path)).toEqual(
      [
        ['/contact', 'sent', 'saved', ...refusals],
        ['/newsletter', 'subscribed', 'confirmed', 'left', 'expired', ...refusals],
        ['/resources/checklist', 'sent', ...refusals],
      ].flatMap(([parent, ...results]) => results.map((result) => `${parent}/${result}`)),
    );
  });

  test('say of every field what it needs, where something is to be corrected', () => {
    expect(
      found.filter(({ data }) => data.rules.length > 0).map(({ path, data }) => [path, data.rules.map(({ id }) => id)]),
    ).toEqual([
      ['/contact/check', names],
      ['/newsletter/check', ['email']],
      ['/resources/checklist/check', ['email']],
    ]);
  });
});
