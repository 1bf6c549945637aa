import type { RecordsInput } from '../../schema/site.ts';

export const addressIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'address',
  examples: `
    office | addy pls | adresse svp | suite number | vous êtes où? | where r u guys | whats ur adress | were are u locatd | Are you downtown?
    what's your address | où êtes-vous situés | where is your office | What's your address? | where are you located | street address please
    nearest subway to you | Where is your office? | Head office location? | which floor are you on | Where are you located? | Which floor are you on?
    quelle est votre adresse | c quel étage vos bureaux | postal code of ur office? | how do I get to your office | Où sont situés vos bureaux?
    I need your mailing address. | where can I drop off a laptop | closest subway station to you | Where is finding your bureau?
    How do I get to you by subway? | Directions from Union Station? | is there parking at your office | votre bureau est sur quelle rue
    postal address to mail a cheque | Street and postal code, please. | In which street is your office? | Is there parking at your office?
    y a-tu du stationnement chez vous | C'est quoi votre adresse postale? | Where should the courier deliver? | how much is parking at ur building
    Can I drop by your office in person? | wheres the office at, is ther parking | adresse postale pour envoyer un cheque
    Is your building wheelchair accessible? | is your markham office open for walk-ins | Your company is where exactly in Toronto?
    I need your postal code for our vendor file | on peut-tu passer vous voir sans rendez-vous | what's the address I should send the cheque to
    What is the street address of your head office? | What's the nearest intersection to your office? | Votre siège est-il proche d'une station de métro?
    Do you even have a real office or just a mailbox? | May our partners visit your premises before signing?
    je veux venir porter un ordi, je vais à quelle adresse | Please give me the direction for arrive to your company.
    We're mailing the insurance certificate. To what address? | What is the location of your main office, I want to come.
    avez-vous un bureau physique à Hamilton ou juste à Toronto | can you tell me where you guys are located like what street
    Is there a branch in Oshawa where I could drop off a laptop? | Please give me your full mailing address including suite number
    Est-il possible de visiter vos locaux et de rencontrer l'équipe? | If I come to see you by car, is there free parking for visitors?
    Whereabouts in the city are you located? I might come by on my bike. | My taxi driver is asking for the exact street number of your office.
    I want to thank the team with a cake box. Where can it be delivered? | I'd rather bring the broken laptop over myself. Where do I bring it?
    Our courier is asking for the suite number of your office, what is it? | Somebody told me you're near St. Clair. What street is your office on?
    Does your firm have a physical office at all, or is it just a mailbox? | Coming from Mississauga on the 401, which exit is best for your office?
    Is your place reachable by streetcar, and what stop would I get off at? | We walked along King West and couldn't find your door. What number is it?
    Our owner wants to see your premises before signing. Where would she have to go?
    hi where exactly is your office I'm driving over and need the address for the gps
    Google Maps gives me two results for your firm. Which location is the correct one?
    The purchase order requires the supplier's full postal address, could you give me yours?
    For the vendor form I have to fill in your registered address, including the postal code.
    I'm sending a signed agreement by Purolator. Which street address should go on the envelope?
    I have to send you a letter. Which mailing address and postal code should go on the envelope?
    I have an appointment with one of your people on Tuesday and forgot the place. Where is your building? | where do you guys sit
    where are you guys located | street address? | whats ur address
    Would you be so kind as to give me the full postal address, I have a courier waiting with an envelope for you. | which building and floor
    I want to come by and hand over a laptop, where do I go | parking near your office?
    Do you have a physical location or are you all working from basements? | Vous êtes situés où? | C'est quoi l'adresse de votre bureau?
    Vos bureaux sont-ils au centre-ville de Toronto? | À quelle adresse je poste la lettre?
    so I've got my GPS here and I'm in the car already and I need to know where I'm supposed to drive to, to get to your office
    mailing address for registered letters | are you downtown or up in North York somewhere | head office location
    I walked up and down the street for twenty minutes and could not find your door. What number is it? | On google maps I am not finding you, where is it
    My lawyer needs an address for service of documents. | what's your location | Toronto but where in Toronto
    is there a reception I can visit, and at what address | nearest intersection
    Our finance department insists on a vendor's civic address before they'll set you up, could you supply it?
    If I were to take the GO train, which stop is near to your office? | directions to your office please
    You hide your address, that's always a bad sign. Where do you sit? | do you have an actual office I can walk into | need ur addy for the courier
    Where is your headquarters situated? | I'd rather meet face to face at your premises, so where would that be
    in which quarter of the city you have your company | How far is your office from Union Station?
    Is the address on the website still the current one or have you moved? | someone said you moved last year, where to | office whereabouts
    FedEx asks me for the street and unit, what shall I put? | what city is your office in | Which side of town are you on?
    Our driver returns a borrowed switch tomorrow. What door does he go to? | map? | Location please.
    Do you own a storefront somewhere, or an office in a tower? | Where can I come to see you in person?
    For the contract I must write your full legal address. | mail goes to what address | and your office is where | what road are you on
    we are near the airport, is your office close to that
    the sign outside says nothing and I'm standing at King Street with a box in my arms, so which building is yours
    Are you the ones in the brick building by the lake? | number and street please | Is there only the one office, and on what street?
    I'd like to put you in my contacts properly, so what is the address | For the second time, where is your office? The contact page is blank on my phone.
    what is the address of group 4 networks | where r u based | Can I visit you? Just tell me the street. | i want to know where your premises are
    Could I trouble you for your company's full mailing details? We send holiday cards to all our suppliers. | where are your headquarters
    Where does one park when coming to your offices? | My taxi is asking the address of you | addres?
    what's the exact spot, the pin drops me in a parking lot | unit and buzzer code at your office?
    A board member of ours lives in Oakville and would like to stop by your office, so he asks me for the exact street and number.
    The letter we mailed you came back as undeliverable, so what on earth is your correct address?
    my nephew drives me because I don't see well anymore and he needs to know what street your office is on
    Before to sign I like to see the house where my supplier is sitting, where I find it?
    coming by streetcar on saturday week, which stop and what building do i look for
    It says Toronto at the bottom of the page, but Toronto is large; in which part of it might one find your office? | postal code pls
    where should the cheque be mailed | suite number? | can i drop the old computers at your place, where is it
    your place, is it wheelchair accessible and where is the entrance | Please to write me the address with postal code, my boss want it.
    Which exit from the 401 do I take for your building?
    I have a box of returned phones for you and the courier refuses it without unit number and postal code. | adresse du bureau
    c'est quoi votre adresse svp | votre bureau est sur kelle rue | code postal? | où sont situés vos locaux à Toronto
    Je veux visiter votre bureau, il se trouve où? | à quel étage êtes-vous | bureau où ça
    Y a-t-il du stationnement près de chez vous et quelle est l'adresse exacte? | le gps me niaise, c quoi votre adresse civique
    quelle station de métro est proche de votre bureau | Votre page Contact a pas d'adresse dessus, où diable se trouve votre place d'affaires?
    adresse postale svp | j'ai un livreur qui cherche votre porte, c'est quel numéro
    faut que j'aille porter un laptop en main propre pis je sais pas c'est où votre bureau pouvez-vous me donner l'adresse au complet
    vous êtes au centre-ville ou en banlieue, votre bureau là | localisation de vos bureaux | Quelle adresse devons-nous inscrire sur l'enveloppe?
    On m'a dit que vous aviez déménagé, quelle est votre nouvelle adresse? | emplacement? | coordonnées physiques de la compagnie svp
    si je veux passer vous voir je m'en vais où | Auriez-vous l'adresse complète de vos bureaux pour notre fiche fournisseur?
    c'est ou exactement group 4 networks | avez-vous un bureau à Montréal et à quelle adresse | adrese?
    Je dois vous expédier un chèque par la poste; à quelle adresse dois-je l'envoyer? | siège social, il est où | moi venir au bureau demain, quelle rue?
    address | address? | address please | your address | your address please | office address | whats your address | what is your address
    what's the address | what's your office address | what is your mailing address | mailing address | street address | where are you | where are you based
    where's your office | wheres your office | where is your head office | where is your headquarters | where is the office located
    where can I find your office | office location | location | can I get your address | could I have your address | need your address
    I need your office address | do you have an office | do you have a physical office | do you have an office in Toronto | adress | whats your adress
    were are you located | where is your ofice | your addres please | où est votre bureau | what is your office address | can you give me your address
  `,
};
