import type { RecordsInput } from '../../schema/site.ts';

export const homeUserIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'home-user',
  examples: `
    home wifi | ps5 repair | wifi chez moi | fix my home pc? | do u fix home pcs? | réparez vous les ps5 | particulier accepté? | do you do residential
    do you repair gaming pcs | Do you fix home computers? | brancher ma tv intelligente | Do you do residential work? | can you fix my home computer
    parental controls for my kids | Is there a plan for families? | can you set up wifi at my house | can you unlock my samsung galaxy
    I'm not a business, just a person | Can you set up Wi-Fi in my condo? | I need help with my personal laptop | Would you look at my son's gaming PC?
    I'm not a business, can I still use you? | jus me n my wife, no biz. can we sign up | My mom, 82, needs someone for her computer
    Can I bring my own notebook in for repair? | Do you help students with their computers? | my personl laptop is slow can i bring it in
    I need help with my personal printer at home | mon facebook perso est barré comment je fais | Anything for one person at home, no company?
    réparez-vous les ordinateurs des particuliers | need wifi in my basment apt, u guys do houses? | do yall help seniors w there computers at home
    mon ordi à la maison est lent, vous réparez ça? | contrôle parental pour les cells de mes enfants | Just a private person here with a broken MacBook
    I'd like antivirus for our family's three laptops | j'ai un laptop perso HP, l'écran est cassé, combien
    internet à mon chalet à Muskoka, vous installez ça? | My grandmother's iPad is acting up, can you come by?
    ma mère a 82 ans pis elle s'est fait avoir sur son ipad | retired, one computer at home in Barrie, need antivirus
    mon chum a oublié le mot de passe de son mac à la maison | Could somebody install a printer at my house in Oakville?
    I am old woman and need somebody teach me computer at home | Best Buy ripped me off. Will you fix my own laptop instead?
    retraité, un seul ordinateur, j'aurais besoin d'un antivirus | Faites-vous ça des ordis à la maison pour du monde ordinaire?
    jai juste un ordi pour mes affaires perso, avez vous un forfait | Je suis un particulier et j'aurais besoin d'aide avec mon imprimante.
    My son his laptop is broken, he is student, do you make this service? | do you guys only do businesses or can you fix my own personal mac too
    Pourriez-vous récupérer les photos de famille sur mon vieux disque dur? | my mother is old and somebody cheat her on the ipad, you help families?
    I have only computer in my home, you can repair also for private person? | We are family of four, not company, is possible to have your protection?
    je suis étudiante au cégep et j'ai perdu mon travail de session sur ma clé | In my apartment internet is bad, please can come your technician to house?
    my kid's gaming computer won't turn on do you guys look at that kind of thing
    Mon portable perso est ben lent, est-ce que vous réparez pour les particuliers?
    pouvez-vous venir chez ma grand-mère à Scarborough configurer son courriel vidéotron
    I see everything is per user for companies. What about a pensioner with an old Dell?
    my dad lives alone and he needs somebody to come to the house and set up his new laptop
    Our cottage in Haliburton has Starlink and cameras. Would you manage that for a family?
    My personal Hotmail fills up with junk. Do you offer support to ordinary people as well?
    The TV in my living room won't connect to the internet, are you able to help a homeowner?
    I'm a grad student at U of T and the hinge of my notebook snapped. Repair possible with you?
    My husband and I share a PC for photos and banking. Which of your packages suits a household?
    Bought a new HP at Costco for the family. Will you move my private stuff from the previous one?
    The kids do homework on two Chromebooks and I'd like parental controls set up by a professional.
    My father-in-law in Brampton fell for junk programs on his own machine, could you clean it for him?
    I run no firm, I only want my vacation pictures recovered from a dead drive. Do you take such jobs?
    Somebody in our co-op building told me about you. Do you serve individual residents in their suites?
    hi i just have a computer at home for email and facebook and i was wondering if you help regular people
    I would pay for a monthly service for my own house: backups of our pictures, protection, someone to phone.
    I retired last year from teaching. My old desktop takes ages to start, would your people have a look at it?
    We live in a townhouse in Leslieville and the upstairs bedrooms get no signal. Is that something you'd take on?
    I have a home theatre and a smart thermostat that don't talk to each other. Do you send technicians to private addresses?
    my daughter's laptop is slow, private one | do you do home computers | do you fix home computers | do you help home users | do you support home users
    home user | I'm a home user | residential support | do you offer residential service | do you work with individuals
    do you work with private individuals | do you help individuals | is this only for businesses | do you only work with businesses | I'm not a business
    I'm not a business, can you help | I don't have a company | can you fix my personal laptop | can you fix my home PC | can you fix my home wifi
    can you set up my home wifi | home wifi help | I need help with my home computer | my home computer is slow | my home printer won't print
    my personal laptop is broken | can you fix my son's laptop | can you help my mom with her computer | can you help my parents with their computer
    computer repair for home | do you do house calls | do you come to homes | do you come to my house | plan for a family | do you have a plan for families
    home computer support | do you fix home computors | can you fix my personel laptop | do you do residental | réparez-vous les ordinateurs à la maison
    servez-vous les particuliers | do you only serve businesses | my kid's computer needs fixing | aidez-vous les gens à la maison
  `,
};
