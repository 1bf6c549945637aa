import type { RecordsInput } from '../../schema/site.ts';

export const homeUserIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'home-user',
  examples: `
    can you fix my home computer | do you repair gaming pcs | I need help with my personal printer at home | do you do residential
    can you set up wifi at my house | I'm not a business, just a person | réparez-vous les ordinateurs des particuliers
    mon ordi à la maison est lent, vous réparez ça? | Je suis un particulier et j'aurais besoin d'aide avec mon imprimante. | wifi chez moi
    ma mère a 82 ans pis elle s'est fait avoir sur son ipad | réparez vous les ps5 | j'ai un laptop perso HP, l'écran est cassé, combien
    Offrez-vous des services aux familles, pas aux entreprises? | contrôle parental pour les cells de mes enfants
    je suis étudiante au cégep et j'ai perdu mon travail de session sur ma clé | particulier accepté? | mon facebook perso est barré comment je fais
    internet à mon chalet à Muskoka, vous installez ça? | mon chum a oublié le mot de passe de son mac à la maison
    Pourriez-vous récupérer les photos de famille sur mon vieux disque dur? | jai juste un ordi pour mes affaires perso, avez vous un forfait
    brancher ma tv intelligente | retraité, un seul ordinateur, j'aurais besoin d'un antivirus
    pouvez-vous venir chez ma grand-mère à Scarborough configurer son courriel vidéotron | fix my home pc? | home wifi
    my mother is old and somebody cheat her on the ipad, you help families? | my kid's gaming computer won't turn on do you guys look at that kind of thing
    ps5 repair | Best Buy ripped me off. Will you fix my own laptop instead? | parental controls for my kids | student here, lost my essay on my macbook
    retired, one computer at home in Barrie, need antivirus | can you unlock my samsung galaxy | Do you fix home computers?
    I need help with my personal laptop | My grandmother's iPad is acting up, can you come by? | Can you set up Wi-Fi in my condo?
    Is there a plan for families? | I'm not a business, can I still use you? | Could somebody install a printer at my house in Oakville?
    Just a private person here with a broken MacBook | Do you do residential work? | My mom, 82, needs someone for her computer
    I'd like antivirus for our family's three laptops | Can I bring my own notebook in for repair? | Do you help students with their computers?
    Anything for one person at home, no company?
    We live in a townhouse in Leslieville and the upstairs bedrooms get no signal. Is that something you'd take on?
    I retired last year from teaching. My old desktop takes ages to start, would your people have a look at it?
    My husband and I share a PC for photos and banking. Which of your packages suits a household?
    I run no firm, I only want my vacation pictures recovered from a dead drive. Do you take such jobs?
    Our cottage in Haliburton has Starlink and cameras. Would you manage that for a family?
    I have a home theatre and a smart thermostat that don't talk to each other. Do you send technicians to private addresses?
    My father-in-law in Brampton fell for junk programs on his own machine, could you clean it for him?
    I see everything is per user for companies. What about a pensioner with an old Dell?
    Bought a new HP at Costco for the family. Will you move my private stuff from the previous one?
    Somebody in our co-op building told me about you. Do you serve individual residents in their suites?
    My personal Hotmail fills up with junk. Do you offer support to ordinary people as well?
    I would pay for a monthly service for my own house: backups of our pictures, protection, someone to phone.
    The TV in my living room won't connect to the internet, are you able to help a homeowner?
    I'm a grad student at U of T and the hinge of my notebook snapped. Repair possible with you? | my personl laptop is slow can i bring it in
    need wifi in my basment apt, u guys do houses? | do yall help seniors w there computers at home | jus me n my wife, no biz. can we sign up
    I have only computer in my home, you can repair also for private person? | My son his laptop is broken, he is student, do you make this service?
    We are family of four, not company, is possible to have your protection? | In my apartment internet is bad, please can come your technician to house?
    I am old woman and need somebody teach me computer at home
    hi i just have a computer at home for email and facebook and i was wondering if you help regular people
    my dad lives alone and he needs somebody to come to the house and set up his new laptop | Faites-vous ça des ordis à la maison pour du monde ordinaire?
    Mon portable perso est ben lent, est-ce que vous réparez pour les particuliers?
  `,
};
