import type { RecordsInput } from '../../schema/site.ts';

export const abuseIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'abuse',
  examples: `
    you are stupid
    fuck you
    shut up
    idiot bot
    this is bullshit
    you suck
    go to hell
    useless piece of garbage
    tu es stupide
    va te faire voir
    t'es con
    va chier
    Vous êtes une belle bande d'incapables.
    maudit robot niaiseux
    ferme ta gueule
    tabarnak t'es épais
    crisse de machine à marde
    imbécile
    ostie que t'es cave
    Allez au diable, vous et votre stupide logiciel.
    sti de bot inutile mange de la m
    tu sers à rien espèce de toaster
    ta yeule
    je te déteste gros nul
    t vraiment le bot le plus stupide ke jai vu
    câlisse-moi patience, débile
    Quel idiot vous a programmé, un singe?
    You are, without question, a worthless piece of garbage.
    idiot
    oh my god you are so dumb I wanna throw my phone at the wall you moron
    stfu
    F*** YOU AND YOUR WHOLE COMPANY
    dumb bot eat dirt
    What imbecile programmed this pathetic thing?
    asshole
    screw you, clanker
    ur a brainless toaster lol loser
  `,
};
