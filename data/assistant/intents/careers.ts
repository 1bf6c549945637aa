import type { RecordsInput } from '../../schema/site.ts';

export const careersIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'careers',
  examples: `
    are you hiring
    do you have any jobs
    I'd like to apply
    where can I send my resume
    internship
    careers page
    job openings
    looking for work as a technician
    do you take co-op students
    embauchez-vous
    postes offerts
    Je suis finissant en techniques de l'informatique et je cherche un stage pour l'été.
    job technicien support
    où j'envoie mon CV
    avez-vous des postes ouverts à Toronto pour un admin réseau bilingue
    emplois
    vous cherchez-tu du monde au help desk de soir
    Offrez-vous des stages coop aux étudiants du collégial?
    ai postulé ya 2 semaines, avez vous reçu ma candidature
    c'est quoi le salaire d'un tech niveau 1 chez vous
    télétravail possible pour travailler chez vous? j'ai 8 ans d'expérience en Azure
    carrière page?
    I am a second-year college student seeking a co-op placement this summer.
    jobs
    i am network admin with 5 year experience from Brazil, you have position?
    where do I send my resume for the help desk thing I saw
    I applied three weeks ago and heard nothing. Is the job still open?
    what do you pay a level 1 tech
    Do you have remote openings for an Azure engineer?
    any night shift work at the service desk
    looking for work in Hamilton, A+ certified
    how much do ur techs make
    Just graduated from Seneca, any openings for a junior technician?
    What do your technicians earn?
    do you take on apprentices
    r u hiring? i fix computers
    what do you pay your help desk people
  `,
};
