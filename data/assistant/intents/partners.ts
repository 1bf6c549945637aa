import type { RecordsInput } from '../../schema/site.ts';

export const partnersIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'partners',
  examples: `
    which vendors do you work with
    are you a microsoft partner
    what antivirus do you use
    which firewall brand do you install
    what backup software do you use
    do you sell dell
    what tools do you use for monitoring
    which brands do you recommend
    what RMM do you run
    who makes your phones
    quels produits utilisez-vous
    vous travaillez avec quelles marques
    Êtes-vous partenaire Microsoft?
    vous utilisez quoi comme antivirus
    veeam ou datto pour les backups?
    c'est quoi votre outil RMM
    Quels fabricants de pare-feu privilégiez-vous, Fortinet ou SonicWall?
    partenaires?
    vous êtes-tu revendeur dell autorisé
    La téléphonie VoIP repose sur quelle plateforme?
    sentinelone ou crowdstrike dans Endpoint Protection?
    avec quels fournisseurs infonuagiques êtes vous affilié, azure, aws?
    quelle marque de wifi vous instalé d'habitude
    Which firewall manufacturers do you standardize on?
    brands
    what do you guys use for backups is it veeam or something else
    dell reseller?
    Don't tell me you push that junk RMM my last provider used. Which one is it?
    sophos or fortinet
    What telephony platform underlies your VoIP service?
    vendors you work with
    aws or azure or both
    whose wifi gear do you put in dental offices
    insurer wants "EDR on every machine". what do you actually install
    What kind of backup solution do you use?
    Who are your technology partners?
    Which product? I will look it up, so be exact.
    what antivirus do you use on the computers
    What kind of firewall do you put in?
    Which makers of hardware and software do you mostly work with?
    What do you use for antivirus these days?
  `,
};
