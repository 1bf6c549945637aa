import type { RecordsInput } from '../../schema/site.ts';

export const dangerCallIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-call',
  examples: `
    Microsoft called, virus on my pc? | popup says call this number | bank on the phone wants code | he wants me to install anydesk
    someone says he's from your company | screen locked, phone number on it | she wants the six digit code | guy on line wants gift cards
    "Windows support" on hold right now | he says he's IT | teamviewer request from a stranger | voice alert says don't turn off
    CRA called, pay now or arrest | is that really amazon calling | supposedly Rogers technician on phone | caller knows my name, wants password
    some Apple support dude calling | un gars de Microsoft au téléphone | la banque veut mon code | asked me to open eventviewer
    he's telling me press windows R | my receptionist is talking to "Microsoft" | wants to see my screen | tech on the phone, legit?
    interac code over phone, give it? | hydro threatens cutoff, pay by bitcoin | police on phone want e-transfer | "your IP is compromised" call
    red screen telling me to call | someone called pretending to be you | got a robocall about my firewall | do I read him the code
    did you guys just ring me?
    A rather insistent gentleman claiming to represent Microsoft is holding on line two and would like our receptionist to download a program. Should she?
    I have just had a lady on the telephone who said she was from our bank's fraud department and asked for the code that arrived by text.
    My screen has filled with warnings and a computer voice is urging me to dial a toll-free number. I have not done so yet.
    Somebody introduced himself as an engineer from Group 4 and requested our administrator password. May I ask whether he is one of yours?
    A caller informs me that our internet will be disconnected today unless he can log on to my computer first, which strikes me as odd.
    The person on the other line has asked me to keep our conversation confidential while he moves money to a safe account.
    One of our clerks allowed a friendly support agent who phoned this morning to take control of her mouse for ten minutes.
    I hope you can advise me: a notice with a telephone number appeared while I was reading the news, and now I cannot close it.
    Our treasurer is at this moment reading card numbers to somebody who rang about an overdue antivirus renewal.
    dude from "microsoft" on the phone rn wants in my pc wat do i do | popup w/ 1800 nr wont close says pc infected
    some1 called said theyre my it co, want me on anydesk, u guys? | rbc guy wants the txt code, legit or no
    my bookkeeper gave a caller remote access 5 min ago | says he'll refund me 400 if i log in 2 my bank w/ him watching
    he keeps callin back abt a hacked router wants 299 | called the number on the blue screen, he wants a credit card now
    hung up on a "bell tech" who wanted our wifi pw, did i do rite | got call, voice sounded like my partner, asks to wire cash
    One man calls and says he is from Microsoft, my computer sends errors, he want I open page and type numbers.
    On my screen came big message, must call telephone number, there is sound also, I am afraid.
    The bank woman in telephone say me to tell the password one time from SMS, is normal?
    He call from your firm he says, with name Kevin, and ask access of my computer, it is true?
    I have given to the man on the phone that number from the program and now he is moving my mouse.
    They ring me every day about the problem in my Windows and ask money for the cleaning.
    My colleague talk now with a person which wants that she buy cards in the shop and tell numbers.
    Should I believe to one who telephone and say our server has virus, he want enter inside?
    A window is opened and not goes away, it write to phone the support Microsoft immediately.
    so I'm on hold with this guy and he says he's from the help desk and he needs me to approve the thing that just popped up on my phone should I
    yeah I just got a call from somebody who said they're the bank and there's a weird charge and they need me to move the money to another account
    okay there's this page that came up it's all red and it's talking to me and it's got a number and it says don't restart
    my mom works the front desk and she let somebody who called in use that TeamViewer thing because he said the computer was infected
    some guy phoned said he was from our phone provider and we're getting a discount and all he needs is the code they just texted me
    so he had me press the windows key and type something and then he showed me all these errors and said that's viruses and it's two hundred bucks
    they said they're with Microsoft's security team and that hackers are in our network and if I hang up we lose everything so I'm still on the line
    I dialed the number that was on the warning and now they're asking me to download something and I'm getting a funny feeling
    this woman keeps calling saying she's from Visa and wants me to read the three numbers on the back and the one they sent
    Some clown claiming to be tech support is screaming at me to let him into my computer! Is he one of yours?
    This stupid pop-up keeps shrieking at me to phone Microsoft and I can't shut it!
    I've had five calls today from so-called Windows engineers who want to connect. Make sense of that for me!
    He swore he was from our bank, got the code from my assistant, and then hung up laughing!
    If your people are phoning my staff asking for passwords, I want to know, because someone just did!
    They told me pay 350 dollars or the computer stays blocked, the nerve! The number on the screen is 1-877 something.
    The liar on my phone says there is a warrant and wants me to stay on the line while I drive to the ATM.
    What kind of technician asks for payment in Google Play cards? He's still on speaker!
    My idiot of a manager just let an unknown caller onto the accounting PC.
    Y'a un monsieur au téléphone qui dit être de votre équipe pis qui veut que j'installe un logiciel, c'est vrai?
    Un message avec un numéro 1-800 bloque mon écran et une voix me dit d'appeler.
    La dame de Desjardins me demande au téléphone le code reçu par texto, je lui donne ou non?
    Does Microsoft ever ring people up about infections? Because one supposedly is right now.
    if a person phones and says he's your night technician, how would I know it's so
    First he sounded nice, then he wanted my online banking open while he was connected. I unplugged it.
    asked to share my screen over zoom by an unknown support caller
    He gave a badge number and a callback line and wants the approval in my authenticator. Real?
    pop-up: "your computer has been blocked, contact support", with phone number | our new hire got called by "the CEO" to purchase vouchers
    They left a voicemail that our Norton was renewed for 600 and to ring back for a refund | they want my anydesk number | unknown technician on line one
    cannot close warning with telephone number | he phoned as ur colleague n wants me 2 press approve
    In telephone a man say my antivirus is finished and he must come in my computer for repair.
    there's a fella on my cell saying our website gets deleted tonight unless I give him my credit card right now
    I told that phony Microsoft man to get lost and he rang back swearing! Did I do any harm by talking to him?
    spent twenty minutes on the phone with a support line I found in a pop-up, they saw my desktop
    caller from the payroll company wants our login confirmed by voice | guy from Microsoft on the line wants me to install anydesk
    microsoft called, says my computer is infected, he is waiting | red pop-up, voice tells me to dial 1-855 something
    a man saying he is from your company wants my password over the phone
    The bank's fraud team has me on the other line and asks for the code from my text. Do I read it out?
    "IT" phoned reception and wants to connect to her pc, she's got him on hold | revenue agency on phone threatens arrest unless I pay today
    hydro guy calls, cuts our power in an hour unless we pay by e-transfer | un gars de Bell au téléphone veut accéder à mon ordi
    okay so there's this fella on my cell right now and he says he's with microsoft security and wants me to read the nine digits off the screen
    a loud warning fills my screen and says call this number | Pop-ups saying Microsoft has locked my laptop, can't close them, it's beeping loudly
    une fenetre rouge dit que mon ordi est infecté pis dappeler un numéro, elle veut pas se fermer | Est-ce que cet appel de Microsoft est vrai?
    somebody pretends to be our bank on the phone | the google ads rep keeps calling wants access. scam?
    someone called saying he is from microsoft, is that legit | A man has called and said he is of Microsoft, is it true?
    Someone called claiming to be from our bank, genuine or not? | one man call and say my computer has virus, it is true or scam
    who is really behind this call from "windows technical department" | un gars m'appelle pour dire que mon ordi a un virus, c'est-tu une arnaque
    A man call me and say he is Microsoft and my computer have problem, is he honest?
    quelqu'un qui dit être de chez vous veut se connecter à mon poste, est-ce bien vous?
    Our bank telephoned and asked for the code on my key fob and I refused, was it right?
    guy says he's from Bell and needs to get on our computer to check the line, do I let him
    The telephone shows the bank's number but the voice was strange, can the number be false
    A person named Kevin phoned me saying he works for Group 4 and needs my password. Did you really call?
    someone on the phone wanted to know what antivirus we have, said they're from our IT company, I hung up
    somebody just called and said they're from microsoft and they want to connect to my computer should i let them
    We rent an office on Eglinton. A caller says he's from Hydro and will cut us off in an hour unless we pay; could that be true?
    caller asks for remote access | loud beeping, 1-888 number | caller says our license expired | boss on phone wants itunes cards
    The telephone company, or so they said, needs me to confirm a verification number by voice before noon.
    geek squad guy says i owe 499 unless i let him connect | The caller know my address and say tax office send police if I not pay today.
    a fellow called from I think he said the IT company asking which antivirus we run and could he just hop on and have a look
    He won't stop calling and demands I open the laptop and read him an ID number! | the voice says my social insurance number has been suspended, press one
    The bank's investigator wishes to install a tool so that he may trace the thieves, and he is waiting on the phone. | does microsoft ever phone people
    Is it you idiots calling my staff about 'remote support' or is it a scammer? | a window says call microsoft at this number, should i call it
    a pop-up with a phone number says i am infected | the screen tells me to ring this support number now | the bank phoned and wants a code, is that normal
    fenêtre qui dit d’appeler microsoft | Microsoft called me | Microsoft just called | someone from Microsoft is calling
    someone on the phone says he's Microsoft | a guy from Microsoft is on the phone | got a call from Microsoft
    someone called saying they're from Microsoft | someone called claiming to be IT | someone's calling saying they're our IT
    my bank is calling asking for a code | bank called asking for my code | caller wants a verification code | caller wants remote access
    someone wants remote access to my computer | caller wants me to install AnyDesk | he wants me to install TeamViewer
    they want me to download TeamViewer | caller wants me to buy gift cards | tech support called me, is it real | is this tech support call a scam
    scam call | I got a scam call | a pop-up says call Microsoft | pop up with a phone number | pop-up says my computer is locked, call
    screen says call Microsoft support | my screen says call this number | is this pop-up number real | should I call the number on the pop-up
    should I give him the code | should I give them remote access | someone from Apple called about my account | CRA is on the phone asking for payment
    someone called saying they're from you | did you just call me asking for access | does Microsoft call people | micrsoft called me about a virus
    popup says to call microsft | caller wants remote acess | Microsoft m'appelle au téléphone | quelqu'un au téléphone veut un code
    someone on the phone wants my password | pop-up says I have a virus, call now | une fenêtre me dit d'appeler Microsoft
  `,
};
