/** What the assistant says in English alone. */
export const assistantTalkMessages = {
  french:
    'Je réponds en français aux questions de prix, de contact, d’heures, d’endroits et aux urgences. Pour cette question, ' +
    'voici notre page en anglais.',
  frenchDetails: 'Le contenu complet de chaque forfait est décrit sur cette page, en anglais.',
  otherLanguage:
    'I can answer in English and, for prices, contact and emergencies, in French. You can also call {phone}.',
  /** Above the questions that are nearest, as buttons. */
  oneOfThese:
    'I want to be sure I answer the right question. Is it one of these? You can also ask a person at {phone}.',
  yesWhat: 'Good. Tell me what you would like: a price, a service, a place or a person to talk to?',
  noWhat: 'All right. Is there something else you would like to know?',
  frustrated:
    'I am sorry, that did not answer your question. Could you put it in a few other words? A person can help right away at {phone}.',
  nonsense: 'I did not understand that. Ask me about services, prices, places or security, or call {phone}.',
  chatbot:
    'I am an automated assistant of {name}, not a person. I answer from what is on this site. For a person, call {phone}.',
  chatbotPrivacy:
    'Questions that I cannot answer are kept to improve the answers, without names, numbers or addresses.',
  ownData:
    'The privacy policy says what else is kept and for how long. To see it or have it deleted, write to {email}.',
  unsubscribe:
    'The link at the end of each e-mail unsubscribes you at once. You can also write to {email}, and a person does it for you.',
  identify:
    'I cannot find out who is behind a review, an address or a number. ' +
    'Report it to the service it came through; where it is a threat or a crime, to the police.',
  unsafeAccess:
    'I cannot help with getting into what belongs to someone else. If you are locked out of your own account, call {phone}.',
  unsafeFraud:
    'I cannot help with hiding, changing or faking something. If there is a problem behind it, talk to a person at {phone}.',
  legalAdvice:
    'That is for your lawyer or accountant to judge. We can help with our part of the work and the evidence for it.',
  otherPerson: 'I cannot give out information about other people or about our clients.',
  askQuote:
    'Call {phone} or send the contact form: say what it is about and where, and you get a price before any work begins.',
  circumstances:
    'That helps to choose. Say it when you call {phone} or in the contact form, and you get a price for what fits.',
  whoElse: 'That is for another firm of your choice, and not in our price. Call {phone} to ask whom you need for it.',
  outOfScope: 'That is outside what I can help with: I answer questions about our services, prices and places.',
  promptAttack:
    'I answer only from what is on this site, and no message changes that. Prices are those on the pricing page.',
  abuse: 'I would like to help. Tell me what went wrong, or call {phone} to talk to a person.',
  more: 'I cannot answer that any closer. This page says more: {title}. A person answers at {phone}.',
  moreNothing: 'What would you like to know more about?',
  statement: 'Thank you, I will keep that in mind. What would you like to know?',
  languages:
    'I answer in English, and in French about prices, contact and emergencies. At {phone} you can ask who speaks your language.',
  services: 'We offer these services in the {area}:',
  serviceIncludes: 'It includes:',
  serviceFrom: '{service} starts at {price}.',
  industries: 'Yes, we work with {clients}.',
  software: 'Yes. We support {software} for {clients}.',
  softwareOthers: 'Other software on that page: {list}.',
  industriesOther: 'Our pages describe {list}. Other businesses with {size} employees are welcome as well.',
  yesFact: 'Yes. {fact}',
  noFact: 'No. {fact}',
  definitions: 'In short:',
  page: 'Here it is: {title}.',
  pageAsk: 'Which page are you looking for?',
  article: 'This article is about it: {title}. {excerpt}',
  law: '{law}: {text}',
  lawHelp:
    'We look after our part of the work and the evidence; whether your business complies is for you and your lawyer to judge.',
  lawNot: 'Our pages do not describe that rule.',
  sendMe:
    'I cannot send anything from this chat. Put it into the contact form, with the address it should go to, and a person sends it to you.',
  oneTimeUrgent: 'For something urgent call {phone}; you do not have to be a client.',
  otherHelp:
    'I am sorry that you are dealing with this. It is beyond what we can settle. A lawyer, your HR people or ' +
    'the police are the right address, and 911 if anyone is in danger. Keep messages and papers as they are.',
  distances: 'From our office in {city}, in a straight line:',
  distanceOf: '{place}: {km} km.',
  notIncluded: '{service} does not include:',
  need: '{service} is what fits that.',
  needUnknown: 'No service on this site is an obvious fit for that. Send the form or call {phone}.',
  suggestPrice: 'What does it cost for 12 people?',
  suggestServices: 'Which services do you offer?',
  suggestPlaces: 'Which places do you serve?',
} as const;
