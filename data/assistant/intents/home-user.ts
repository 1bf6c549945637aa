import type { RecordsInput } from '../../schema/site.ts';

export const homeUserIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'home-user',
  examples: `
    can you fix my home computer
    my grandmother's laptop is slow, do you help private people
    do you repair gaming pcs
    I need help with my personal printer at home
    do you do residential
    my son's xbox doesn't connect
    can you set up wifi at my house
    I'm not a business, just a person
    réparez-vous les ordinateurs des particuliers
    mon ordi à la maison est lent, vous réparez ça?
    Je suis un particulier et j'aurais besoin d'aide avec mon imprimante.
    wifi chez moi
    ma mère a 82 ans pis elle s'est fait avoir sur son ipad
    réparez vous les ps5
    j'ai un laptop perso HP, l'écran est cassé, combien
    Offrez-vous des services aux familles, pas aux entreprises?
    contrôle parental pour les cells de mes enfants
    je suis étudiante au cégep et j'ai perdu mon travail de session sur ma clé
    particulier accepté?
    mon facebook perso est barré comment je fais
    internet à mon chalet à Muskoka, vous installez ça?
    mon chum a oublié le mot de passe de son mac à la maison
    Pourriez-vous récupérer les photos de famille sur mon vieux disque dur?
    jai juste un ordi pour mes affaires perso, avez vous un forfait
    brancher ma tv intelligente
    retraité, un seul ordinateur, j'aurais besoin d'un antivirus
    pouvez-vous venir chez ma grand-mère à Scarborough configurer son courriel vidéotron
    fix my home pc?
    home wifi
    my mother is old and somebody cheat her on the ipad, you help families?
    my kid's gaming computer won't turn on do you guys look at that kind of thing
    ps5 repair
    Best Buy ripped me off. Will you fix my own laptop instead?
    parental controls for my kids
    Would you consider recovering family photographs from an old hard drive?
    student here, lost my essay on my macbook
    retired, one computer at home in Barrie, need antivirus
    can you unlock my samsung galaxy
  `,
};
