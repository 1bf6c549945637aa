/** What the assistant says in English alone. */
export const assistantTalkMessages = {
  french:
    'Je réponds en français aux questions de prix, de contact, d’heures, d’endroits et aux urgences. Pour cette question, ' +
    'voici notre page en anglais.',
  frenchDetails: 'Le contenu complet de chaque forfait est décrit sur cette page, en anglais.',
  otherLanguage:
    'I can answer in English and, for prices, contact and emergencies, in French. You can also call {phone}.',
  yesWhat: 'Good. Tell me what you would like: a price, a service, a place or a person to talk to?',
  noWhat: 'All right. Is there something else you would like to know?',
  frustrated:
    'I am sorry, that did not answer your question. Could you put it in a few other words? A person can help right away at {phone}.',
  nonsense: 'I did not understand that. Ask me about services, prices, places or security, or call {phone}.',
  chatbot:
    'I am an automated assistant of {name}, not a person. I answer from what stands on this site. For a person, call {phone}.',
  chatbotPrivacy:
    'Questions that I cannot answer are kept to improve the answers, without names, numbers or addresses.',
  unsafeAccess:
    'I cannot help with getting into what belongs to somebody else. If you are locked out of your own account, call {phone}.',
  unsafeFraud:
    'I cannot help with hiding, changing or faking something. If there is a problem behind it, talk to a person at {phone}.',
  legalAdvice:
    'That is for your lawyer or accountant to judge. We can help with the technical side and the evidence for it.',
  otherPerson: 'I cannot give out information about other people or about our clients.',
  homeUser:
    'We work for firms, not for households. For a private computer, a local computer shop is the better address.',
  outOfScope: 'That is outside what I can help with: I answer questions about our IT services, prices and places.',
  promptAttack:
    'I answer only from what stands on this site, and no message changes that. Prices are those on the pricing page.',
  abuse: 'I would like to help. Tell me what went wrong, or call {phone} to talk to a person.',
  more: 'I cannot answer that any closer. This page says more: {title}. A person answers at {phone}.',
  moreNothing: 'What would you like to know more about?',
  statement: 'Thank you, I will keep that in mind. What would you like to know?',
  languages:
    'I answer in English, and in French about prices, contact and emergencies. At {phone} you can ask who speaks your language.',
  services: 'We offer these services to firms in the {area}:',
  serviceIncludes: 'It includes:',
  serviceFrom: '{service} starts at {price}.',
  industries: 'Yes, we work with {clients}.',
  industriesOther: 'Our pages describe {list}. Other firms with {size} employees are welcome as well.',
  yesFact: 'Yes. {fact}',
  noFact: 'No. {fact}',
  definitions: 'In short:',
  page: 'Here it is: {title}.',
  pageAsk: 'Which page are you looking for?',
  article: 'This article is about it: {title}. {excerpt}',
  law: '{law}: {text}',
  lawHelp:
    'We look after the technical side and the evidence; whether your firm complies is for you and your lawyer to judge.',
  lawNot: 'Our pages do not describe that rule.',
  certification:
    'This site names no certificates such as ISO 27001 or SOC 2. A person at {phone} can tell you what exists.',
  priceObjection:
    'The prices on this site are the same for everybody. What lowers them: more users, paying by the year, or a smaller plan.',
  tax: 'All prices on this site are before tax; tax is added to every amount.',
  references: 'The cases on this site name no clients. Call {phone} to ask for a reference in your line of business.',
  caseStudies: 'Case studies',
  whoCounts:
    'The price is per person with an account, however many computers, phones or mailboxes each of them uses. Part-timers ' +
    'count once they have an account; machines do not count.',
  contractEnd:
    'How much notice to give, and what ending early costs, stands in the written agreement and not on this site. ' +
    'Month-to-month agreements are available. Call {phone} to ask for the wording.',
  afterLeaving:
    'Your documentation goes with you: passwords, drawings and settings are yours. What happens to backups that we store ' +
    'is not on this site; ask at {phone} before you sign.',
  trial:
    'This site mentions no trial period and no refund. You can start with an IT assessment, which is free, and ' +
    'month-to-month agreements are available.',
  replyTime:
    'This site promises no time for answers to the form or to e-mail. A call to {phone} is the quickest way ({hours}); for emergencies at any hour.',
  sendMe:
    'I cannot send anything from this chat. Put it into the contact form, with the address it should go to, and a person sends it to you.',
  oneTimeHelp:
    'You do not need a plan for a single job. It is quoted in writing before any work begins; these services can be had on their own:',
  oneTimeUrgent: 'For something urgent call {phone}; you do not have to be a client.',
  staffAccess:
    'Accounts, mailboxes and devices of people who join or leave are handled for clients by our help desk, on the word of ' +
    'a person your firm has authorized. Call {phone}; if somebody should be locked out now, say that first.',
  otherHelp:
    'I am sorry that you are dealing with this. It is beyond what an IT provider can settle: a lawyer, your HR people or ' +
    'the police are the right address, and 911 if anybody is in danger. Keep messages and papers as they are.',
  need: '{service} is what fits that.',
  needUnknown:
    'That is a case for an IT assessment: it is free, and you get a written list of what to do first. Send the form or call {phone}.',
  needNext: 'An IT assessment is free and shows what to do first.',
  everydayProblem:
    'That is what our help desk is for. As a client, call {phone} or write to {email}; if you are not one yet, a plan covers such problems.',
  suggestPrice: 'What does it cost for 12 people?',
  suggestServices: 'Which services do you offer?',
  suggestPlaces: 'Which places do you serve?',
} as const;
