import { manufacturingCases } from '../cases/manufacturing.ts';
import type { Industry } from '../rules/schema/industry.ts';

export const manufacturing: Industry = {
  id: 'manufacturing',
  slug: 'manufacturing',
  name: 'Manufacturing',
  clients: 'manufacturers',
  shortDescription:
    'IT support for plants and machine shops: an ERP that is up for the first shift, an office network kept away from your controllers, and ' +
    'drawings that stay yours.',
  longDescription:
    'You have two kinds of computers: the ones in the office and the ones that make things. We treat them differently. Office computers, email ' +
    "and the ERP get the usual updates and protection. Controllers, CNC machines and label printers, which are older and can't be restarted at " +
    'lunch, get a network of their own, with a guarded way in for the vendor who supports them. Before we change anything on the floor, we ask ' +
    'your supervisor which line is running.',
  challenges: [
    'Your machine controllers run Windows versions that no longer get updates, and replacing one can mean replacing a machine that works perfectly well.',
    'Equipment vendors connect from outside to fix a line, with remote access tools that stay open long after the repair.',
    'When the ERP or the label server stops, finished goods wait at the dock, because no truck leaves without a packing slip.',
    'Drawings, CAM programs and quotes travel by email and USB stick, and nobody is sure which revision was cut.',
    'Your second shift starts when the office goes home, so an account locked at nine in the evening can stay locked until morning.',
  ],
  solutions: [
    {
      title: 'Office and floor kept apart',
      description:
        'A firewall with written rules stands between office computers and controllers, along the lines of the zones in ISA/IEC 62443. The ERP still ' +
        'collects its counts, but an infected mailbox has no path to a press.',
    },
    {
      title: 'A guarded door for vendors',
      description:
        'Each machine builder gets a named account with MFA. The door opens when your supervisor asks for it, closes by itself and ' +
        'leaves a record of who was in, and when.',
    },
    {
      title: 'Copies of what machines need',
      description:
        'With our data backup service, images of controller computers, CNC programs and PLC projects are kept beside the usual ERP copies, and we ' +
        'start an image on a spare computer to see that it runs. A dead disk is then a swap.',
    },
    {
      title: 'Labels and scanners watched',
      description:
        'Print servers, scanners and warehouse Wi-Fi are monitored like servers. We measure coverage between the racks, keep a spare scanner set up, and ' +
        'write down with you how to ship by hand for an hour.',
    },
    {
      title: 'One home for drawings',
      description:
        'Drawings live in SOLIDWORKS PDM or SharePoint, with revisions and with permissions by customer. The floor opens the released version on a screen, ' +
        'and the USB sticks lose their job.',
    },
  ],
  benefits: [
    'A virus in the office has no direct way to your machines.',
    'You know which vendor was connected to which machine, and for how long.',
    'If a controller computer fails, we replace it from a tested image.',
    'You answer customer audits and insurance forms from documents you already have.',
    'We plan network changes around your shifts and shutdowns, and your supervisor agrees first.',
  ],
  systems: [
    'Epicor Kinetic',
    'SYSPRO',
    'Microsoft Dynamics 365 Business Central',
    'SOLIDWORKS PDM',
    'Mastercam',
    'Rockwell FactoryTalk',
  ],
  rules: [
    {
      title: 'Controlled Goods Program',
      sources: ['controlled-goods'],
      names: ['the Controlled Goods Program'],
      description:
        'Registered companies keep a security plan for each site, let only assessed people examine controlled goods, technical data included, and report a ' +
        'security breach within three days of discovering it. IT has to know where such drawings are stored and who can open them.',
      asks: {
        cybersecurity:
          "If you're registered, you report an actual or suspected security breach within three days of finding " +
          "it. We don't store controlled drawings; your designated official decides where they are kept and who " +
          'may open them.',
        'cloud-migration':
          "Only assessed people may examine controlled technical data. We don't store controlled drawings; your designated official decides where " +
          'they are kept and who may open them.',
        'data-backup':
          "A copy of a controlled drawing is controlled too. We don't store controlled drawings; your designated official decides where they " +
          'are kept and who may open them.',
      },
    },
    {
      title: 'Cyber certification for defence suppliers',
      sources: ['defence-cyber-certification'],
      names: ['cyber certification for defence suppliers'],
      description:
        'The Canadian Program for Cyber Security Certification is being phased into federal defence contracts. It builds on the standard ITSP.10.171 and ' +
        'begins with a self-assessment at Level 1, so suppliers need written controls and proof that they are in use.',
      asks: {
        'it-consulting':
          'Where a federal defence contract asks for it, you start with your own assessment at Level 1. We go through the controls with you ' +
          'and collect the proof.',
      },
    },
    {
      title: 'Safe Food for Canadians Regulations',
      sources: ['safe-food'],
      names: ['the Safe Food for Canadians Regulations'],
      description:
        'Food makers that import, export or ship to other provinces keep traceability documents and normally hand them to the Canadian Food Inspection ' +
        'Agency within 24 hours of a request; in electronic form that means one unencrypted file that common software can read. Try the export from your ' +
        'ERP before you need it.',
      asks: {
        'data-backup':
          'Food makers that import, export or ship to other provinces normally have a day to hand over traceability documents. We try the ' +
          'export from your ERP, and from the restored copy.',
      },
    },
    {
      title: 'Regulation 851 and CSA Z432',
      sources: ['industrial-establishments'],
      names: ['Regulation 851', 'CSA Z432'],
      description:
        "Ontario's regulation for industrial establishments calls for a pre-start health and safety review of certain machines, and CSA Z432 describes how " +
        "they are safeguarded. IT work stays away from safety controllers, and changes to a machine's network are agreed with the person responsible for " +
        'it.',
      asks: {
        'network-management':
          'The regulation asks for a safety review of certain machines before they are first used, and the CSA standard describes their guards. We ' +
          'agree on network changes nearby in writing with whoever answers for the machine.',
      },
    },
  ],
  cases: manufacturingCases,
  metaDescription:
    'IT support for plants and machine shops in the {area.name}: ERP and label printing, office and floor networks kept apart, vendor access ' +
    'under control.',
  keywords: [
    'manufacturing IT support',
    'plant network segmentation',
    'ERP support Ontario',
    'machine shop IT',
    'controlled goods IT',
    'OT security {area.shortName}',
  ],
  iconName: 'factory',
  exampleSize: 60,
  pricingProfile: 'manufacturing',
};
