import type { RecordsInput } from '../schema/site.ts';

/**
 * What the provider says, by intent, where no page says it and nothing can be computed. An intent that is left out is
 * answered with the telephone number and the contact form.
 */
export const policies: RecordsInput['assistant']['policies'] = {
  tax: {
    text: 'All prices on this site are before tax; tax is added to every amount.',
    page: { title: 'Pricing and plans', href: '/pricing' },
  },
  'price-objection': {
    text: 'The prices on this site are the same for everyone. What lowers them: more users, paying by the year, or a smaller plan.',
    page: { title: 'Pricing and plans', href: '/pricing' },
  },
  'who-counts': {
    text:
      'The price is per person with an account, however many computers, phones or mailboxes each of them uses. Part-timers ' +
      'count once they have an account; machines do not count.',
    page: { title: 'Pricing and plans', href: '/pricing' },
  },
  'contract-end': {
    text:
      'How much notice to give, and what ending early costs, is set out in the written agreement and not on this site. ' +
      'Month-to-month agreements are available. Call {provider.phone} to ask for the wording.',
  },
  'after-leaving': {
    text:
      'Your documentation goes with you: passwords, drawings and settings are yours. What happens to backups that we store ' +
      'is not on this site; ask at {provider.phone} before you sign.',
  },
  trial: {
    text:
      'This site mentions no trial period and no refund. You can start with an IT assessment, which is free, and ' +
      'month-to-month agreements are available.',
    page: { title: 'Contact form', href: '/contact' },
  },
  'reply-time': {
    text:
      'This site promises no time for answers to the form or to e-mail. A call to {provider.phone} is the quickest way ({hours.label}); ' +
      'for emergencies at any hour.',
  },
  certification: {
    text: 'This site names no certificates such as ISO 27001 or SOC 2. A person at {provider.phone} can tell you what exists.',
    page: { title: 'Contact form', href: '/contact' },
  },
  references: {
    text: 'The cases on this site name no clients. Call {provider.phone} to ask for a reference in your line of business.',
    page: { title: 'Worked examples', href: '/about#case-studies' },
  },
  'home-user': {
    text: 'We work with businesses, not households. For a home computer, a local computer shop is the better choice.',
  },
  'everyday-problem': {
    text:
      'That is what our help desk is for. As a client, call {provider.phone} or write to {provider.email}; if you are not one yet, a plan ' +
      'covers such problems.',
  },
  'staff-access': {
    text:
      'Accounts, mailboxes and devices of people who join or leave are handled for clients by our help desk, on the word of ' +
      'a person your company has authorized. Call {provider.phone}; if someone should be locked out now, say that first.',
  },
  'one-time-help': {
    text: 'You do not need a plan for a single job. It is quoted in writing before any work begins; these services can be had on their own:',
  },
  need: { text: 'An IT assessment is free: you get a written list of what to do first.' },
};
