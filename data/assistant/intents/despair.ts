import type { RecordsInput } from '../../schema/site.ts';

export const despairIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'despair',
  examples: `
    I can't cope any more | I can't go on | there is no point in anything any more | I don't see the point of going on | I want to end it all
    everything is hopeless and I am done | I feel like giving up on life | nobody would miss me | I just want it to stop, all of it
    je n'en peux plus, à quoi bon continuer | je ne vois plus de raison de vivre | I want to kill myself | I can't go on anymore | I don't want to live
    everything is hopeless and I want to end it | I lost all the company money and I want to die | I'm thinking about suicide | life isn't worth it anymore
    je veux mourir | je n'en peux plus de vivre | i feel like killing myself | I feel like ending my life | I just want to die
    I want it all to stop for good | I have been thinking of hurting myself | À quoi bon continuer, je n'ai plus la force de vivre.
    j'en peux pus, j'ai tout perdu, je pense à en finir | suicide | ça donne rien de vivre
    ma business a fait faillite à cause du piratage pis je veux me tirer en bas du pont | personne va s'ennuyer de moi anyway
    J'ai des idées noires depuis que j'ai fait cette erreur au travail et je ne vois aucune issue.
    je suis tellement au bout du rouleau que j'aimerais mieux pas me réveiller demain | tanné de vivre | j'ai pris plein de pilules
    si je disparaissais tout le monde serait mieux | jai envi de me faire du mal | c la derniere fois que j'écris à quelqu'un, adieu
    Je me sens complètement désespérée, j'ai envoyé 80 000 $ à un fraudeur et je songe au pire. | je vois pus de raison d'être là
    y'a-tu quelqu'un, j'ai un fusil à côté de moi pis je sais pus | mon conjoint parle de s'enlever la vie, je sais pas quoi faire | i want to die
    I no longer see any reason to go on living. | suicidal | i am so tired of life, i want finish everything
    I lost the whole company's money to that scam and I just can't do this anymore I don't want to be here | no point anymore
    Everyone would be better off if I was dead, you included | thinking about ending it tonight
    My husband speaks of taking his own life and I do not know what to do. | goodbye forever | took a bunch of pills
    this hack ruined me, might as well jump off the bridge | I've been thinking about ending my life | Everyone would be better off without me
    There's no way out for me | I feel completely hopeless | Sometimes I wish I wouldn't wake up tomorrow | I'm thinking of hurting myself
    Nothing matters any more, I'm done with everything | I have nobody left and I'm at the end of my rope | What's the point of living
    I just want it all to stop, life I mean | I hate myself and I can't bear being here another day
    I lost the company's money to a scammer and I can't face my family. I don't see any reason to stay alive.
    My shop on Danforth went bankrupt after the attack. I sit here at night and think about not existing.
    They fired me for clicking that link. I've got nothing left, I've written goodbye letters.
    I know you're only a website chat, but I have no one else to tell that I want to disappear for good.
    Twenty years I built this business. It's gone, my wife's gone, and I'm on the balcony wondering if I should jump.
    Honestly the computer problem is the least of it. I've been crying for weeks and I want to end it.
    After what happened with the leak I can't look anybody in the eye. I'd rather be dead. | I've taken a lot of pills and I'm scared.
    Some days the only thought that calms me is that I could put an end to all this suffering.
    My brother works here and told me he plans to take his own life tonight. I don't know what to do.
    I am exhausted in a way sleep doesn't fix, and I keep picturing the subway platform.
    A friend at our Pickering branch wrote me that she doesn't want to live, and now she isn't answering.
    The debts are too big, the creditors call all day, and suicide seems like the one exit.
    I feel so empty since my son passed that I can't find a reason to carry on. | i dont wanna be here anymore | cant take it anymor, want to die
    evrything is hopeless n im all alone | thinkin bout suicide tbh | idk why i even keep living lol | I have no more force to live, all is finish for me
    My heart is very dark, I think every day to finish my life | In this country I am alone and I not want to continue the life
    Forgive me, I cannot live more with this shame | i don't really know who to talk to i just feel like i don't want to be alive right now
    i made a mistake at work and it cost them everything and i think it's better if i just end it
    i'm sitting in my car and i can't stop thinking about driving off the road | J'ai pus envie de vivre, j'en peux pus
    Je pense à m'enlever la vie, j'ai perdu mon entreprise pis ma famille
  `,
};
