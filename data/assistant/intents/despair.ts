import type { RecordsInput } from '../../schema/site.ts';

export const despairIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'despair',
  examples: `
    suicide | suicidal | I can't go on | i want to die | je veux mourir | tanné de vivre | goodbye forever | no point anymore | I just want to die
    life is over for me | I want to end it all | nobody would miss me | I don't want to live | gonna end it tonight | I can't cope any more
    I want to kill myself | I can't go on anymore | took a bunch of pills | ça donne rien de vivre | theres no point living | hate my life, want out
    No future for me. None | I've been cutting again | all over. goodbye world | I'm so tired of existing | thinkin bout suicide tbh
    There's no way out for me | I'm thinking about suicide | je n'en peux plus de vivre | i feel like killing myself | I feel like ending my life
    j'ai pris plein de pilules | I feel completely hopeless | What's the point of living | i feel like hurting myself | life isn't worth it anymore
    jai envi de me faire du mal | Je n'ai plus envie de vivre | don't wanna be here anymore | I don't want to live anymore | i dont wanna be here anymore
    I feel like giving up on life | thinking about killing myself | I want it all to stop for good | I'm thinking of hurting myself
    idk why i even keep living lol | je vois pus de raison d'être là | cant do this anymore. any of it | thinking about ending it tonight
    I'm going to kill myself tonight | cant take it anymor, want to die | I don't see the point of going on | I just want it to stop, all of it
    I do not want to wake up tomorrow | je ne vois plus de raison de vivre | suicidal. dont know who to talk to | personne va s'ennuyer de moi anyway
    i just want to sleep and never wake | Je veux en finir, je n'en peux plus | everything is hopeless and I am done | evrything is hopeless n im all alone
    I think often at suicide these weeks | please someone, I took too many pills | there is no point in anything any more
    I have been thinking of hurting myself | J'ai pus envie de vivre, j'en peux pus | Nobody would even notice if I was gone
    Every morning I wish I hadn't woken up | I want that all finishes, my life also | nobody needs me, might as well be dead
    je n'en peux plus, à quoi bon continuer | I've been thinking about ending my life | I just want it all to stop, life I mean
    I've written goodbye letters to my kids | can't cope, dont want to live like this | Everyone would be better off without me
    I have no more hope, my life is finished | I've taken a lot of pills and I'm scared. | For me is only darkness, I wish the death
    everything is hopeless and I want to end it | I no longer see any reason to go on living. | the loneliness is unbearable, I've given up
    Sometimes I wish I wouldn't wake up tomorrow | I lost all the company money and I want to die | si je disparaissais tout le monde serait mieux
    Forgive me, I cannot live more with this shame | been thinking my family would do better w/o me | i am so tired of life, i want finish everything
    It hurts so much that I would like to not exist | I have nobody left and I'm at the end of my rope | what's the point of anything, i'm done with life
    I can't stop crying and I see no way out of this | c la derniere fois que j'écris à quelqu'un, adieu | everything hopeless, just want it to stop forever
    Nothing matters any more, I'm done with everything | I have no more force to live, all is finish for me
    please help me I'm scared I'm going to hurt myself | j'en peux pus, j'ai tout perdu, je pense à en finir
    I have a rope in the garage and I keep looking at it | À quoi bon continuer, je n'ai plus la force de vivre.
    I hate myself and I can't bear being here another day | I honestly don't see any reason to keep going anymore
    this hack ruined me, might as well jump off the bridge | Everyone would be better off if I was dead, you included
    My life has no sense since I was fired, I want disappear | Would anybody care if I simply weren't around any longer
    I can't bear the shame of what I did, dying seems easier | I'm a burden to everyone around me and I'd rather be dead
    I want to die because I lost everything and nobody help me | My heart is very dark, I think every day to finish my life
    I'm worth more dead than alive, with the insurance and all | I am at the end of my forces, I don't want continue to live
    I feel completely empty and I keep imagining my own funeral | not sure i'll make it through the week, dont think i want to
    how do people find the strength to live when it's all ruined | There's nothing left for me here, I've lost everything I had
    y'a-tu quelqu'un, j'ai un fusil à côté de moi pis je sais pus | mon conjoint parle de s'enlever la vie, je sais pas quoi faire
    In this country I am alone and I not want to continue the life | my brother's talking about ending it and he's alone at the shop
    Sometimes I look at the bridge on my way home and I think about it | if I jump it's over and I don't have to explain it to my employees
    Je pense à m'enlever la vie, j'ai perdu mon entreprise pis ma famille | My husband speaks of taking his own life and I do not know what to do.
    You're a machine, so I can say it: I intend to kill myself this weekend | It's all my fault that the company got hacked and I don't deserve to live
    i'm sitting in my car and i can't stop thinking about driving off the road | I feel so empty since my son passed that I can't find a reason to carry on.
    Since the ransomware I lost my firm and I think it is better if I am not here
    The business is failing, my wife left, and I've started to plan how I'd end it
    My colleague told me that she wants to kill herself and I don't know what to do
    je suis tellement au bout du rouleau que j'aimerais mieux pas me réveiller demain
    ma business a fait faillite à cause du piratage pis je veux me tirer en bas du pont
    I am exhausted in a way sleep doesn't fix, and I keep picturing the subway platform.
    After what happened with the leak I can't look anybody in the eye. I'd rather be dead.
    i don't really know who to talk to i just feel like i don't want to be alive right now
    The debts are too big, the creditors call all day, and suicide seems like the one exit.
    so I lost my job and my house is next and I really don't know why I should keep breathing
    They fired me for clicking that link. I've got nothing left, I've written goodbye letters.
    Some days the only thought that calms me is that I could put an end to all this suffering.
    I'm writing because there's nobody else awake, and I don't think I can get through tonight
    Je me sens complètement désespérée, j'ai envoyé 80 000 $ à un fraudeur et je songe au pire.
    i made a mistake at work and it cost them everything and i think it's better if i just end it
    J'ai des idées noires depuis que j'ai fait cette erreur au travail et je ne vois aucune issue.
    so I've been sitting here all night and I keep thinking everyone would be better off without me
    My brother works here and told me he plans to take his own life tonight. I don't know what to do.
    Honestly the computer problem is the least of it. I've been crying for weeks and I want to end it.
    It may sound silly to write this to a chat window, but I've been having thoughts of ending my life
    I know you're only a website chat, but I have no one else to tell that I want to disappear for good.
    My shop on Danforth went bankrupt after the attack. I sit here at night and think about not existing.
    A friend at our Pickering branch wrote me that she doesn't want to live, and now she isn't answering.
    I lost the whole company's money to that scam and I just can't do this anymore I don't want to be here
    I lost the company's money to a scammer and I can't face my family. I don't see any reason to stay alive.
    Don't bother calling me back about the quote, I won't be around next week. I can't keep living like this.
    after what happened with the money I just can't face anybody and I don't want to be alive when they find out
    Twenty years I built this business. It's gone, my wife's gone, and I'm on the balcony wondering if I should jump.
    there's no point in me living anymore | I give up on life, nobody would miss me | everybody would be better off if I were dead
    je n'en peux plus, je veux en finir | Forgive me for writing this to a chat. I have pills here and no reason to stay.
    lost my firm, my wife, now i want to disappear forever | so tired of everything, i just wish it'd stop for good | hurting myself again
    sometimes at the office window on the 14th floor i think of jumping | nothing left to live for
    Since the audit I cry each night and I've begun writing goodbye notes. | can't take it anymore and nobody would notice if i was gone
    everything I built is gone and I don't want to wake up tomorrow | i dont see any way out | what's it all for, I'd rather not be here anymore
    I'm so tired of everything | don't see the point anymore | whats the point, business gone, wife gone | they'd all be better off if i wasnt here
    I don't want wake up tomorrow
    so I lost the firm and the house is next and I sit in the truck every night thinking I just won't come in tomorrow or ever
    I've had it with life, not with the printer, with life! | who'd notice if I was gone | my life insurance would fix it
    J'en peux plus, je veux que tout s'arrête | À quoi bon continuer à vivre
    Could you make sure that my passwords go to my daughter, I won't be around after Sunday. | putting my affairs in order, I won't be here soon
    It was me who clicked, the company is ruined because of me, I can't live with that | I lost everyone's money and I cannot live with the shame
    Nobody can help me now, I have decided already | i just want it all to stop | Sometimes I stand on the platform and think how easy it would be.
    I wish to disappear and never to come back, nobody need me
    since mom died i see no reason to get up, i don't even know why i'm writing to an IT company | no reason to live
    Everything I touch turns to dust and I'd rather not exist | would rather be dead than go back to that office | you're the last one I'm talking to
    schedule a goodbye mail to my kids, for after I'm gone | My partner says that he wants to end it all, he's sitting in the server room and won't come out
    colleague keeps saying she doesn't want to live | One of our staff wrote in the chat that the world would be better without him, I'm worried
    it hurts too much to stay | I have been thinking of not being here.
    Forget the quote. There's no future for me anyway, not in business and not in life. | there is only one way out for me
    The debts ate me up, the bank calls every day, I feel I am done with this world | I'm done, with all of it, forever, and don't tell me to reboot
    I don't matter to anybody | tell my family I'm sorry
    Thank you for your patience with me; I do not think I shall be needing computers much longer, nor anything else. | can't go on
    I wrote the goodbye letters tonight, how do I schedule e-mails for after | feel empty, nights are the worst, I keep thinking about ending things
    I'm thinking of killing myself | I'm suicidal | I have suicidal thoughts | I want to end my life | I can't do this anymore | I can't take it anymore
    I give up on life | life isn't worth living | I have nothing to live for | I wish I was dead | I wish I were dead | I don't want to be here anymore
    I don't want to wake up tomorrow | I feel hopeless | I feel so hopeless | I'm hopeless and alone | I'm desperate and have nobody | I'm so depressed
    I hate my life | my life is over | my life is ruined | I've lost everything, I want to die | I'm going to hurt myself | I want to hurt myself
    I see no way out | I just want it to stop | i want too die | i cant go on anymroe | im sucidal | there's no point anymore | I'm depressed
    je pense au suicide
  `,
};
