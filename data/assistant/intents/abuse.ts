import type { RecordsInput } from '../../schema/site.ts';

export const abuseIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'abuse',
  examples: `
    stfu | idiot | shut up | asshole | f u bot | fuck you | you suck | t'es con | va chier | imbécile | ta yeule | Piss off | idiot bot | You idiot
    Screw you | ur so dum | go to hell | Kiss my ass | shutup idot | tu es stupide | you are stupid | Shut up, moron | Stupid machine | ferme ta gueule
    wat a moron u r | this is bullshit | va te faire voir | Bloody imbeciles | dumb bot eat dirt | screw you, clanker | Choke on it, loser
    stfu u useless pos | tabarnak t'es épais | ostie que t'es cave | maudit robot niaiseux | je te déteste gros nul | useless piece of garbage
    crisse de machine à marde | You're useless, all of you | Bunch of crooks and clowns | I hate you, dumb chat thing | câlisse-moi patience, débile
    F*** YOU AND YOUR WHOLE COMPANY | Eat dirt, you brainless toaster | Bad robot, you are son of a dog | Va donc chier, gang d'imbéciles
    sti de bot inutile mange de la m | tu sers à rien espèce de toaster | ur a brainless toaster lol loser | This is the dumbest bot on earth
    Nice try, you lying sack of trash | You're dumber than a bag of hammers | Go away you donkey, you have no brain | You are like garbage, nobody need you
    Quel idiot vous a programmé, un singe? | Vous êtes une belle bande d'incapables. | Are you thick or just pretending? Jerk.
    T'es ben niaiseux, maudit robot à marde | What a pathetic piece of garbage you are | You are very stupid machine, I spit on you
    t vraiment le bot le plus stupide ke jai vu | Damn you and your stupid little chat window | What imbecile programmed this pathetic thing?
    just shut your stupid mouth you dumb computer | Hey blockhead, still pretending to be clever? | Your company is a joke run by fat, lazy morons
    Allez au diable, vous et votre stupide logiciel. | Listen up, dipstick: nobody in Toronto likes you | All your company is idiots and thief, shame to you
    May your servers rot, you filthy bunch of parasites | You people are scum, and your mother should be ashamed
    I've met doorknobs with more brains than you. Get lost. | oh my god you are such an idiot i can't even believe it
    You are, without question, a worthless piece of garbage. | My parrot is smarter than you, you worthless lump of code
    you're a waste of space and everybody that works there is a clown | I've seen better answers from a toilet wall, you ugly little robot
    I asked something simple and got that crap. You're a complete dimwit. | oh my god you are so dumb I wanna throw my phone at the wall you moron
    Whoever programmed you ought to be slapped, you miserable waste of electricity | your service sucks and so do you, moron | idiots, all of you
    piece of garbage | f you | you worthless scammers | screw you and your plans | you are ridiculous, stupid clown | useless bot, die
    what a pathetic loser of a chatbot | lick my boots | you bunch of lying rats | ARE YOU STUPID OR WHAT, IDIOT | go to hell you stupid bot
    shut up dumb machine | hope you all rot | you're stupid | you're an idiot | you're a moron | stupid bot | dumb bot | stupid | you're dumb
    you're useless | useless | useless bot | you're garbage | you're trash | piece of shit | fuck off | f*** you | shut the hell up | you asshole
    what a piece of crap | you're pathetic | you're worthless | loser | I hate you | you're the worst | you people are idiots | you're all crooks
    bunch of scammers | your stupid | ur an idoit | stuipd bot | t'es stupide | this bot sucks | bullshit | espèce d'idiot
  `,
};
