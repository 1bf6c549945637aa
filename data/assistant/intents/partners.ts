import type { RecordsInput } from '../../schema/site.ts';

export const partnersIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'partners',
  examples: `
    which vendors do you work with | are you a microsoft partner | what antivirus do you use | which firewall brand do you install
    what backup software do you use | do you sell dell | what tools do you use for monitoring | which brands do you recommend | what RMM do you run
    who makes your phones | quels produits utilisez-vous | vous travaillez avec quelles marques | Êtes-vous partenaire Microsoft?
    vous utilisez quoi comme antivirus | veeam ou datto pour les backups? | c'est quoi votre outil RMM
    Quels fabricants de pare-feu privilégiez-vous, Fortinet ou SonicWall? | vous êtes-tu revendeur dell autorisé
    La téléphonie VoIP repose sur quelle plateforme? | sentinelone ou crowdstrike dans Endpoint Protection?
    avec quels fournisseurs infonuagiques êtes vous affilié, azure, aws? | quelle marque de wifi vous instalé d'habitude | brands
    what do you guys use for backups is it veeam or something else | dell reseller?
    Don't tell me you push that junk RMM my last provider used. Which one is it? | sophos or fortinet | What telephony platform underlies your VoIP service?
    vendors you work with | aws or azure or both | whose wifi gear do you put in dental offices
    insurer wants "EDR on every machine". what do you actually install | What kind of backup solution do you use? | Who are your technology partners?
    Which product? I will look it up, so be exact. | what antivirus do you use on the computers | What kind of firewall do you put in?
    Which makers of hardware and software do you mostly work with? | What do you use for antivirus these days? | Are you a Microsoft partner?
    Which brands do you work with? | Do you sell Fortinet or Cisco firewalls? | Are you tied to Dell, Lenovo or HP as a partner?
    Who supplies your backup software? | Are you a reseller for Datto? | Which phone system vendor stands behind your VoIP?
    Do you have a partnership with Google? | What level of Microsoft partner are you? | Whose EDR do you deploy, SentinelOne or CrowdStrike?
    List your technology partners. | Are you an authorized Apple reseller? | Ubiquiti or Meraki, which one do you favour?
    With what manufacturers do you have agreements? | Our head office insists on Sophos. Are you one of their partners, or do you push another make?
    I hear that some IT firms earn commission from vendors. Which vendors are you tied to?
    The brochure talks about "best-in-class tools". Concretely, whose products are those?
    You offer cloud backup; is it Veeam, Acronis or something homemade?
    We'd rather have a shop with a Gold or Solutions Partner badge from Microsoft. Do you own one?
    Our warehouse in Milton uses Zebra scanners. Do you have a relationship with that manufacturer?
    Do you deal with Bell and Rogers as partners, or do customers bring their own internet carrier?
    What remote management tool do you run: ConnectWise, N-able, Kaseya? I ask because of the 2021 hack.
    I'm comparing three providers and want to know which security vendors each one relies on. What's your stack?
    For password management our last guys used Keeper. Which product do you bring?
    Are you tied to a single hardware brand, or can you source from several makers such as Acer and Dell?
    Which company provides the security training videos that come with your service?
    We plan a new Wi-Fi at our gym near Dufferin Mall. What manufacturers' access points do you normally put in? | u a microsoft partner?
    wich firewall brand do you guys use | do yall partner w/ sonicwall or watchguard | what vendors u work with pls | lenovo partner yes/no
    With which marks of computer you are working? | You are official partner of Microsoft or only you install?
    What is the fabricant of the firewall you are proposing? | I want know the products that you use for protection, from which company they are.
    hi I just want to know what brands you guys partner with for firewalls and backup
    are you an official dell partner and can you tell me what other manufacturers you work with
    what company makes the antivirus software you put on everybody's computer | Êtes-vous partenaire certifié de Microsoft ou de Google?
    Avec quels fabricants travaillez-vous pour les pare-feux?
  `,
};
