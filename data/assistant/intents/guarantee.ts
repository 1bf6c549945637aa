import type { RecordsInput } from '../../schema/site.ts';

export const guaranteeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'guarantee',
  examples: `
    whats ur sla | 99.9% in writing? | got an sla or not? | sla in writing y/n | what if you mess up | Do you have an SLA? | 99.9 uptime or what
    do u guarentee uptime | satisfaction guarantee | do u guarantee ur work | whats ur sla look like | warranty on ur service | do you guarantee uptime
    offrez-vous une garantie | Satisfaction guaranteed? | what uptime do you promise | what do u promise re uptime | can u guarantee no downtime?
    who is liable if data is lost | What uptime do you guarantee? | Do you stand behind your work? | prove it or refund - u do that?
    uptime guarantee, what % exactly | is there a satisfaction guarantee | do you have an SLA with penalties | How do you back up your promises?
    satisfaction guarentee yes or no? | credit for downtime, u give that? | 99.9 uptime yes or no, in writing? | promise me you will never be hacked
    You give warranty for your service? | You give guarantee of satisfaction? | what warranty do you give on repairs | can you guarantee we wont get hacked
    Any refund if you miss your targets? | Have you an SLA signed, with numbers? | Do you have a service level agreement?
    Is your service guaranteed in any way? | What is the uptime that you guarantee? | Can you guarantee we'll never be hacked?
    Do you promise 99.9 percent availability? | Can I see your service level commitments? | Offrez-vous une garantie de satisfaction?
    vous garantissé que les sauvegarde marche? | quelle garantie sur les travaux de câblage | garantissez-vous un temps de fonctionnement?
    Will we get service credits after an outage? | Is there a penalty on your side for downtime? | Please, do exist a guarantee of satisfaction?
    si vous respectez pas le SLA on a-tu un crédit | What assurance do we have that you'll deliver? | What warranty do you offer over your services?
    99,9 % uptime c'est écrit dans le contrat ou pas | What is percent of uptime that you are promising?
    do you guarantee the backups will actually restore | What remedies do we have if you fail to meet the SLA?
    Quel taux de disponibilité garantissez-vous par écrit? | What did client systems achieve in uptime last quarter?
    Do you warrant that backups can be restored, in writing? | Does the guarantee on your front page have any fine print?
    if you make mistake and our data is lost who is responsible | In case a repair doesn't hold, do you redo it free of charge?
    qui paye si on se fait pirater pendant que c'est vous qui gérez | Do you stand behind your work with some form of written promise?
    Your company promises what level of availability for the clients? | I'd like to know if there's an SLA and what it says about downtime
    Can you give me the details of the service level agreement, please? | If you do not respect the engagement of service, what do I receive?
    Que prévoit votre entente si un délai d'intervention n'est pas tenu? | When the system is down by your fault, what compensation we receive?
    so if you guys don't do what you say you'll do do I get anything back | does your contract say what happens if you are the ones who get hacked
    Are there service credits if you should fall short of your obligations? | There is compensation when the system is not available more than agreed?
    I need that you guarantee the availability of the server, is it possible? | In case of bad quality of the work, what is the guarantee for the client?
    Are your fixes guaranteed, or if the problem returns I must suffer again? | Do you stand behind your work or is it 'not our problem' like the last ones?
    how sure can I be that our systems stay up like do you commit to a percentage
    so is there a promise of some kind with your service or is it just best effort
    Before signing anything worth $30,000 a year I want to know what you guarantee.
    If your monitoring fails and our server sits dead for a day, are we compensated?
    the boss wants some kind of SLA document with penalties in it so do you have that
    Could you elaborate on what your service guarantee covers and what it leaves out?
    I bought a dishwasher with a better warranty than most IT firms give. What's yours?
    what happens if you miss your targets do you credit us or do we just get an apology
    Might I enquire about the penalties you accept should the service level not be met?
    Our procurement form has a line "SLA and remedies". What should I enter for your firm?
    what uptime do you guarantee for our servers and do we get a credit if you don't hit it
    I want to know do you put your money where your mouth is you know like a real guarantee
    do you actually guarantee that backups will restore and what do you owe us if they don't
    so if we get hacked while you're looking after us what do you guys do about it do you pay
    My partners will ask about service levels. Is there a formal SLA document with your plans?
    Our directors would like to see a service level agreement before proceeding. Is there one?
    It would reassure our trustees to hear that there is some guarantee behind the monthly fee.
    How firmly is network availability guaranteed? Our online shop cannot afford interruptions.
    say the network is down for a whole day because of something you did do we get that money back
    Quelle est votre responsabilité si nos données sont perdues à cause d'une erreur de votre part?
    What recourse would we have if the quality of the service were not what we'd been led to expect?
    We'd want a contractual commitment on availability; could you tell me what you normally commit to?
    I was wondering what sort of assurance you give that the service will live up to what was promised.
    Does your agreement contain measurable service levels, and what are the consequences of missing them?
    Our procurement form has a field for "guaranteed availability". What should I enter for your company?
    Our previous IT company promised the moon and nothing happened. What guarantee do you give in writing?
    We had three outages with our old host. Would you reimburse a month if that happened under your watch?
    I've been promised the moon by IT companies before so what do you actually put in writing as a guarantee
    I've noticed a "100% satisfaction" badge on other providers' sites; is there an equivalent at your firm?
    I ask for the guarantee, because with the old supplier we were not satisfied and we have lost the money.
    The hotel chain we supply demands 99.95% uptime from its vendors; can you put such a number in the agreement?
    The previous firm's "guarantee" turned out to be worthless. What does yours cover, and how does one claim it?
    you talk about ninety nine point something percent uptime on your site so is that a real guarantee or marketing
    We run an online store out of Markham and every minute offline hurts. Which availability figure will you commit to?
    As a clinic with 24 chairs we need firm commitments. Are there guaranteed service levels, and what if they're broken?
    how often are your clients down in a year | combien de pannes par année chez vos clients | website promises minutes, is that a guarantee in writing?
    SLA | SLA? | do you have an SLA | do you offer an SLA | what's your SLA | whats your sla | what is your SLA | can I see your SLA | is there an SLA
    is there a service level agreement | service level agreement | do you have service level agreements | what are your service levels | service levels
    which SLAs do you offer | uptime guarantee | is there an uptime guarantee | what uptime do you guarantee | what's your uptime
    what is your uptime percentage | do you have 99.9% uptime | how much uptime do you guarantee | do you guarantee your service | any guarantees?
    what guarantees do you give | what do you guarantee | is there a guarantee | what's your satisfaction rate | what is your customer satisfaction score
    what's your CSAT | client satisfaction rate | how satisfied are your clients | what happens if you miss your SLA | do you give credits for missed SLA
    do you have a garantee | do you gaurantee uptime | whats your satisfacton rate | service levle agreement | what uptme do you guarantee
    avez-vous un SLA | garantissez-vous la disponibilité | what SLAs do you have | are there any guarantees | quelles garanties offrez-vous
  `,
};
