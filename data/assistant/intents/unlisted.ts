import type { RecordsInput } from '../../schema/site.ts';

export const unlistedIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'unlisted',
  examples: `
    Is your van yellow? | which colour are the chairs in your lobby | did your team win a tournament | who painted the mural in your office
    do you sponsor a soccer team | can I bring my dog to your office | do your technicians wear uniforms | what music do you play on hold
    do you have a company song | who designed your logo | how many coffee machines do you have
    Pouvons-nous utiliser votre logo dans notre rapport annuel à titre de partenaire? | commanditez-vous des tournois de golf ou des équipes de hockey?
    je suis journaliste et je voudrais une entrevue sur la cybersécurité des PME | donnez-vous vos vieux ordinateurs à des écoles?
    vos bureaux sont-ils accessibles en fauteuil roulant | quelqu'un de chez vous pourrait venir parler devant notre association de comptables à Hamilton?
    un de vos camions bloque notre entrée de stationnement à Vaughan
    Avez-vous un programme pour les partenaires qui vous réfèrent des clients contre commission?
    j'ai trouvé une faille sur votre site web, à qui je signale ça | y'a une faute dans votre page sur la VoIP, le mot est mal écrit
    quelle est votre politique environnementale, compensez-vous le carbone? | vous cherchez tu a acheter des petites compagnies TI? je veux vendre la mienne
    do you sponsor hockey teams | I am a reporter and would like to interview someone about ransomware in Ontario. | wheelchair access?
    you have program where i bring client and receive commission | hey one of your vans is blocking our driveway in Vaughan can somebody move it
    typo on your VoIP page | found a security hole in your website, who do i report it to | May we reprint your glossary in our association's newsletter?
    guest speaker | would you buy a small IT business in Barrie, i'm retiring | do you donate old computers to charities like ours
    Can one service be bought without a monthly plan? | your page on pricing does not open | my admin password is Maple!Leaf88 can u check if its ok
    My password is Bluejay2291! can you check if it is safe?
    Could you kindly tell me how many tickets your help desk closed last year, and what share was solved on the first call?
    my password is Sunny!2024 can you check if its strong | the calculator is not clear | Is it per computer or per person? We are 12 with 20 machines.
    If I send my golf buddy over and he signs, is there a finder’s fee in it for me? | Is that for the whole company or for each person?
    We only want the backup part, nothing else, our nephew does the rest. Can we buy just that?
    Does a person with a laptop and a phone count as one user or two? | is it per person or per computer | the form does not work for me
    How many tickets per employee did your help desk close last month on average?
    if the calculator here says a number, is it a binding offer i can wave at you later
    The city hall in the next town was hacked and it was all over the paper. Would you come give a talk to our business association?
    Would my phone count as an endpoint in a quote? | how many tickets does one tech close per day
    Could I hold you to the number that your calculator spits out? | Serious question. Has your own company ever been hacked, and what got out?
    Is that a binding offer? | can I whatsapp you | Would you sponsor our kids hockey team this season? Jerseys are about 900 bucks.
    Main office in Oakville and a small branch in Ajax. Can one agreement cover both?
    Our main office is downtown and there is a little warehouse in Brampton. Can both be on one agreement?
    We have to hire a firm that is at least partly unionized, being a union local ourselves. Are your technicians in a union? | what's your GST number
    Before we sign, can I ask if any of your clients have ever been hit by ransomware?
    Bookkeeping here. I am missing your HST registration number, it has to go in the vendor file. | Do you have an office dog?
    What does a technician earn at your company? | Do you design logos? | Which insurance do you carry and up to what amount?
    Who painted the mural at your entrance? | Do you do web design? | Is your office wheelchair accessible? | What coffee do you drink there?
    Do your vans run on electricity? | Would you sponsor our kids' hockey team? | What's your turnover? | Can I park at your building?
    Do your staff work from home on Fridays? | Which ticketing software do you use in-house?
    We're putting together a charity golf day in Milton. Would your firm donate a prize?
    Before we sign, our lawyer asks for your errors and omissions coverage. How many millions is it?
    I need someone to run our Google Ads and Instagram. Is that a thing you'd handle?
    I teach at a high school in Agincourt. Could a class tour your office next month?
    Our shop wants an online store with Shopify. Do you build those from scratch?
    I'm writing for a trade magazine and wonder what your staff turnover rate was last year.
    We like ethical suppliers: do you offset your carbon, and by how much? | How many tickets did your help desk close in the month of March?
    We are organizing a panel at the Convention Centre on AI. Could one of your engineers give a talk?
    What was the biggest outage you've ever caused a customer, and how did it end? | Are your technicians unionized? Our board has a policy about that.
    Do your people get background checks from the RCMP, and how often are they repeated? | Which music do callers hear while on hold with you?
    I have an idea for an app for dog walkers. Will you program it for a share of the profit? | do u guys have a softball team | wats ur profit last yr
    can u make us a tiktok video | do u build mobile apps?? like for iphone | In your office is allowed to bring the dog?
    How many vacation days have your workers, I am curious | You make also the translation of our website in Chinese?
    What is the car brand which your technicians drive? | Do you rent one desk in your office to other companies?
    do you know what your technicians make per hour because i'm comparing for a school project
    i was wondering if you guys make websites like for a hair salon with booking and everything
    does your team do any volunteering or anything like that in the community | Avez-vous un chat ou un chien au bureau?
    Est-ce que vous faites du graphisme pis des cartes d'affaires?
  `,
};
