import type { RecordsInput } from '../../schema/site.ts';

export const complaintIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'complaint',
  examples: `
    nobody called me back
    this is the third time this week it broke
    your technician never showed up
    I'm very unhappy with your service
    I've been on hold for an hour
    you people are terrible
    I want to complain
    your support is a joke
    I was promised a call yesterday
    we waited three days for an answer
    the same problem again and nobody cares
    I want to file a complaint
    je ne suis pas content du service
    personne ne m'a rappelé
    personne m'a rappelé!!!
    C'est la troisième fois cette semaine que je signale le même problème, c'est inacceptable.
    service pourri
    ça fait 4 jours qu'on attend un technicien, c'est n'importe quoi
    je veux porter plainte
    Je suis extrêmement déçue de la façon dont votre équipe a géré notre migration.
    votre tech a été bête avec ma réceptionniste
    on paie 3000 par mois pis yé jamais personne au bout du fil
    billet fermé sans que ce soit réglé, encore
    vous aviez promi une soumission lundi, on est jeudi pis rien
    À qui dois-je m'adresser pour formuler une plainte au sujet de votre service?
    si ca continue on change de compagnie, tanné
    I wish to lodge a formal complaint about the handling of our migration.
    this is third time in week same problem and your people do nothing
    still waiting...
    We pay you THREE GRAND A MONTH and your help desk hangs up on my staff!!
    A quote was promised on Monday; it is now Friday and we have received nothing.
    ticket closed, not fixed. again.
    seriously disappointed in you guys
    who do i complain to about your company
    I'm already your client and I've waited since Tuesday for somebody to come fix the printer. This is not what we pay for.
    The invoice you sent doesn't match what we agreed to, and nobody has answered my two e-mails about it. I am not impressed.
    25 min on hold today!!! pathetic service
    Your help desk hung up on me twice today
    third ticket this month about the same scanner and STILL not fixed. fed up
    your technician was here twice and the printer still doesnt work, i am very unhappy
    Nobody showed up for our appointment this morning
    I have been waiting three days for somebody to return my call and I'm not pleased at all.
    i want to make a formal complaint, who do i send it to
    Third bill in a row that is wrong, and not one of you has called me back.
    your site is slow
  `,
};
