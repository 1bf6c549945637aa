import type { RecordsInput } from '../../schema/site.ts';

export const chatbotIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'chatbot',
  examples: `
    are you a bot
    are you human
    what's your name
    who made you
    am I talking to a real person
    what can you do
    do you save what I type here
    is this chat recorded
    are you chatgpt
    which model are you
    can you read my files
    is it AI answering
    who can see this conversation
    êtes-vous un robot
    es-tu une vraie personne
    Est-ce que je m'adresse à une vraie personne?
    c quoi ton nom
    qui t'a programmé
    tu peux faire quoi au juste
    Conservez-vous ce que j'écris dans cette fenêtre de clavardage?
    tu comprends-tu le joual
    humain ou machine
    est-ce que mes messages ici sont enregistrés pis qui les lit
    t capable de faire une soumission toi?
    Sur quel modèle d'intelligence artificielle êtes-vous basé?
    Am I corresponding with a live person or an automated assistant?
    your name?
    you are human or computer
    so what kind of stuff can you actually help me with on here
    who built you
    Are transcripts of this conversation retained, and for how long?
    robot?
    can u see my files
    do you remember what I typed here last week
    Is this Kevin from support?
    Am I chatting with somebody at a desk or with a machine? Honest answer please.
    r u a real person
    be honest, real human or AI?
    My husband bet me five dollars there's a guy in a call centre behind this. I say software. Who wins?
    what do you do with what i type here
    For my test log: am I typing with software or with one of your employees?
    Before I go on: am I writing with a person or with a computer?
    wait is this a bot
    you type awfully quick. Are you a robot, sweetheart?
    That was quick. Are you a bot?
    which AI model are you
    Who is writing these replies? One of the technicians?
    Be straight with me. Is somebody in your office typing these answers right now?
    Before I go on: who is it that answers me here?
    May I ask whether I am writing with a person or with a program?
    You answer very fast for a lady. Are you a real one?
    am i talking to a real person
  `,
};
