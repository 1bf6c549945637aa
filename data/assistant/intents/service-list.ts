import type { RecordsInput } from '../../schema/site.ts';

export const serviceListIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'service-list',
  examples: `
    what do you do
    which services do you offer
    what can you do for us
    list of services
    what kind of IT work do you do
    what do you guys offer
    services?
    how can you help my business
    what is managed IT
    what does a managed IT provider do
    tell me what you offer
    quels services offrez-vous
    que faites-vous
    vous faites quoi
    Quels services offrez-vous aux entreprises?
    liste de vos services svp
    c'est quoi que votre compagnie offre au juste
    J'aimerais un aperçu de l'ensemble de vos prestations.
    vous touchez à quoi à part le support
    en gros vous vous occupez de quoi dans un bureau
    nomme moi tout ce ke vous faites
    à part la cybersécurité, qu'offrez-vous d'autre à une PME
    que pouvez-vous faire pour une entreprise de 50 employés
    catalogue de services
    Could you provide an overview of the services you offer?
    services
    what kind of works you make for companies
    so what all do you guys handle like top to bottom
    I can't tell from this website what you actually DO. What is it?
    what can you help a 30 person office with
    Which IT functions can be outsourced to your firm?
    offerings
    everything you offer, short version
    besides help desk what else is on the menu
    I've just found your site. What sort of work do you do for companies?
  `,
};
