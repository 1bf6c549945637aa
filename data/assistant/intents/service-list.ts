import type { RecordsInput } from '../../schema/site.ts';

export const serviceListIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'service-list',
  examples: `
    what do you do | which services do you offer | what can you do for us | what kind of IT work do you do | what do you guys offer | services?
    how can you help my business | what is managed IT | what does a managed IT provider do | tell me what you offer | quels services offrez-vous
    que faites-vous | vous faites quoi | Quels services offrez-vous aux entreprises? | liste de vos services svp
    c'est quoi que votre compagnie offre au juste | J'aimerais un aperçu de l'ensemble de vos prestations. | vous touchez à quoi à part le support
    en gros vous vous occupez de quoi dans un bureau | nomme moi tout ce ke vous faites | à part la cybersécurité, qu'offrez-vous d'autre à une PME
    que pouvez-vous faire pour une entreprise de 50 employés | catalogue de services | Could you provide an overview of the services you offer? | services
    what kind of works you make for companies | so what all do you guys handle like top to bottom
    I can't tell from this website what you actually DO. What is it? | Which IT functions can be outsourced to your firm?
    everything you offer, short version | besides help desk what else is on the menu | I've just found your site. What sort of work do you do for companies?
    What services do you offer? | What do you do? | List your services, please. | What kind of work does your company take on?
    Which areas of IT do you cover? | So what can you help a business with? | Full range of services? | What's on the menu?
    Give me an overview of everything you provide. | Name the main things you do for clients. | In one paragraph, what does Group 4 Networks offer?
    What sort of IT help is available from you? | Your offerings in short? | What all falls under your umbrella?
    I just landed on your page from Google. What is it you people do? | My boss told me to call around to IT firms. What services can I tell her you have?
    We run a plumbing supply store in Scarborough. What can a firm like yours do for us?
    I'm making a spreadsheet comparing four providers. Could you list every service you deliver?
    Not very technical here, sorry. In plain words, what do you do for companies?
    Our lease is up and we're rethinking everything. Which services do you provide to small offices?
    Is it only help desk, or what else is there in your portfolio? | I know you do support. What other services are there?
    Apart from fixing computers, what do you people offer?
    We're a new condo management office with nothing in place yet. Please run through your services.
    I have to present options to the partners on Thursday. What are the service lines of your firm?
    You were recommended by our accountant, though he couldn't say what you actually do. Can you?
    Between cloud, phones, security and all that, which services are yours? | Before I book anything I'd like a quick list of what you do.
    what services u offer | waht do you guys do | what kinda stuff do u do for businesses | srvcs u guys offer?
    Which are the services that you are giving? | Good morning, I wish to know all what you do in your company. | What works you make for the enterprises?
    Please to send the list of your services in informatics. | Your company, it is doing what exactly?
    yeah hi what is it that you do like what are your services
    okay so I run a small gallery and I don't know what an IT company even does so what do you do
    can you tell me all the different services that you guys have | Quels services offrez-vous?
  `,
};
