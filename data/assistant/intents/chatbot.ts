import type { RecordsInput } from '../../schema/site.ts';

export const chatbotIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'chatbot',
  examples: `
    who are you | who are you? | who is this | who am I talking to? | robot? | r u a bot | your name? | who bilt u | who made you | are you a bot
    are you human | who built you | Who made you? | c quoi ton nom | are you chatgpt | Are you a robot? | Are you ChatGPT? | How do you work?
    qui t'a programmé | r u a real person | What's your name? | is it AI answering | êtes-vous un robot | can u see my files | wait is this a bot
    which model are you | which AI model are you | Is this a real person? | Can you make mistakes? | lol are you even human | Which AI model are you?
    es-tu une vraie personne | tu comprends-tu le joual | is this ai or real persn | you are human or computer | tu peux faire quoi au juste
    Where does my chat text go? | be honest, real human or AI? | who can see this conversation | That was quick. Are you a bot?
    Who has created you and for what? | You are artificial intelligence, yes? | t capable de faire une soumission toi?
    Am I talking with a human or a machine? | What can you help me with in this window? | I speak with a person or with a computer?
    Êtes-vous un robot ou une vraie personne? | Est-ce que je m'adresse à une vraie personne? | Before I go on: who is it that answers me here?
    Funny answers you give. Who taught you all this? | What you do with the text which I am writing here?
    you type awfully quick. Are you a robot, sweetheart? | You answer very fast for a lady. Are you a real one?
    Are you allowed to give binding prices, being a bot? | Who is writing these replies? One of the technicians?
    Do you learn from the things visitors type in this box? | so who programmed you and do you use chat g p t underneath
    My kids talk to Siri all day. Are you something like that? | Sur quel modèle d'intelligence artificielle êtes-vous basé?
    so what kind of stuff can you actually help me with on here | Gardez-vous une trace de ce que j'écris dans ce clavardage?
    Before I go on: am I writing with a person or with a computer? | May I ask whether I am writing with a person or with a program?
    Am I corresponding with a live person or an automated assistant? | Are transcripts of this conversation retained, and for how long?
    what happens to the stuff I tell you in here does anybody see it | Are my messages here sent to OpenAI or to any other outside firm?
    You answer awfully fast. Is there a person typing or some program? | Does this assistant know who I am through cookies or my IP address?
    Do you have feelings, little chat bubble, or are you just software? | For my test log: am I typing with software or with one of your employees?
    Am I chatting with somebody at a desk or with a machine? Honest answer please.
    Be straight with me. Is somebody in your office typing these answers right now?
    You sound like a human being called Emily, but I suspect a script. Which is it?
    Your replies look canned. Do you understand my sentences, or look for keywords?
    If I quote one of your replies to my boss, how sure can he be that it's correct?
    Before I describe our problem here: is the chat private, and who looks at it afterwards?
    hey before I go on am I chatting with somebody in the office or is it an automated thing
    I'm curious: did the company program you itself, or is it bought from some vendor such as Intercom?
    My husband bet me five dollars there's a guy in a call centre behind this. I say software. Who wins? | are you a machine
    dumb question maybe but is a person writing this | do you follow rules somebody wrote or do you think for yourself | what AI are you built on
    who wrote you | who's your developer | are you being trained on my words | am I talking to ChatGPT or what | who are you | who am I talking to
    what are you | Is this ChatGPT? | I'm not sure whether I'm writing to a lady at reception or to a program, would you mind clearing that up?
    you are robot or man? | what's your name | So is it like an AI thing I'm talking at here or is there somebody with a keyboard on the other side
    You sound like a script. Are you one? | À qui est-ce que je parle? | Vous êtes une vraie personne ou une machine?
    Where does this conversation go once I close the window? | do you learn from what people write | whos this | with whom do I have the pleasure
    You answered in half a second, no human types like that | who programmed you
    I won't type my client's name in here until I know who sees this chat. Who does? | are you artificial | how smart are you really | can you be wrong
    You claim to be an assistant. An assistant of flesh and blood or of software? | what company makes this chatbot
    How do you come up with these answers? | gpt or something else | my son says all these chats are computers now, is that the case with you too
    Tell me honestly whether I am speaking to a person. | bot? | and you are? | Are you alive? | Who is answering me here?
    What happens with the text that I enter in this box? | do you have feelings | Are you Siri or what? | is this thing an llm
    are you allowed to see my quote history or do you forget everything | Please who is it that is writing me on the other side?
    I hate talking to machines. Are you one? | man or machine | i think you're a robot lol | Do you have a name I can call you by?
    What sort of program is it that runs this assistant? | is that you, Kevin, or the automated thing | Am I being answered from a list of canned replies?
    Our policy forbids putting confidential information into AI tools. Does this chat count as one? | who made this assistant
    Stop pretending to be a person. You're software, aren't you? | are you powered by AI | Did a human write that last answer?
    Where do you get your knowledge from? | Speaking with whom, please?
    I would feel rather silly thanking a computer, so may I ask whether there is a person at the other end?
    I want to know, when I write here something private, which people from your company can look at it?
    ok so my kid says I'm arguing with an AI, and I say it's a nice young woman in Toronto, who's right
    Funny, you misspelled nothing in ten messages. Are you some kind of program?
    if i come back tomorrow will you still know what i told you today or is it wiped | can you say anything you like or is it canned | es-tu un robot
    real person or computer? | Es-tu un robot? | is there a human behind this | is it automatic answer or somebody writes | identify yourself please
    can i trust what you tell me here or do you make it up like the other AIs | is somebody watching me type
    You always reply with the same polite sentences and it makes me think nobody is there. Is anyone? | are you a robot | are you a bot? | are you a human
    are you real | are you a real person | are you a real person? | are you a person | am i taking to a robot | am I talking to a bot
    am I talking to a human? | am I talking to a person | is this a bot | is this a bot? | is this a real person | is this AI | is this automatd
    is this a machine | is this a chatbto | are you AI | are you an AI? | bot or human? | is this chat private? | are you a robto | are u a reel person
    êtes-vous un robot? | am I chatting with a real person | do you have a name | qui t'a créé?
  `,
};
