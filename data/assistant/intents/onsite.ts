import type { RecordsInput } from '../../schema/site.ts';

export const onsiteIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'onsite',
  examples: `
    do you come to our office
    is it all remote
    do you do on-site visits
    how long until a technician is here
    can somebody come by
    do you send people or just phone
    how often would you visit
    is somebody coming out when the printer dies
    how quickly can you be in markham
    do you ever come in person
    can you send a tech today
    remote or onsite
    venez-vous sur place
    est-ce que vous vous déplacez
    venez-vous sur place?
    Le soutien est-il uniquement à distance ou un technicien peut-il se déplacer à Oakville?
    un tech peut tu passer au bureau
    ça prend combien de temps avant que quelqu'un arrive chez nous à Barrie
    visites sur place chargées ou non, et à quelle fréquence
    juste à distance?
    Nous aimerions qu'un technicien soit présent un jour par semaine dans nos locaux.
    si l'imprimante réseau est morte pis que ça se règle pas à distance, quelqu'un vient?
    vous deplacez vous jusqua Hamilton
    pouvez-vous envoyer quelqu'un aujourd'hui à notre clinique de Scarborough
    visite physique possible la fin de semaine pour un bureau au centre-ville?
    est-ce que tout se fait à distance ou on voit du monde des fois
    do you come here
    Is support purely remote, or will a technician attend our Oakville premises?
    on site?
    how long time until technician is arriving to Hamilton
    remote only
    I want a body in my office, not a voice on a phone. Do you do that?
    can a tech be at our plant every tuesday
    How soon could someone be on location in Barrie in an emergency?
    house calls for offices?
    are visits limited per month
    can you send someone over today, printer room's a mess of cables
    Warehouse in Brampton: would your people fix things remotely or drive over?
    On average, how long does it take until a technician arrives in an emergency?
    We're in Pickering, not far from the town centre. Would somebody actually drive out to us if it came to that?
    we r in missisauga near the airprot, do u come on site ther or onyl remote?
    How soon can somebody be at our office if the network fails?
    How would your technician get to an office by Brock Road in Pickering when something needs hands?
    how fast could a tech be at our Brampton site
    We are a distribution company on Goreway Drive in Brampton. Do you drive out for on-site work there?
    When a switch is dead you cannot fix that by screen sharing. Somebody actually shows up, right? We are in Etobicoke.
    Is the work done over the internet, or does a technician actually drive to us?
    On a really bad day, how many hours on average before someone of yours has arrived at our Oakville office or sorted it out?
    our studio's on queen west, can someone swing by when a switch dies?
    can you come tomorrow
  `,
};
