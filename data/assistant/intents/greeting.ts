import type { RecordsInput } from '../../schema/site.ts';

export const greetingIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'greeting',
  examples: `
    hi | hello | hey there | good morning | good afternoon | bonjour | hello anybody there | hi there | yo | Allo | Bonsoir à vous | bon matin | coucou
    hey | allo y a quelqu'un | Bonjour, madame, monsieur | rebonjour | hello dear | hey there everybody it's me again | HELLO??? anybody there? | morning
    Greetings to the team. | hiya | howdy from Hamilton | hey hey | heyy | Good evening to whoever, or whatever, is on duty.
    merry christmas to you and yours | Good morning! Hope your day is going well. | anyone there | Good afternoon! | Hi there! | Hello hello | Howdy
    Greetings | Morning! | Hi, is this the chat? | Hello, anybody there? | Hey team | Hi Group 4! | Hello from Etobicoke | Hello, my name is Priya. | helo
    hii | gd morning | hey ther | Dear Sir or Madam, good day | Hello my friend | well hello there good morning
  `,
};
