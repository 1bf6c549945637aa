import type { RecordsInput } from '../../schema/site.ts';

export const onsiteIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'onsite',
  examples: `
    on site? | remote only | do u come out | is it all remote | remote or onsite | do you come here | send a tech out? | juste à distance?
    Remote or on site? | on site visits y/n | can somebody come by | venez-vous sur place | house calls for biz? | venez-vous sur place?
    can you come tomorrow | Do you send people out? | do u make onsite visits | do you do on-site visits | house calls for offices?
    tech in person or remote | do you come to our office | how often would you visit | can you send a tech today | Do you do regular visits?
    remote only or visits too | dispatch a guy if needed? | do you ever come in person | Do you come to our office? | u fix remotely or come by?
    do techs travel to clients | can sum1 come to the office | Is everything done remotely? | est-ce que vous vous déplacez
    Do technicians visit in person? | do u come onsite or just remote | all done remote or do u show up | All the support is by distance?
    do you send people or just phone | un tech peut tu passer au bureau | do techs come in persn to fix pcs | vous deplacez vous jusqua Hamilton
    boots on the ground or just remote | person at our desk or screen share? | is it remote only or do u send a guy | Are house calls to our shop possible?
    How often would a technician stop by? | Can a tech sit with us one day a week? | Do your people ever leave their desks?
    Would anyone show up for a dead switch? | can a tech be at our plant every tuesday | need someone on site sometimes, possible?
    Will you be physically here for the move? | Can someone come by to look at our cabling? | The technician moves himself to the client?
    physical visits included or all remote work | is somebody coming out when the printer dies | Who comes on location when remote help fails?
    You are making visits at the place of client? | Is it all over TeamViewer, or face to face too? | Le dépannage se fait-il à distance ou sur place?
    Our last provider never set foot in here. Do you? | When hardware is broken, you send a person to us?
    Est-ce que vos techniciens se déplacent chez nous? | Vos techniciens se déplacent-ils dans nos bureaux?
    Is possible that somebody come to see our machines? | You come to our office or you work only by internet?
    Tout se fait à distance ou quelqu'un vient sur place? | Is it all by distance, or sometimes also in presence?
    We wish visits in person, not only calls. You offer it? | In which cases the technician comes to visit the client?
    if it can't be fixed remotely what then does somebody come | The technician he comes to our office or he works from far?
    if remote doesn't work will somebody drive over to our store | Can you send a person for to install the computers in place?
    We need a man who comes here to see the cables, you make this? | est-ce que tout se fait à distance ou on voit du monde des fois
    can you send someone over today, printer room's a mess of cables | Your interventions are on the site of the client or at distance?
    Is there a field team at your company, or only a remote helpdesk? | Can your specialist install the equipment in our local by himself?
    I want a body in my office, not a voice on a phone. Do you do that? | For the repair we must bring the computer to you or you come to us?
    Somebody must replace the hard disk, your person comes for do that? | our studio's on queen west, can someone swing by when a switch dies?
    I assume most things happen over the phone, but do you also do visits? | my last IT guy never once set foot in the building so tell me do yours
    May we have the same technician on the premises every Tuesday morning? | so if a cable's fried or a switch dies does one of your guys drive over
    What share of problems do you solve remotely and what share by visiting? | do we carry the machine over to your shop or do you guys come and get it
    pouvez-vous envoyer quelqu'un aujourd'hui à notre clinique de Scarborough | You do the support remotely with program such as TeamViewer, or you come?
    visite physique possible la fin de semaine pour un bureau au centre-ville? | Warehouse in Brampton: would your people fix things remotely or drive over?
    we r in missisauga near the airprot, do u come on site ther or onyl remote?
    I'd like reassurance that we aren't signing up for a purely remote service.
    Is support purely remote, or will a technician attend our Oakville premises?
    How do you determine whether a problem is dealt with remotely or by a visit?
    Is possible to have a technician present in our office two days in the week?
    Is the work done over the internet, or does a technician actually drive to us?
    I want somebody who actually shows up here you know in person so do you do that
    Nous aimerions qu'un technicien soit présent un jour par semaine dans nos locaux.
    Our staff are not comfortable with remote sessions; could a person come by instead?
    si l'imprimante réseau est morte pis que ça se règle pas à distance, quelqu'un vient?
    do you guys actually come out to the office or do you do everything over the internet
    Would your engineers be prepared to work in our server closet, should the need arise?
    Could we have somebody in the building during our gala, in case the projectors act up?
    Might it be arranged for somebody to be physically present when we move our equipment?
    We're moving to a new floor at Yonge and Sheppard. Could your crew be present that day?
    Do you log in from your own office to fix things, or do you prefer to attend in person?
    Le soutien est-il uniquement à distance ou un technicien peut-il se déplacer à Oakville?
    Some problems simply cannot be fixed over the phone. Do you send someone in those cases?
    As a construction company we have trailers on sites. Would technicians drive out to them?
    Our server room is locked and I hold the key. Do you ever need to be in there yourselves?
    I need to know if a technician can come here in person to look at the wifi in the back room
    How frequently do your people appear at a client's office in the ordinary course of things?
    for new starters does somebody come in and set the desk up or do you ship it and do it online
    a printer jams and a server dies those are two different things so which ones do you show up for
    How would your technician get to an office by Brock Road in Pickering when something needs hands?
    We'd like a person here every second Tuesday to walk around and help staff. Can that be arranged?
    Would one of your technicians visit our premises when needed, or is everything handled from afar?
    everything's over zoom these days and I don't want that I want a body in the room can you do that
    the way I understand it you fix most of it by remote and only come when you have to is that right
    I know you can take over a screen from anywhere but can you also walk in the door when we need you
    We are a distribution company on Goreway Drive in Brampton. Do you drive out for on-site work there?
    We have a rack in the basement that nobody dares to touch. Would one of your people come out for it?
    My older employees don't do well with remote screens. Can a technician visit and show them in person?
    The label printers at our plant in Brampton need hands. Is that something you'd attend to physically?
    We're rather old-fashioned and like to shake hands with people. Do your technicians travel to clients?
    I was hoping a technician might drop in on a regular basis, say once a month. Is that something you offer?
    okay we're setting up a new office and somebody has to plug it all in does one of your people come do that
    they told me everything would be done over the internet and nobody would ever come is that how you work too
    We're in Pickering, not far from the town centre. Would somebody actually drive out to us if it came to that?
    I run a spa on Avenue Road and I'd rather not have strangers walking about; can all of it be handled from afar?
    If a workstation refuses to start at all, I imagine remote help is of little use. Do you then attend in person?
    I've got an old building and the wiring's a mess and you can't see that over the internet so would you come look
    my mother runs the front desk she's seventy one and she can't do remote anything so could a tech come by for her
    If the router at our Oakville clinic gives up, do we have to unplug it and bring it in or will you travel to us?
    My workers don't know to describe the problem on the phone, it is better if your technician come, is it possible?
    When our meeting-room screen acts up, would there be somebody to come and look at it, or just advice by telephone?
    When a switch is dead you cannot fix that by screen sharing. Somebody actually shows up, right? We are in Etobicoke.
    When a new hire starts, does somebody bring the laptop and set up the desk here, or do you do it through the internet?
    Our franchisor demands that IT staff be seen in the store now and then. Do your technicians make the trip, or work from a distance?
    when things are down do you send somebody or just phone | can a technician live nearby and come by weekly | on site or remote? | techs visit?
    do u send someone out | is everything done remotely
    I wonder whether a technician would pay us a visit when the trouble cannot be solved from a distance. | physical visits?
    so if my printer room floods with cables does a guy with a toolbox actually show up or is it all over the internet
    Remote, remote, remote, that's all I hear. Will a living technician ever set foot in here? | Est-ce que vos techniciens se déplacent?
    Vous venez sur place ou c'est juste à distance? | Envoyez-vous quelqu'un au bureau si ça ne se règle pas à distance? | Visites sur les lieux?
    house calls for businesses? | boots on the ground? | does anybody drive over
    I don't want strangers controlling my screen from afar, would you come here instead? | send a guy | in-person help possible
    Our staff are not comfortable with remote sessions; they'd like a face. Do you turn up? | when do you come out vs fix it remotely
    Do technicians drop by regularly, like once a month? | You make visit at the client or only by the telephone? | field technicians
    if it can't be fixed over the line, then what, do you come by? | Would someone be at our premises on the day of the move to plug things in?
    is on-site work part of how you operate | remote only? | Every other company told us to unplug it ourselves. Do you have people who come and do it?
    does a technician come by to set up new computers | how often would we see one of your people here
    I can't crawl under desks anymore at my age, so somebody would have to be here physically
    Are you able to station somebody at our office one day a week? | come to the warehouse?
    A dedicated technician at our place on Tuesdays, is that something you do? | someone on premises?
    what share of problems do you settle without visiting | you'd look at the server room yourselves, in person?
    Could a person attend at our clinic when a workstation dies?
    Our production hall has no remote access for safety reasons. Will your people come into the building? | do you dispatch technicians | hands-on visits?
    What is done over the internet and for what do you come here? | on-site support y/n | could u pop over to fix a thing
    If a server needs a new disk, who puts it in, one of yours? | My people work from home. Do your technicians go to employees' houses?
    on location service | Is the technician coming to our factory or we must bring the computer?
    can we have someone walk around our office and help people in person | you work from afar mostly, or at the clients?
    Just tell me: will anyone show up at the door, ever? | in the flesh support, do you offer it | some problems need a screwdriver, who holds it
    A lawyer's office with old partners who want someone standing next to them: can you do that? | site visit possible
    Would a visit have to be booked or do technicians come whenever it is required? | remote hands only or real hands
    We're on the fourth floor without elevator, would technicians still come up and carry equipment? | is there a travelling technician
    our wifi is patchy in the back, would someone come with a meter and walk through | what about things you can't do over the internet
    I prefer that the specialist looks at it here with us. | Any chance of a weekly walk-in by one of your engineers?
    we need somebody here in the building sometimes
    The old fellow from our last company sat in his office and clicked around while we needed hands here. Do yours travel?
    I would be reassured to hear that a technician can stand in our server room when remote access no longer works.
    we got a rack full of spaghetti cables and no one can fix that over a screen share, do you guys come in
    My workers don't understand instructions by telephone, so is a technician coming to the workshop and showing it?
    Is your service purely done over the internet, or may I count on somebody walking through our door from time to time?
    For the accreditation somebody must check our machines in person every quarter. Would you send a technician for that?
    Third week with a dead scanner and all I get from my IT people is screen sharing. Would you come to the office for such a thing?
    Somebody comes in person to us if need is? | Who comes when a cable is broken or a switch has to be replaced by hand? | regular site visits
    do your guys make office calls | Heard from a neighbour that your technician was in their office last week. So you do go to clients?
    does a tech need to come for installing the phones | pc wont boot = remote is no use, so do you come then?
    if the wifi box on the ceiling of the gym dies, who climbs up there, one of your guys or our janitor | vous venez sur place?
    envoyez-vous un technicien? | juste à distance ou vous vous déplacez | kelkun peut venir ici? | visites régulières au bureau?
    Mes employés sont pas bons avec les ordis, ça prend du monde qui vient en personne, le faites-vous? | tout se fait par internet ou y a un gars qui vient
    déplacement chez le client | Est-ce que technicien peut venir à mon bureau pour réparer? | présence sur site?
    notre ancien fournisseur a jamais mis les pieds ici une seule fois en quatre ans, vous autres venez-vous pour vrai?
    le support est-il entièrement à distance | un tech peut tu passer une fois par mois | intervention en personne, faisable?
    On préfère le face à face : travaillez-vous dans les locaux des clients? | vous déplacez-vous en usine
    Serait-il possible d'avoir un de vos techniciens physiquement parmi nous une journée par semaine? | remote seulement? | on-site ca se fait tu
    envoyer qqn au bureau | faut-il vous apporter les ordinateurs ou venez-vous les voir
    est-ce que vos gens viennent à domicile pour les employés en télétravail | support en présentiel
    Quand le serveur doit être touché physiquement, qui vient? | vous montez-tu dans nos bureaux ou vous restez derrière vos écrans
    dans quels cas vous faites une visite au lieu d'un accès à distance | La plupart de vos interventions sont-elles faites à distance?
    Lorsqu'un problème ne se règle pas à distance, un technicien se rend-il à nos bureaux?
    moi là ce que je veux savoir c'est si quelqu'un se pointe ici avec un coffre à outils quand le switch lâche ou si vous faites tout par téléphone
    visite technique possible chez nous | how quickly could a technician be here | does it cost extra when you drive to us
    do you come by car and charge for it | is the drive included | onsite support | on-site support | do you offer onsite support
    do you offer on-site support | do you do onsite support | do you provide onsite support | do you do site visits | do you come onsite
    do you come on site | do you come to us | do you come in person | do you visit our office | do you send technicians | do technicians come to us
    do your techs come onsite | will a technician come to our office | will you come to our office | can you come to our office | can you come onsite
    can you send a technician | can someone come to our office | can I get a technician on site | need someone onsite | need a technician onsite
    we need onsite support | I'd like onsite support | onsite or remote | is support remote or on site | is your support remote only | are you remote only
    do you only work remotely | do you do remote support | do you offer remote support | do you do onsight support | do you com to our office
    on site suport | do you send tecnicians | remote or on-stie | vous déplacez-vous | offrez-vous du soutien sur place | do you send someone out
    is it remote or onsite | est-ce que vos techniciens se déplacent
  `,
};
