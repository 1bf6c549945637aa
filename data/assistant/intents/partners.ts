import type { RecordsInput } from '../../schema/site.ts';

export const partnersIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'partners',
  examples: `
    brands | dell reseller? | sophos or fortinet | what RMM do you run | who makes your phones | vendors you work with | lenovo partner yes/no
    u a microsoft partner? | what antivirus do you use | c'est quoi votre outil RMM | are you a microsoft partner | quels produits utilisez-vous
    Are you a Microsoft partner? | what vendors u work with pls | which brands do you recommend | Are you a reseller for Datto?
    which vendors do you work with | Which brands do you work with? | List your technology partners. | what backup software do you use
    Êtes-vous partenaire Microsoft? | veeam ou datto pour les backups? | What antivirus maker do you use? | Who are your technology partners?
    vous utilisez quoi comme antivirus | Who supplies your backup software? | which firewall brand do you install | wich firewall brand do you guys use
    what tools do you use for monitoring | vous travaillez avec quelles marques | vous êtes-tu revendeur dell autorisé
    What kind of firewall do you put in? | Are you an authorized Apple reseller? | Do you have a partnership with Google?
    What kind of backup solution do you use? | Do you sell Fortinet or Cisco firewalls? | What level of Microsoft partner are you?
    What do you use for antivirus these days? | what antivirus do you use on the computers | do yall partner w/ sonicwall or watchguard
    whose wifi gear do you put in dental offices | Ubiquiti or Meraki, which one do you favour? | quelle marque de wifi vous instalé d'habitude
    With which marks of computer you are working? | Which product? I will look it up, so be exact. | With what manufacturers do you have agreements?
    La téléphonie VoIP repose sur quelle plateforme? | Are you tied to Dell, Lenovo or HP as a partner? | Which phone system vendor stands behind your VoIP?
    sentinelone ou crowdstrike dans Endpoint Protection? | What telephony platform underlies your VoIP service?
    Whose EDR do you deploy, SentinelOne or CrowdStrike? | What is the fabricant of the firewall you are proposing?
    Êtes-vous partenaire certifié de Microsoft ou de Google? | Avec quels fabricants travaillez-vous pour les pare-feux?
    You are official partner of Microsoft or only you install? | what do you guys use for backups is it veeam or something else
    Which makers of hardware and software do you mostly work with? | Does your firm cooperate with Cisco and the others big makers?
    insurer wants "EDR on every machine". what do you actually install | You offer cloud backup; is it Veeam, Acronis or something homemade?
    avec quels fournisseurs infonuagiques êtes vous affilié, azure, aws? | Quels fabricants de pare-feu privilégiez-vous, Fortinet ou SonicWall?
    what company makes the antivirus software you put on everybody's computer | Don't tell me you push that junk RMM my last provider used. Which one is it?
    For password management our last guys used Keeper. Which product do you bring?
    Which company provides the security training videos that come with your service?
    hi I just want to know what brands you guys partner with for firewalls and backup
    I want know the products that you use for protection, from which company they are.
    The brochure talks about "best-in-class tools". Concretely, whose products are those?
    I hear that some IT firms earn commission from vendors. Which vendors are you tied to?
    are you an official dell partner and can you tell me what other manufacturers you work with
    We standardised on Lenovo years ago. Is that one of the manufacturers you're partnered with?
    Our head office insists on Sophos. Are you one of their partners, or do you push another make?
    We'd rather have a shop with a Gold or Solutions Partner badge from Microsoft. Do you own one?
    Our warehouse in Milton uses Zebra scanners. Do you have a relationship with that manufacturer?
    Do you deal with Bell and Rogers as partners, or do customers bring their own internet carrier?
    What remote management tool do you run: ConnectWise, N-able, Kaseya? I ask because of the 2021 hack.
    Our CFO asks whether you have direct access to Microsoft's engineers through some partner programme.
    Are you tied to a single hardware brand, or can you source from several makers such as Acer and Dell?
    I'm comparing three providers and want to know which security vendors each one relies on. What's your stack?
    We plan a new Wi-Fi at our gym near Dufferin Mall. What manufacturers' access points do you normally put in? | and microsoft?
    do you work with microsoft too | and dell, and cisco? | is microsoft a partner of yours | which microsoft products do you know | partners
    your partners | who are your partners | who are your technology partners | technolgy partners | vendor partners | what vendors do you use
    which vendors do you use? | what brands do yuo use | which brands do you work with | what brands do you work with?
    which manufacturers do you work with | what products do you use | Microsoft partner? | are you a Fortinet partner | are you a Dell partner?
    are you a Cisco partner | are you an Apple partner? | are you partnered with Microsoft | do you partner with Microsoft | do you have vendor partnerships
    do you work with Fortinet | do you work with Dell? | do you work with Cisco | do you use SentinelOne? | which antivirus do you use?
    what firewall brand do you use | which firewalls do you use | which backup product do you use? | what RMM do you use | list of partners
    who do you partner with | wich vendors do you work with | are you a Microsft partner | what venders do you use | quels sont vos partenaires?
    what software do you use | do you use Datto | quelles marques utilisez-vous?
  `,
};
