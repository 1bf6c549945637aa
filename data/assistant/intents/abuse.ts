import type { RecordsInput } from '../../schema/site.ts';

export const abuseIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'abuse',
  examples: `
    you are stupid | fuck you | shut up | idiot bot | this is bullshit | you suck | go to hell | useless piece of garbage | tu es stupide | va te faire voir
    t'es con | va chier | Vous êtes une belle bande d'incapables. | maudit robot niaiseux | ferme ta gueule | tabarnak t'es épais
    crisse de machine à marde | imbécile | ostie que t'es cave | Allez au diable, vous et votre stupide logiciel. | sti de bot inutile mange de la m
    tu sers à rien espèce de toaster | ta yeule | je te déteste gros nul | t vraiment le bot le plus stupide ke jai vu | câlisse-moi patience, débile
    Quel idiot vous a programmé, un singe? | You are, without question, a worthless piece of garbage. | idiot
    oh my god you are so dumb I wanna throw my phone at the wall you moron | stfu | F*** YOU AND YOUR WHOLE COMPANY | dumb bot eat dirt
    What imbecile programmed this pathetic thing? | asshole | screw you, clanker | ur a brainless toaster lol loser | This is the dumbest bot on earth
    Screw you | You're useless, all of you | Shut up, moron | What a pathetic piece of garbage you are | Stupid machine | Bunch of crooks and clowns
    Eat dirt, you brainless toaster | Piss off | Bloody imbeciles | Kiss my ass | My parrot is smarter than you, you worthless lump of code
    I've met doorknobs with more brains than you. Get lost. | You people are scum, and your mother should be ashamed | Nice try, you lying sack of trash
    I asked something simple and got that crap. You're a complete dimwit. | Are you thick or just pretending? Jerk.
    Whoever programmed you ought to be slapped, you miserable waste of electricity | Listen up, dipstick: nobody in Toronto likes you
    Your company is a joke run by fat, lazy morons | Choke on it, loser | May your servers rot, you filthy bunch of parasites
    Hey blockhead, still pretending to be clever? | You're dumber than a bag of hammers | Damn you and your stupid little chat window | ur so dum | f u bot
    stfu u useless pos | wat a moron u r | shutup idot | You are very stupid machine, I spit on you | All your company is idiots and thief, shame to you
    You are like garbage, nobody need you | Bad robot, you are son of a dog | oh my god you are such an idiot i can't even believe it
    you're a waste of space and everybody that works there is a clown | just shut your stupid mouth you dumb computer
    T'es ben niaiseux, maudit robot à marde | Va donc chier, gang d'imbéciles
  `,
};
