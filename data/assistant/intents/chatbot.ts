import type { RecordsInput } from '../../schema/site.ts';

export const chatbotIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'chatbot',
  examples: `
    robot? | r u a bot | your name? | who bilt u | who made you | are you a bot | are you human | who built you | Who made you? | c quoi ton nom
    are you chatgpt | Are you a robot? | Are you ChatGPT? | How do you work? | qui t'a programmé | r u a real person | What's your name? | is it AI answering
    êtes-vous un robot | can u see my files | wait is this a bot | do u store my msgs | which model are you | is this chat recorded | can you read my files
    which AI model are you | Is this a real person? | Is this chat recorded? | Can you make mistakes? | lol are you even human | Which AI model are you?
    es-tu une vraie personne | tu comprends-tu le joual | is this ai or real persn | you are human or computer | Do you save what I write?
    Who reads these messages? | tu peux faire quoi au juste | Where does my chat text go? | do you save what I type here | be honest, real human or AI?
    who can see this conversation | That was quick. Are you a bot? | Who has created you and for what? | Do you remember me from yesterday?
    what do you do with what i type here | You are artificial intelligence, yes? | t capable de faire une soumission toi?
    Am I talking with a human or a machine? | What can you help me with in this window? | I speak with a person or with a computer?
    Êtes-vous un robot ou une vraie personne? | do you remember what I typed here last week | Est-ce que je m'adresse à une vraie personne?
    Before I go on: who is it that answers me here? | Funny answers you give. Who taught you all this? | What you do with the text which I am writing here?
    you type awfully quick. Are you a robot, sweetheart? | You answer very fast for a lady. Are you a real one?
    Are you allowed to give binding prices, being a bot? | Who is writing these replies? One of the technicians?
    Do you learn from the things visitors type in this box? | so who programmed you and do you use chat g p t underneath
    My kids talk to Siri all day. Are you something like that? | Sur quel modèle d'intelligence artificielle êtes-vous basé?
    so what kind of stuff can you actually help me with on here | Gardez-vous une trace de ce que j'écris dans ce clavardage?
    est-ce que mes messages ici sont enregistrés pis qui les lit | Before I go on: am I writing with a person or with a computer?
    Conservez-vous ce que j'écris dans cette fenêtre de clavardage? | May I ask whether I am writing with a person or with a program?
    Am I corresponding with a live person or an automated assistant? | Are transcripts of this conversation retained, and for how long?
    what happens to the stuff I tell you in here does anybody see it | Are my messages here sent to OpenAI or to any other outside firm?
    You answer awfully fast. Is there a person typing or some program? | My conversation with you, the company is keeping it how much time?
    Does this assistant know who I am through cookies or my IP address? | Do you have feelings, little chat bubble, or are you just software?
    For my test log: am I typing with software or with one of your employees? | I'd rather not leave traces. Can I delete what I've entered in this chat?
    Am I chatting with somebody at a desk or with a machine? Honest answer please.
    Be straight with me. Is somebody in your office typing these answers right now?
    You sound like a human being called Emily, but I suspect a script. Which is it?
    Your replies look canned. Do you understand my sentences, or look for keywords?
    If I quote one of your replies to my boss, how sure can he be that it's correct?
    I just told you our staff count and my name. Will this conversation be kept somewhere?
    Before I describe our problem here: is the chat private, and who looks at it afterwards?
    hey before I go on am I chatting with somebody in the office or is it an automated thing
    I'm curious: did the company program you itself, or is it bought from some vendor such as Intercom?
    My husband bet me five dollars there's a guy in a call centre behind this. I say software. Who wins?
  `,
};
