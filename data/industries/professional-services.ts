import { professionalServicesCases } from '../cases/professional-services.ts';
import type { Industry } from '../rules/schema/industry.ts';

export const professionalServices: Industry = {
  id: 'professional-services',
  slug: 'professional-services',
  name: 'Professional Services',
  clients: 'professional firms',
  shortDescription:
    'IT support for accountants, engineers, architects, consultants and agencies: files that open anywhere, help before deadlines, and client ' +
    'data seen only by its team.',
  longDescription:
    "When a file won't open, your people stand idle, and in April, before a tender or on the night before a pitch you can't afford that. We look " +
    'after Microsoft 365, your tax and design software and your laptops, and do the heavy work outside your season. Client folders are shared ' +
    'with the team that needs them and closed when the engagement ends. New hires, contractors and co-op students start with the right access ' +
    'and lose it when they leave. When a client asks how you protect its data, you already have the answer in writing.',
  challenges: [
    "Tax season, tender dates and launches leave no room for a slow server, and that's when everyone is signed in at once.",
    'Large drawings, models and working papers are slow over home connections, so people copy them to laptops and you lose track of the versions.',
    'Clients send a security questionnaire before they sign, and in a firm of thirty nobody has the job of answering it.',
    'Contractors and co-op students need access for a few months, and a year later their accounts are often still open.',
    'Files go to clients through personal Dropbox accounts and links without an end date, which nobody can list or close afterwards.',
  ],
  solutions: [
    {
      title: 'Ready for your season',
      description:
        'Before tax season or a large tender we test the tax and design software after its updates, check storage and licences, and then hold back every ' +
        'change that can wait until your deadline has passed.',
    },
    {
      title: 'Files that open at home',
      description:
        'With you we choose between SharePoint, Egnyte and a file server with remote desktops, by the size of your files and the software that opens them. ' +
        'Versions are kept, and nobody needs a copy of their own.',
    },
    {
      title: 'Sharing you can list',
      description:
        'Links to clients carry a named recipient and an end date. A report shows what is still shared outside the firm, and the folders of an engagement ' +
        'are closed when it ends.',
    },
    {
      title: 'Answers for questionnaires',
      description:
        'We work through the technical part of client and insurer questionnaires with the person who has to sign them: Enterprise includes it, and ' +
        'otherwise we work by the hour.',
    },
    {
      title: 'Start and leave by one form',
      description:
        'The office manager fills in one form, and the account, licences, laptop and folders follow from it, with an end date for contractors. On ' +
        'Professional and Enterprise, whoever leaves is locked out the same day.',
    },
  ],
  benefits: [
    'We leave your systems alone in the last week of April.',
    "You open the same file at home, at a client's office and on the train, in its latest version.",
    "A prospect's security questionnaire no longer holds up your contract.",
    "You can say at any time who outside the firm can open a client's files.",
    'You know what an additional employee costs before you hire: a plan, a licence and a laptop.',
  ],
  systems: [
    'CCH iFirm and Taxprep',
    'CaseWare Working Papers',
    'QuickBooks Online',
    'Autodesk Revit and AutoCAD',
    'Deltek Vantagepoint',
    'Adobe Creative Cloud',
  ],
  rules: [
    {
      title: 'PIPEDA',
      sources: ['breach-regulations', 'pipeda'],
      description:
        "Canada's private-sector privacy law asks for safeguards that fit the sensitivity of the information and for a record of every breach, kept for 24 " +
        'months. A firm stays responsible for data it hands to a supplier for processing, so cloud contracts and locations belong on a list.',
      asks: {
        cybersecurity:
          'Safeguards have to match how sensitive the information is. A breach with a real risk of significant harm must be reported, and ' +
          'every one is recorded for 24 months. You and your counsel assess the risk.',
        'cloud-migration':
          'You stay responsible for personal information that a supplier processes on your behalf. We list each cloud contract and where its ' +
          'data are stored.',
        'network-management':
          'The federal privacy law asks for safeguards that match how sensitive your files are. We keep guests and their devices off the ' +
          'network with client work.',
      },
    },
    {
      title: 'CRA: records and EFILE',
      sources: ['cra-records'],
      names: ['CRA rules on records', 'EFILE'],
      description:
        'Books and records are kept for six years from the end of the last tax year they relate to, as a rule in Canada and, if electronic, in a form that ' +
        'can still be read. Firms that file returns for clients also keep the signed authorizations for six years.',
      asks: {
        'data-backup':
          'Tax records stay six years from the end of the last tax year they concern, and so do signed authorizations if you file for ' +
          'clients. We restore an old year, and you open it.',
      },
    },
    {
      title: 'CPA Ontario and Professional Engineers Ontario',
      sources: ['professional-engineers'],
      names: ["CPA Ontario's rule 208", 'the Professional Engineers Act'],
      description:
        "CPA Ontario's rule 208 binds members and firms to confidentiality, and engineers seal their final documents under the Professional Engineers Act. " +
        'Working papers need access by engagement, and a digital seal has to stay in the hands of the engineer it belongs to.',
    },
    {
      title: 'Electronic monitoring policy',
      sources: ['employment-standards'],
      names: ['the electronic monitoring policy of the Employment Standards Act'],
      description:
        'Under the Employment Standards Act, 2000, employers with 25 or more employees in Ontario on January 1 need a written policy that says ' +
        'whether, how ' +
        'and for what purpose they monitor staff electronically. The security tools and mail logs we run for you belong in it.',
      asks: {
        'it-consulting':
          'With 25 or more employees in Ontario on January 1, you need a written policy on electronic monitoring. We list the tools that ' +
          'belong in it.',
      },
    },
  ],
  cases: professionalServicesCases,
  metaDescription:
    'IT support for accountants, engineers, architects and agencies in the {area.name}: files from anywhere, calm deadlines, client data ' +
    'under control.',
  keywords: [
    'professional services IT',
    'accounting firm IT support {provider.city}',
    'engineering office IT',
    'architect IT support',
    'consulting firm IT',
  ],
  iconName: 'briefcase',
  exampleSize: 30,
  pricingProfile: 'professional-services',
};
