import type { RecordsInput } from '../../schema/site.ts';

export const onsiteIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'onsite',
  examples: `
    do you come to our office | is it all remote | do you do on-site visits | how long until a technician is here | can somebody come by
    do you send people or just phone | how often would you visit | is somebody coming out when the printer dies | how quickly can you be in markham
    do you ever come in person | can you send a tech today | remote or onsite | venez-vous sur place | est-ce que vous vous déplacez | venez-vous sur place?
    Le soutien est-il uniquement à distance ou un technicien peut-il se déplacer à Oakville? | un tech peut tu passer au bureau
    ça prend combien de temps avant que quelqu'un arrive chez nous à Barrie | visites sur place chargées ou non, et à quelle fréquence | juste à distance?
    Nous aimerions qu'un technicien soit présent un jour par semaine dans nos locaux.
    si l'imprimante réseau est morte pis que ça se règle pas à distance, quelqu'un vient? | vous deplacez vous jusqua Hamilton
    pouvez-vous envoyer quelqu'un aujourd'hui à notre clinique de Scarborough | visite physique possible la fin de semaine pour un bureau au centre-ville?
    est-ce que tout se fait à distance ou on voit du monde des fois | do you come here
    Is support purely remote, or will a technician attend our Oakville premises? | on site? | how long time until technician is arriving to Hamilton
    remote only | I want a body in my office, not a voice on a phone. Do you do that? | can a tech be at our plant every tuesday
    How soon could someone be on location in Barrie in an emergency? | house calls for offices? | are visits limited per month
    can you send someone over today, printer room's a mess of cables | Warehouse in Brampton: would your people fix things remotely or drive over?
    On average, how long does it take until a technician arrives in an emergency?
    We're in Pickering, not far from the town centre. Would somebody actually drive out to us if it came to that?
    we r in missisauga near the airprot, do u come on site ther or onyl remote? | How soon can somebody be at our office if the network fails?
    How would your technician get to an office by Brock Road in Pickering when something needs hands? | how fast could a tech be at our Brampton site
    We are a distribution company on Goreway Drive in Brampton. Do you drive out for on-site work there?
    When a switch is dead you cannot fix that by screen sharing. Somebody actually shows up, right? We are in Etobicoke.
    Is the work done over the internet, or does a technician actually drive to us?
    On a really bad day, how many hours on average before someone of yours has arrived at our Oakville office or sorted it out?
    our studio's on queen west, can someone swing by when a switch dies? | can you come tomorrow | Do you come to our office? | Is everything done remotely?
    Do technicians visit in person? | Remote or on site? | Can someone come by to look at our cabling? | Are house calls to our shop possible?
    Do you send people out? | How often would a technician stop by? | Will you be physically here for the move? | Do you do regular visits?
    Can a tech sit with us one day a week? | Would anyone show up for a dead switch? | Do your people ever leave their desks?
    Who comes on location when remote help fails? | We have a rack in the basement that nobody dares to touch. Would one of your people come out for it?
    My older employees don't do well with remote screens. Can a technician visit and show them in person?
    The label printers at our plant in Brampton need hands. Is that something you'd attend to physically?
    Our last provider never set foot in here. Do you?
    I run a spa on Avenue Road and I'd rather not have strangers walking about; can all of it be handled from afar?
    When a new hire starts, does somebody bring the laptop and set up the desk here, or do you do it through the internet?
    What share of problems do you solve remotely and what share by visiting?
    We're moving to a new floor at Yonge and Sheppard. Could your crew be present that day?
    Our server room is locked and I hold the key. Do you ever need to be in there yourselves?
    As a construction company we have trailers on sites. Would technicians drive out to them?
    Could we have somebody in the building during our gala, in case the projectors act up?
    I assume most things happen over the phone, but do you also do visits?
    We'd like a person here every second Tuesday to walk around and help staff. Can that be arranged?
    Our franchisor demands that IT staff be seen in the store now and then. Do your technicians make the trip, or work from a distance?
    do u come onsite or just remote | can sum1 come to the office | on site visits y/n | do techs come in persn to fix pcs
    is it remote only or do u send a guy | You are making visits at the place of client? | Is possible that somebody come to see our machines?
    All the support is by distance? | When hardware is broken, you send a person to us?
    do you guys actually come out to the office or do you do everything over the internet
    I need to know if a technician can come here in person to look at the wifi in the back room
    if remote doesn't work will somebody drive over to our store | Est-ce que vos techniciens se déplacent chez nous?
    Tout se fait à distance ou quelqu'un vient sur place?
  `,
};
