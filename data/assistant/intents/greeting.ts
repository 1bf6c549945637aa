import type { RecordsInput } from '../../schema/site.ts';

export const greetingIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'greeting',
  examples: `
    hi | yo | hey | hii | Allo | hiya | heyy | helo | hello | Howdy | coucou | bonjour | morning | hey hey | hi there | Morning! | Hey team | hey ther
    hey there | bon matin | rebonjour | Hi there! | Greetings | hello dear | gd morning | Hello hello | Hi Group 4! | good morning | good evening
    good afternoon | Bonsoir à vous | Good afternoon! | Hello my friend | Good day to you | allo y a quelqu'un | Salut, bon matin ! | hello anybody there
    howdy from Hamilton | Hello from Etobicoke | Hi, is this the chat? | Hello, anybody there? | Greetings to the team. | HELLO??? anybody there?
    Hello, my name is Priya. | Bonjour, madame, monsieur | Dear Sir or Madam, good day | well hello there good morning | merry christmas to you and yours
    hey there everybody it's me again | Good evening to whoever, or whatever, is on duty. | salut | Bonsoir! | allô toi | bon après-midi | salut la gang
    hey salut | allo y a quelqu'un? | bonjour à vous | Bonjour Madame, bonjour Monsieur | salutations | bjr | slt | bonjour à toute l'équipe | hé allo
    Bonjour de Gatineau | re-bonjour | allo allo | bien le bonjour | rebonsoir | Je vous souhaite une bonne matinée, bonjour | bonjour c'est Martine
    boujour | salut mon ami | Bonjour, bonjour | Bonjour/Hi
  `,
};
