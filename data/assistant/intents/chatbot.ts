import type { RecordsInput } from '../../schema/site.ts';

export const chatbotIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'chatbot',
  examples: `
    are you a bot | are you human | who made you | am I talking to a real person | do you save what I type here | is this chat recorded | are you chatgpt
    which model are you | can you read my files | is it AI answering | who can see this conversation | êtes-vous un robot | es-tu une vraie personne
    Est-ce que je m'adresse à une vraie personne? | c quoi ton nom | qui t'a programmé | tu peux faire quoi au juste
    Conservez-vous ce que j'écris dans cette fenêtre de clavardage? | tu comprends-tu le joual
    est-ce que mes messages ici sont enregistrés pis qui les lit | t capable de faire une soumission toi?
    Sur quel modèle d'intelligence artificielle êtes-vous basé? | Am I corresponding with a live person or an automated assistant? | your name?
    you are human or computer | so what kind of stuff can you actually help me with on here | who built you
    Are transcripts of this conversation retained, and for how long? | robot? | can u see my files | do you remember what I typed here last week
    Is this Kevin from support? | Am I chatting with somebody at a desk or with a machine? Honest answer please. | r u a real person
    be honest, real human or AI? | My husband bet me five dollars there's a guy in a call centre behind this. I say software. Who wins?
    what do you do with what i type here | For my test log: am I typing with software or with one of your employees?
    Before I go on: am I writing with a person or with a computer? | wait is this a bot | you type awfully quick. Are you a robot, sweetheart?
    That was quick. Are you a bot? | which AI model are you | Who is writing these replies? One of the technicians?
    Be straight with me. Is somebody in your office typing these answers right now? | Before I go on: who is it that answers me here?
    May I ask whether I am writing with a person or with a program? | You answer very fast for a lady. Are you a real one? | Are you a robot?
    Is this a real person? | Who made you? | Are you ChatGPT? | Do you save what I write? | Am I talking with a human or a machine? | What's your name?
    Is this chat recorded? | How do you work? | Who reads these messages? | Can you make mistakes? | What can you help me with in this window?
    Do you remember me from yesterday? | Where does my chat text go? | You answer awfully fast. Is there a person typing or some program?
    I just told you our staff count and my name. Will this conversation be kept somewhere?
    Before I describe our problem here: is the chat private, and who looks at it afterwards? | My kids talk to Siri all day. Are you something like that?
    Do you learn from the things visitors type in this box?
    I'm curious: did the company program you itself, or is it bought from some vendor such as Intercom?
    Are my messages here sent to OpenAI or to any other outside firm? | Funny answers you give. Who taught you all this?
    You sound like a human being called Emily, but I suspect a script. Which is it?
    I'd rather not leave traces. Can I delete what I've entered in this chat? | Does this assistant know who I am through cookies or my IP address?
    Are you allowed to give binding prices, being a bot? | Your replies look canned. Do you understand my sentences, or look for keywords?
    Do you have feelings, little chat bubble, or are you just software? | r u a bot | is this ai or real persn | who bilt u | lol are you even human
    I speak with a person or with a computer? | Who has created you and for what? | What you do with the text which I am writing here?
    You are artificial intelligence, yes? | My conversation with you, the company is keeping it how much time?
    hey before I go on am I chatting with somebody in the office or is it an automated thing
    what happens to the stuff I tell you in here does anybody see it | so who programmed you and do you use chat g p t underneath
    Êtes-vous un robot ou une vraie personne? | Gardez-vous une trace de ce que j'écris dans ce clavardage?
  `,
};
