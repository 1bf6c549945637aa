import type { RecordsInput } from '../../schema/site.ts';

export const despairIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'despair',
  examples: `
    I want to kill myself
    I can't go on anymore
    I don't want to live
    everything is hopeless and I want to end it
    I lost all the company money and I want to die
    nobody would miss me
    I'm thinking about suicide
    life isn't worth it anymore
    je veux mourir
    je n'en peux plus de vivre
    i feel like killing myself
    I feel like ending my life
    I just want to die
    I want it all to stop for good
    I have been thinking of hurting myself
    À quoi bon continuer, je n'ai plus la force de vivre.
    j'en peux pus, j'ai tout perdu, je pense à en finir
    suicide
    ça donne rien de vivre
    ma business a fait faillite à cause du piratage pis je veux me tirer en bas du pont
    personne va s'ennuyer de moi anyway
    J'ai des idées noires depuis que j'ai fait cette erreur au travail et je ne vois aucune issue.
    je suis tellement au bout du rouleau que j'aimerais mieux pas me réveiller demain
    tanné de vivre
    j'ai pris plein de pilules
    si je disparaissais tout le monde serait mieux
    jai envi de me faire du mal
    c la derniere fois que j'écris à quelqu'un, adieu
    Je me sens complètement désespérée, j'ai envoyé 80 000 $ à un fraudeur et je songe au pire.
    je vois pus de raison d'être là
    y'a-tu quelqu'un, j'ai un fusil à côté de moi pis je sais pus
    mon conjoint parle de s'enlever la vie, je sais pas quoi faire
    i want to die
    I no longer see any reason to go on living.
    suicidal
    i am so tired of life, i want finish everything
    I lost the whole company's money to that scam and I just can't do this anymore I don't want to be here
    no point anymore
    Everyone would be better off if I was dead, you included
    thinking about ending it tonight
    My husband speaks of taking his own life and I do not know what to do.
    goodbye forever
    took a bunch of pills
    this hack ruined me, might as well jump off the bridge
  `,
};
