import type { RecordsInput } from '../rules/schema/site.ts';

/**
 * What visitors call the records, by kind and by id or slug, beside the names in the records themselves. Case does not count.
 * `|` stands between two of them.
 * A name may stand at several records: "backup" is an add-on and a service.
 */
export const aliases: RecordsInput['assistant']['aliases'] = {
  plans: {
    essential: `essentiel | forfait essentiel | cheapest plan | lowest price | essentials | ess | basic plan | basic one | starter plan | lowest plan |
      entry plan | smallest plan | first plan | bottom plan | small plan | basic package | lowest tier | bottom tier | cheap one |
      cheaper one | cheapest one | smallest one | lowest one | cheap plan | entry level | entry-level plan | lowest package | cheap package`,
    professional: `professionnel | forfait professionnel | pro | pro plan | middle plan | middle one | middle tier | mid plan | mid tier | middle package |
      medium plan | second plan | second one | one in the middle | middle option | mid one | medium one | plan in the middle`,
    enterprise: `forfait entreprise | plan entreprise | enterprise plan | ent | top plan | top one | top tier | highest plan | biggest plan |
      largest plan | third plan | big plan | premium plan | top package | highest tier | ent plan | biggest one | expensive one |
      priciest one | most expensive plan | highest one | fanciest one | top option | dearest one | dearest plan`,
  },
  addOns: {
    'advanced-cybersecurity': `advanced security | the cybersecurity | cybersecurity one | cyber one | cyber thing | adv cybersecurity | adv cyber |
      adv security |
      analysts watching | cybersecurity add-on | advanced cyber | cyber security add-on | security monitoring add-on`,
    'cloud-backup': `cloud backup | back up | back ups | sauvegarde | sauvegardes | sauvegarde infonuagique | backup one | backup thing | backup stuff |
      daily copies | backup | backups | backup and recovery | backup add-on`,
    'email-security': `email security | email sec | e-mail sec | mail sec | email protect | email one | e-mail one | mail one | email thing | mail thing |
      email stuff | e-mail security | email archiving | e-mail archiving | email archive | mail archiving | email filtering | spam filter |
      email filter | mail filter | archiving | archiving of emails | archive of our messages | archive of messages | message archive |
      protection against phishing mail | phishing filter | mail archive | email archives | email filter and archive |
      email filter with archive | email filtering and archiving | mail security | email protection`,
    'endpoint-protection': `endpoint protection | endpoint | endpoints | endpoint one | endpoint thing | endpoint stuff | endpoint add-on | software that cuts |
      cuts a hacked computer off | cuts the computer off | advanced endpoint | endpoint security | edr | endpoint software | extra endpoint`,
    'security-assessment': `security audit | security check | security checkup | security check up | security review | assessment of our security`,
    voip: `voip | telephonie | telephonie voip | phone one | phones one | phone thing | phone stuff | voip phones | phone system |
      telephone system | phone lines | internet phones | phones over the internet | office phones over the internet | internet telephony |
      phone systems | business phones | phones | telephones | telephony | desk phones | phone service`,
  },
  services: {
    cybersecurity: `cyber security | the cybersecurity | cybersec | cyber sec | security only | just security | protection against hackers | it security |
      security service | security services | managed security | security part | security side | security stuff | security piece`,
    'cloud-migration': `migration | moving everything to the cloud | everything to the cloud | to microsoft cloud | to the microsoft cloud |
      off google workspace | up to microsoft 365 | into microsoft 365 | onto microsoft 365 | into office 365 | over to microsoft 365 |
      off exchange | moving an old file server | moving a file server | migrate | move our file server | moving our file server |
      move to sharepoint | moving to sharepoint | migrating | move to the cloud | cloud move | cloud services | cloud | migrate our email |
      migrate to microsoft 365 | office 365 migration | azure`,
    'data-backup': `backup | backups | back up | backing up | back ups | sauvegarde | sauvegardes | disaster recovery | data recovery | backup service |
      cloud backup`,
    'network-management': `network | networks | networking | wifi | wi-fi | firewall management | managed network | manage our firewall`,
    'it-consulting': `consulting | consultant | consultancy | it consultant | it strategy | virtual cio | vcio | advice`,
  },
  industries: {
    healthcare: `clinique | cliniques | dentiste | dentistes | cabinet dentaire | cabinet médical | clinic | ent clinic | ent practice | ent office |
      ent specialist | ent doctor | ent surgeon | medical | medical practice | medical office | doctor | doctors office | physician | dentist |
      dental | dental office | dental clinic | dental practice | health care | physiotherapy | physio clinic | pharmacy | care home |
      nursing home | optometrist | veterinary clinic | hospital | family practice | walk-in clinic | chiropractor | health | doctors |
      physicians | dentists | orthodontist | optometry | physiotherapist | physiotherapists | medical clinic | veterinary | vet clinic |
      psychologist | psychologists | therapist | therapists | midwives | imaging clinic | specialist clinic | medical centre | patients`,
    'financial-services': `courtier | courtiers | services financiers | wealth management | wealth mgmt | wealth managers | wealth manager | financial advisor |
      financial advisors | financial | finance | brokerage | broker | investment firm | asset management | mortgage broker | mortgage brokers |
      insurance broker | insurance brokerage | insurance agency | credit union | hedge fund | financial firm | financial planner |
      wealth advisor | portfolio management | portfolio manager | portfolio managers | investment advisor | investment advisors |
      investment advisory | investment management | money managers | mortgage brokerage | insurance brokers | insurance firm |
      financial planning | lender | fund manager | advisory firm`,
    legal: `avocat | avocats | cabinet avocats | notaire | notaires | law firm | law office | lawyer | lawyers | attorney | paralegal | notary |
      law practice | legal firm | solicitor | legal office | law society | litigation firm | barristers | solicitors | legal clinic |
      attorneys | notaries`,
    manufacturing: `usine | fabricant | factory | plant | manufacturer | machine shop | fabricator | production | workshop | food processor | industrial |
      metal shop | manufacturing company | manufacturers | print shop | printing business | printing company | machining | packaging plant |
      bakery | brewery | furniture maker | auto parts | parts maker | assembly plant | shop floor | cnc shop | metal fabrication |
      metal parts | machine parts | we make parts | cnc machines | cnc | lathes | warehouse and plant`,
    'professional-services': `comptable | comptables | cabinet comptable | accountant | accountants | accounting | accounting firm | consulting office |
      consulting practice | accounting office | cpa firm | bookkeeper | engineering firm | engineering company | engineers | architect |
      architects | architecture firm | consulting firm | marketing agency | agency | professional firm | design studio | recruiting firm |
      architecture | architectural firm | architecture practice | engineering | consultancy | consultants | surveyors | staffing agency |
      recruiters | ad agency | advertising agency | pr firm | accountancy | bookkeeping firm | tax preparers | tax firm |
      management consultants | accounting practice | cpas | actuaries`,
    'real-estate': `immobilier | agence immobilière | property management | property manager | property managers | property management company | realtor |
      realtors | real estate brokerage | real estate agency | condo management | property developer | landlord | condominium | condominiums |
      condominium management | condo | condos | property mgmt | property mgmt company | apartment buildings | rental buildings |
      leasing office | landlords | realty | developers | home builder | builder | commercial real estate`,
    'nonprofit-organizations': `organisme | sans but lucratif | charity | charities | nonprofit | nonprofits | non-profit | non-profits | not-for-profit |
      not for profit | ngo | foundation | church | food bank | association | nonprofit organization | shelter | community centre |
      community organization | community agency | volunteers | arts organization | social services agency | religious organization | parish |
      museum`,
  },
  profiles: {},
  terms: {
    'multi-factor-authentication': `mfa | 2fa | two factor | two-factor authentication | two step verification | multifactor | multi factor`,
    'recovery-time-objective': `rto | recovery time`,
    'recovery-point-objective': `rpo | recovery point`,
    saas: `software as a service`,
    voip: `voice over ip`,
    vpn: `virtual private network`,
    dns: `domain name system`,
  },
};
