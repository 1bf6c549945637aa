import type { RecordsInput } from '../../schema/site.ts';

export const serviceListIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'service-list',
  examples: `
    services | services? | what do you do | que faites-vous | What do you do? | vous faites quoi | what is managed IT | What's on the menu?
    waht do you guys do | srvcs u guys offer? | catalogue de services | what services u offer | what can you do for us | what do you guys offer
    tell me what you offer | Full range of services? | Your offerings in short? | liste de vos services svp | quels services offrez-vous
    which services do you offer | What services do you offer? | List your services, please. | Quels services offrez-vous? | how can you help my business
    what kind of IT work do you do | Which areas of IT do you cover? | nomme moi tout ce ke vous faites | what does a managed IT provider do
    hey can i get a list of ur servces | everything you offer, short version | What all falls under your umbrella? | vous touchez à quoi à part le support
    So what can you help a business with? | What are you guys all about, IT-wise? | what kinda stuff do u do for businesses
    Your company, it is doing what exactly? | Name the main things you do for clients. | What works you make for the enterprises?
    what kind of works you make for companies | besides help desk what else is on the menu | Quels services offrez-vous aux entreprises?
    What sort of IT help is available from you? | Which are the services that you are giving? | What kind of work does your company take on?
    c'est quoi que votre compagnie offre au juste | Give me an overview of everything you provide. | so what all do you guys handle like top to bottom
    Which IT functions can be outsourced to your firm? | In one paragraph, what does Group 4 Networks offer?
    I know you do support. What other services are there? | J'aimerais un aperçu de l'ensemble de vos prestations.
    Apart from fixing computers, what do you people offer? | que pouvez-vous faire pour une entreprise de 50 employés
    Could you provide an overview of the services you offer? | Please to send the list of your services in informatics.
    à part la cybersécurité, qu'offrez-vous d'autre à une PME | Bonjour, qu'est-ce que vous faites au juste pour les PME?
    yeah hi what is it that you do like what are your services | Before I book anything I'd like a quick list of what you do.
    Good morning, I wish to know all what you do in your company. | can you tell me all the different services that you guys have
    Is it only help desk, or what else is there in your portfolio? | I can't tell from this website what you actually DO. What is it?
    I just landed on your page from Google. What is it you people do? | I've just found your site. What sort of work do you do for companies?
    Between cloud, phones, security and all that, which services are yours? | Not very technical here, sorry. In plain words, what do you do for companies?
    My boss told me to call around to IT firms. What services can I tell her you have?
    We run a plumbing supply store in Scarborough. What can a firm like yours do for us?
    The flyer I picked up at the Board of Trade had only your logo. What are your services?
    I'm making a spreadsheet comparing four providers. Could you list every service you deliver?
    You were recommended by our accountant, though he couldn't say what you actually do. Can you?
    okay so I run a small gallery and I don't know what an IT company even does so what do you do
    I have to present options to the partners on Thursday. What are the service lines of your firm?
    Our lease is up and we're rethinking everything. Which services do you provide to small offices?
    We're a new condo management office with nothing in place yet. Please run through your services. | vous faites quoi? | vos services?
    liste de services svp | c koi votre business | qu'est-ce que vous offrez | En gros, vous aidez les entreprises comment?
    dans quoi vous vous spécialisez | Je voudrais connaître toutes les choses que votre compagnie fait | vous faites quel genre de travail
    gamme complète de services? | services offerts | J'ai navigué dix minutes sur votre site et je sais même pas ce que vous faites dans la vie!
    parle moi de vos services en général
    mon boss m'a dit de regarder votre compagnie pis je sais pas trop c'est quoi que vous faites pouvez-vous me résumer tout ça
    tout ce que vous faites, en bref | Quelle est l'étendue de votre offre, s'il vous plaît? | koi comme services
    que pouvez-vous faire pour une entreprise | votre catalogue de services | y a quoi dans votre offre
    On m'a donné votre nom sans plus de détails; quels sont vos domaines d'activité? | vous vendez quoi au juste
    c'est quoi un peu votre affaire ici, vous offrez quoi comme aide | vos spécialités? | quelles sortes de services informatiques
    votre champ d'action c'est quoi | aperçu de vos services | Pourriez-vous me dresser un portrait général de ce que votre entreprise offre?
    quels services TI proposez-vous aux PME | Dites-moi tous les services que je peux prendre chez vous | what do you do exactly | what do you guys do
    what do you offer? | what services do you provide | what services do you have | what are your services? | your services | list of services
    services list | list your services | show me your services | tell me about your services | I'd like to know about your services
    can I get a list of services? | what kind of services do you offer | what type of services do you provide | what kind of IT services
    what IT services do you offer? | which IT services do you provide | all your services please | what can you do for us? | what can you do for my business
    what can you help with | what do you help with? | what kind of IT support do you offer | what sort of IT work do you do | what solutions do you offer
    service offerings | what are your main services | do you have a list of services | what servces do you offer | waht do you do
    what serivces do you provide | list of servces | what do you ofer | vos services | que faites-vous? | what does your company do?
    can you list your services | what do you provide
  `,
};
