import type { RecordsInput } from '../../schema/site.ts';

export const unlistedIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'unlisted',
  examples: `
    guest speaker | who does ur seo | can I whatsapp you | Is your van yellow? | Do you design logos? | Who is your auditor? | what do ur techs earn
    Do you have a mascot? | What's your turnover? | Do you do web design? | who designed your logo | typo on your VoIP page | what's your GST number
    wats ur profit last yr | do you validate parking | what coffee do you serve | do you have a company song | Do you have an office dog?
    What colour are your vans? | do you sponsor hockey teams | the calculator is not clear | do you sponsor a soccer team | Can I park at your building?
    can u make us a tiktok video | Do you install solar panels? | the form does not work for me | did your team win a tournament
    what music do you play on hold | do u guys have a softball team | what crm do you use internally | ur slogan, who came up with it
    Are your service cars electric? | what's your staff turnover like | What coffee do you drink there? | is it per person or per computer
    Are dogs allowed in your office? | Do your vans run on electricity? | hows the view from ur office lol | can I bring my dog to your office
    do your technicians wear uniforms | any vending machine in your lobby | What religion is your management? | What was your turnover last year?
    your page on pricing does not open | Do your technicians wear uniforms? | who painted the mural in your office | how many coffee machines do you have
    Do you offset your carbon emissions? | What font is that on your home page? | What time do your people have lunch? | is the parking at your building free
    What's the average age of your staff? | how big is your office in square feet | Is your office wheelchair accessible?
    Combien gagne un technicien chez vous? | Where do you take your team for lunch? | Do you run a bowling or softball team?
    Do your employees get training abroad? | What's your Dun and Bradstreet rating? | What keyboards do your engineers like?
    Have you ever been sued by a customer? | How many women work in your tech team? | Do you donate old computers to schools?
    Do you give your staff dental benefits? | Who painted the mural at your entrance? | Would you buy our used servers from us?
    Which bank do you use for your business? | do your technicians take their shoes off | Would you invest in a startup like mine?
    Would you sponsor our kids' hockey team? | Do your staff work from home on Fridays? | do u build mobile apps?? like for iphone
    Avez-vous un chat ou un chien au bureau? | which colour are the chairs in your lobby | How green is your office, do you recycle?
    You have vegetarian kitchen in the office? | your profit margin on licences, what is it | How much liability insurance do you carry?
    Would your firm consider merging with ours? | In your office is allowed to bring the dog? | how many tickets does one tech close per day
    Have you been hacked yourselves at any time? | Is smoking allowed outside of your premises? | Which airline do your sales people fly with?
    What does a technician earn at your company? | Is there a shower for cyclists at your place? | What is policy of your company about tattoos?
    Could you lend us a projector for an evening? | Can our bakery supply your Friday breakfasts? | Which political party do your owners support?
    Which ticketing software do you use in-house? | Who designed this website of yours? I like it. | For your office you buy which brand of chairs?
    Do you write grant applications for charities? | Which telephone company do you yourselves use? | donnez-vous vos vieux ordinateurs à des écoles?
    Would my phone count as an endpoint in a quote? | Commandites-vous des équipes de hockey locales? | do u have errors & omissions cover, what amount
    Do you run social media accounts for companies? | How many tickets did you close last year in all? | What's your vacation policy for the technicians?
    How many sick days your workers take in average? | What proportion of your revenue goes to charity? | Can one service be bought without a monthly plan?
    Is that for the whole company or for each person? | What does the logo stand for, with those colours? | do you donate old computers to charities like ours
    Is there a plant or a fish tank in your reception? | Does your team unionize, or is it a non-union shop?
    May I bring my children when I come by your office? | Are you voting in the chamber of commerce election?
    do you do graphic design, flyers and business cards | Which music do callers hear while on hold with you?
    What is the car brand which your technicians drive? | Which insurance do you carry and up to what amount?
    vos bureaux sont-ils accessibles en fauteuil roulant | What podcast microphones do you use for your videos?
    my password is Sunny!2024 can you check if its strong | Is your building wheelchair accessible from the back?
    How does your firm celebrate Christmas with the team? | Do the engineers get paid for being on call at night?
    Does your firm have a written anti-slavery statement? | Est-ce que vos techniciens ont des animaux au bureau?
    Would your team play at our charity soccer tournament? | How many vacation days have your workers, I am curious
    my admin password is Maple!Leaf88 can u check if its ok | could you host our company's summer party in your space
    Could your drivers drop off a parcel for me on the way? | Do you rent one desk in your office to other companies?
    My password is Bluejay2291! can you check if it is safe? | How many kilometres do your technicians drive in a year?
    Is there a gym in your building that your staff may use? | You make also the translation of our website in Chinese?
    would you buy a small IT business in Barrie, i'm retiring | Is the photo on your home page taken in your real office?
    Do you rent out desks or a meeting room in your building? | Do you offer notary or bookkeeping besides the computers?
    My accountant says to ask whether you have WSIB clearance. | so who won the last office chili cook off you posted about
    How many women are in technical positions at your company? | you have program where i bring client and receive commission
    found a security hole in your website, who do i report it to | Would you be willing to speak at our high school career day?
    I have to know the criminal record policy for your cleaners. | Is it per computer or per person? We are 12 with 20 machines.
    any chance of a tour through your building for my scout group | j'ai trouvé une faille sur votre site web, à qui je signale ça
    We'd like to interview your founder for the student newspaper. | Est-ce que vous faites du graphisme pis des cartes d'affaires?
    commanditez-vous des tournois de golf ou des équipes de hockey? | y'a une faute dans votre page sur la VoIP, le mot est mal écrit
    could your guys fix the elevator panel, it's sort of a computer | Does your firm keep a bonding insurance for theft by employees?
    un de vos camions bloque notre entrée de stationnement à Vaughan | I'd love to know what your own employees think of working there.
    How many tickets did your help desk close in the month of March? | Can your people help us move furniture as well while they're here?
    Are your technicians unionized? Our board has a policy about that. | how many computers have you repaired since you began, just curious
    I was wondering who painted the mural that's in one of your photos. | How tall is your server rack at the office, we're furnishing one too?
    Your team picture shows a parrot. Is it real, and does it live there? | We like ethical suppliers: do you offset your carbon, and by how much?
    quelle est votre politique environnementale, compensez-vous le carbone? | Do you design websites and logos too, and how much of your work is that?
    does your team do any volunteering or anything like that in the community | Serious question. Has your own company ever been hacked, and what got out?
    je suis journaliste et je voudrais une entrevue sur la cybersécurité des PME | Do you have a policy on accepting gifts? We want to send your crew a basket.
    hey one of your vans is blocking our driveway in Vaughan can somebody move it
    How many tickets per employee did your help desk close last month on average?
    Our shop wants an online store with Shopify. Do you build those from scratch?
    vous cherchez tu a acheter des petites compagnies TI? je veux vendre la mienne
    What was the biggest outage you've ever caused a customer, and how did it end?
    Can you recommend me a good web designer, since I don't see that on your list?
    I am a reporter and would like to interview someone about ransomware in Ontario.
    If I send my golf buddy over and he signs, is there a finder’s fee in it for me?
    Would you sponsor our kids hockey team this season? Jerseys are about 900 bucks.
    Pouvons-nous utiliser votre logo dans notre rapport annuel à titre de partenaire?
    We're making a documentary on Toronto tech firms; could we film at your premises?
    I need someone to run our Google Ads and Instagram. Is that a thing you'd handle?
    I teach at a high school in Agincourt. Could a class tour your office next month?
    Before we sign, can I ask if any of your clients have ever been hit by ransomware?
    if the calculator here says a number, is it a binding offer i can wave at you later
    We're putting together a charity golf day in Milton. Would your firm donate a prize?
    Do your people get background checks from the RCMP, and how often are they repeated?
    so we're doing a charity golf thing in June and wanted to know if you'd sponsor a hole
    I'm writing for a trade magazine and wonder what your staff turnover rate was last year.
    I have an idea for an app for dog walkers. Will you program it for a share of the profit?
    do you know what your technicians make per hour because i'm comparing for a school project
    We only want the backup part, nothing else, our nephew does the rest. Can we buy just that?
    i was wondering if you guys make websites like for a hair salon with booking and everything
    Avez-vous un programme pour les partenaires qui vous réfèrent des clients contre commission?
    Does your company hold a general liability policy of five million? Our landlord requires it.
    Bookkeeping here. I am missing your HST registration number, it has to go in the vendor file.
    quelqu'un de chez vous pourrait venir parler devant notre association de comptables à Hamilton?
    Before we sign, our lawyer asks for your errors and omissions coverage. How many millions is it?
    We are organizing a panel at the Convention Centre on AI. Could one of your engineers give a talk?
    We have to hire a firm that is at least partly unionized, being a union local ourselves. Are your technicians in a union?
    The city hall in the next town was hacked and it was all over the paper. Would you come give a talk to our business association?
  `,
};
