import type { RecordsInput } from './rules/schema/site.ts';

const home = { label: 'Return Home', href: '/' };
const toBlog = { label: 'Read the blog', href: '/blog' };
const toForm = { label: 'Back to the contact form', href: '/contact#contact' };
const toNewsletter = { label: 'Back to the newsletter form', href: '/blog#newsletter' };
const toChecklist = { label: 'Read the checklist', href: '/resources#checklist' };

/** What a visitor reads above the contact form, below "has been sent" or "has been saved" of the result pages. */
export const contactConfirmation: RecordsInput['contactConfirmation'] = {
  title: 'Success!',
  thanks: 'Thank you, {name}. Here is what happens next:',
  next: 'Here is what happens next:',
  steps: [
    'One of our people reads your message. In business hours ({hours.label}) you usually hear from us[[ within ' +
      '{claims.non-critical}]]; outside them, once we are back at our desks.',
    'We call or write to ask what we still need to know. A first conversation is free and commits you to nothing.',
  ],
  urgent: "If it can't wait, call us at",
};

/** What a visitor without JavaScript reads after sending a form, and what the links in the newsletter's mails end on. */
export const formResults: RecordsInput['formResults'] = {
  contact: {
    sent: {
      title: 'Message Sent | {provider.name}',
      description:
        'Your message has been sent to {provider.name}. A confirmation email is on its way, and our team answers during business hours.',
      heading: 'Message sent',
      message: "Your message has been sent to the provider and you'll receive a confirmation email shortly.",
      actions: [home, { label: 'See the prices', href: '/pricing' }],
    },
    saved: {
      title: 'Message Saved | {provider.name}',
      description:
        "Your message to {provider.name} has been saved and will be read by a person. If it can't wait, call {provider.phone}.",
      heading: 'Message saved',
      message: "Your message has been saved. We'll be in touch shortly.",
      actions: [home, { label: 'See the prices', href: '/pricing' }],
    },
    check: {
      title: 'Please Check Your Message | {provider.name}',
      description:
        "Your message to {provider.name} hasn't been sent yet, because a field is missing or not right. Here is what each field needs.",
      heading: 'Please check your message',
      message:
        "Your form hasn't been sent yet: a field is missing or not right. Go back with your browser, which keeps what you typed, and compare it with this " +
        'list.',
      actions: [toForm],
    },
    'too-many': {
      title: 'Please Wait Before Sending Again | {provider.name}',
      description:
        "Your message to {provider.name} hasn't been sent: too many requests came from your connection. Wait a few minutes, or call.",
      heading: 'Please wait a few minutes',
      message:
        "Your message hasn't been sent, because too many requests came from your connection in a short time. Wait a few minutes, go back with your " +
        "browser, which keeps what you typed, and send it again. If it can't wait, call {provider.phone}.",
      actions: [toForm],
    },
    unavailable: {
      title: 'Your Message Could Not Be Saved | {provider.name}',
      description:
        "Something failed on our side, and your message to {provider.name} hasn't been sent. Send it again in a moment, or call {provider.phone}.",
      heading: "Your message couldn't be saved",
      message:
        "There was a problem submitting your request. Please try again. Something failed on our side, and your message hasn't been sent. Go back with your " +
        "browser, which keeps what you typed, and send it again in a moment. If it can't wait, call {provider.phone} or write to {provider.email}.",
      actions: [toForm],
    },
    refused: {
      title: 'Your Message Was Not Taken | {provider.name}',
      description:
        "Your message didn't reach {provider.name}: it came from a page of another site, or in a form that this site can't read.",
      heading: "Your message wasn't taken",
      message:
        "Your form came from a page of another site, or in a form that we can't read, and hasn't been sent. Please fill in the form on this site, call " +
        '{provider.phone} or write to {provider.email}.',
      actions: [toForm],
    },
  },
  newsletter: {
    subscribed: {
      title: 'Please Check Your Inbox | {provider.name}',
      description:
        'Your newsletter subscription with {provider.name} begins once you have confirmed it with the link that comes to your address by email.',
      heading: 'One more step',
      message:
        'Please confirm your subscription with the link we send you by email, unless you have confirmed already. It comes as soon as our mail goes out. ' +
        'If you have no link within seven days, please sign up again.',
      actions: [toBlog],
    },
    confirmed: {
      title: 'Subscription Confirmed | {provider.name}',
      description:
        'Your newsletter subscription with {provider.name} is confirmed. You can leave at any time with the unsubscribe link in every email.',
      heading: "You're subscribed",
      message:
        'Your subscription is confirmed. Every newsletter has a link at its end with which you can unsubscribe at any time.',
      actions: [toBlog],
    },
    left: {
      title: 'You Have Unsubscribed | {provider.name}',
      description:
        'You have left the newsletter of {provider.name} and will get no more of it. If that was a mistake, you can sign up again on the blog.',
      heading: 'You have unsubscribed',
      message: "You'll get no more newsletters from us. If that was a mistake, you can sign up again.",
      actions: [toNewsletter],
    },
    expired: {
      title: 'This Link Is No Longer Good | {provider.name}',
      description:
        'The link from an email of {provider.name} is too old or not complete. You can sign up for the newsletter again, or ask us to take you off it.',
      heading: 'This link is no longer good',
      message:
        'A link to confirm is good for seven days, and some mail apps break long links. To get the newsletter, sign up again. To stop getting it, copy ' +
        'the whole unsubscribe link from any newsletter into your browser, write to {provider.email} or call {provider.phone}.',
      actions: [toNewsletter],
    },
    check: {
      title: 'Please Check Your Email Address | {provider.name}',
      description:
        "You aren't signed up for the newsletter of {provider.name} yet: the email address is missing or not complete. Go back and look it over once more.",
      heading: 'Please check your email address',
      message:
        "You aren't signed up yet. Go back with your browser, which keeps what you typed, and look the address over.",
      actions: [toNewsletter],
    },
    'too-many': {
      title: 'Please Wait Before Signing Up | {provider.name}',
      description:
        "You aren't signed up for the newsletter of {provider.name} yet: too many requests came from your connection in a short time.",
      heading: 'Please wait a few minutes',
      message:
        "You aren't signed up yet, because too many requests came from your connection in a short time. Wait a few minutes and try again.",
      actions: [toNewsletter],
    },
    unavailable: {
      title: 'That Did Not Work Just Now | {provider.name}',
      description:
        'Something failed on our side, and nothing has changed about the newsletter of {provider.name}. Go back, and press the button again in a moment.',
      heading: "That didn't work just now",
      message:
        "Something failed on our side, and nothing has changed: what you asked for isn't done yet. Go back with " +
        'your browser, and press the button again in a moment.',
      actions: [toNewsletter],
    },
    refused: {
      title: 'Your Sign-up Was Not Taken | {provider.name}',
      description:
        "Your sign-up for the newsletter of {provider.name} came from a page of another site, or in a form that this site can't read.",
      heading: "Your sign-up wasn't taken",
      message:
        "Your form came from a page of another site, or in a form that we can't read, so you aren't signed up. Please use the form on this site.",
      actions: [toNewsletter],
    },
  },
  checklist: {
    sent: {
      title: 'Your Checklist Is on Its Way | {provider.name}',
      description:
        'The IT Security Checklist of {provider.name} is on its way to your address by email. It can also be read in full on the resources page.',
      heading: 'Your checklist is on its way',
      message: 'Your cybersecurity checklist will be emailed to you shortly.',
      actions: [toChecklist],
    },
    check: {
      title: 'Check Your Address for the Checklist | {provider.name}',
      description:
        "The IT Security Checklist of {provider.name} hasn't been sent yet: the email address is missing or not complete. Go back and look it over.",
      heading: 'Please check your email address',
      message:
        "The checklist hasn't been sent yet. Go back with your browser, which keeps what you typed, and look the address over.",
      actions: [toChecklist],
    },
    'too-many': {
      title: 'Please Wait for the Checklist | {provider.name}',
      description:
        "The IT Security Checklist of {provider.name} hasn't been sent: too many requests came from your connection in a short time.",
      heading: 'Please wait a few minutes',
      message:
        "The checklist hasn't been sent, because too many requests came from your connection in a short time. Wait a few minutes and try again, or read " +
        'it on this site.',
      actions: [toChecklist],
    },
    unavailable: {
      title: 'The Checklist Could Not Be Sent | {provider.name}',
      description:
        "Something failed on our side, and the IT Security Checklist of {provider.name} hasn't been sent. It can be read on the resources page.",
      heading: "The checklist couldn't be sent",
      message:
        "There was a problem submitting your request. Please try again. Something failed on our side, and the checklist hasn't been sent; you can also " +
        'read it on this site.',
      actions: [toChecklist],
    },
    refused: {
      title: 'Your Request Was Not Taken | {provider.name}',
      description:
        "Your request for the checklist of {provider.name} came from a page of another site, or in a form that this site can't read.",
      heading: "Your request wasn't taken",
      message:
        "Your form came from a page of another site, or in a form that we can't read, so nothing has been sent. Please use the form on this site.",
      actions: [toChecklist],
    },
  },
};
