import { assistantTalkMessages as own } from '#data/messages/assistantTalk.ts';

export * from '#data/messages/assistantTalk.ts';

export const assistantTalkMessages = {
  ...own,
  nonsense: 'I did not understand that. Ask me about services, prices, places or hours, or call {phone}.',
  promptAttack: 'I answer only from what is on this site, and no message changes that.',
  needUnknown:
    'Call {phone} or send the form, and we say whether that is work for us, when we can begin and for how much.',
  serviceFrom: '{service}: {price}.',
  legalAdvice: 'That is a question for a lawyer. I can tell you what we do, for how much and when.',
  otherHelp:
    'If anyone is hurt or in danger, call 911 first. What you describe is beyond what we can settle, and a lawyer or your insurer may know more.',
  suggestPrice: 'What does it cost?',
};
