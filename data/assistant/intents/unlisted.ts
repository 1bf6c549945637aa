import type { RecordsInput } from '../../schema/site.ts';

export const unlistedIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'unlisted',
  examples: `
    guest speaker | who does ur seo | can I whatsapp you | Is your van yellow? | Do you design logos? | Who is your auditor? | what do ur techs earn
    Do you have a mascot? | What's your turnover? | Do you do web design? | who designed your logo | typo on your VoIP page | what's your GST number
    wats ur profit last yr | do you validate parking | what coffee do you serve | do you have a company song | Do you have an office dog?
    What colour are your vans? | do you sponsor hockey teams | the calculator is not clear | do you sponsor a soccer team | Can I park at your building?
    can u make us a tiktok video | Do you install solar panels? | did your team win a tournament | what music do you play on hold
    do u guys have a softball team | what crm do you use internally | ur slogan, who came up with it | Are your service cars electric?
    what's your staff turnover like | What coffee do you drink there? | Are dogs allowed in your office? | Do your vans run on electricity?
    hows the view from ur office lol | can I bring my dog to your office | do your technicians wear uniforms | any vending machine in your lobby
    What religion is your management? | What was your turnover last year? | your page on pricing does not open | Do your technicians wear uniforms?
    who painted the mural in your office | how many coffee machines do you have | Do you offset your carbon emissions?
    What font is that on your home page? | What time do your people have lunch? | is the parking at your building free
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
    Commandites-vous des équipes de hockey locales? | do u have errors & omissions cover, what amount | Do you run social media accounts for companies?
    How many tickets did you close last year in all? | What's your vacation policy for the technicians? | How many sick days your workers take in average?
    What proportion of your revenue goes to charity? | What does the logo stand for, with those colours?
    do you donate old computers to charities like ours | Is there a plant or a fish tank in your reception?
    Does your team unionize, or is it a non-union shop? | May I bring my children when I come by your office?
    Are you voting in the chamber of commerce election? | do you do graphic design, flyers and business cards
    Which music do callers hear while on hold with you? | What is the car brand which your technicians drive?
    Which insurance do you carry and up to what amount? | vos bureaux sont-ils accessibles en fauteuil roulant
    What podcast microphones do you use for your videos? | my password is Sunny!2024 can you check if its strong
    Is your building wheelchair accessible from the back? | How does your firm celebrate Christmas with the team?
    Do the engineers get paid for being on call at night? | Does your firm have a written anti-slavery statement?
    Est-ce que vos techniciens ont des animaux au bureau? | Would your team play at our charity soccer tournament?
    How many vacation days have your workers, I am curious | my admin password is Maple!Leaf88 can u check if its ok
    could you host our company's summer party in your space | Could your drivers drop off a parcel for me on the way?
    Do you rent one desk in your office to other companies? | My password is Bluejay2291! can you check if it is safe?
    How many kilometres do your technicians drive in a year? | Is there a gym in your building that your staff may use?
    You make also the translation of our website in Chinese? | would you buy a small IT business in Barrie, i'm retiring
    Is the photo on your home page taken in your real office? | Do you rent out desks or a meeting room in your building?
    Do you offer notary or bookkeeping besides the computers? | My accountant says to ask whether you have WSIB clearance.
    so who won the last office chili cook off you posted about | How many women are in technical positions at your company?
    you have program where i bring client and receive commission | found a security hole in your website, who do i report it to
    Would you be willing to speak at our high school career day? | I have to know the criminal record policy for your cleaners.
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
    je suis journaliste et je voudrais une entrevue sur la cybersécurité des PME
    Do you have a policy on accepting gifts? We want to send your crew a basket.
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
    did the virus lockdown change whether your own people work from the office | is your own switchboard in canada
    do you give clients gift cards at christmas | how many people did you fire last year | do you have developers who'd build us an app
    Do your technicians carry an access card with photo, and may our porter keep a copy? | Out of curiosity, what do your technicians earn on average?
    how much vacation do ur techs get | Do you build websites as well? Ours looks like it is from 1998. | web design?
    You make also logos and the marketing material? | I'd like to know what liability insurance your company itself carries, my broker is asking.
    errors and omissions coverage amount?
    so do your techs get background checks like a criminal record check before they walk into my office because we have kids here | Who cleans your office?
    What car do the technicians drive when they visit? | electric vans? | is your company carbon neutral or anything
    Our board requires suppliers to have a sustainability policy. Do you have one?
    Does your company have an official policy on diversity and inclusion that I could quote in a tender? | how many women work for you
    Avez-vous une murale dans votre bureau? | are you making profit, i don't want that you go bankrupt | sponsorship for our charity golf day
    We are organizing a gala in the fall and wondered whether your firm ever donates a prize. | SEO services? | can you run our facebook ads
    develop an iphone app for us? | My niece has an idea for an app and I figured you're computer people, do you write apps from scratch
    Be straight with me: is any of your support outsourced overseas? | What ticketing system does your own team run on?
    Is there parking for visitors at your building? | wheelchair access at your place? | Your office has the kosher kitchen?
    what do you do with old christmas decorations lol i saw the photo | Does your owner play golf? | Who took the photographs on your site? They are lovely.
    the font on your website, what is it | Who designed your logo? | what does the 4 in the name mean | do you have a podcast
    Is there a referral fee if I send you a customer? | referral commission? | reseller program, white label? | would you ever franchise
    Do you rent out meeting rooms or desks in your building? | rent projectors?
    We need forty tablets for a three-day conference. Do you hire out equipment? | Do you buy old servers off people, like for money
    your techs have university degree or just learnt alone | Have you ever been hacked yourselves? And don't dodge it. | ever had a breach of your own?
    Does your firm pay its people a bonus for every ticket closed? | how many tickets u get per day | how do you screen the people you hire
    Are you registered with WSIB and can you give us a clearance certificate number? | Vos employés ont-ils une assurance collective?
    Do you ever hold open-house days where people can visit? | Would your company join our business improvement association?
    Do your technicians wear a uniform or a badge?
    so my daughter is doing a project on workplaces and she'd like to know how your office looks inside and whether there's a ping pong table or something
    Our procurement lady needs your WSIB number and the amount of your commercial general liability policy. What are they?
    Your competitor plants a tree for every new customer. Is there anything like that with you?
    I am curious how is the hierarchy in your company, how many bosses for one technician?
    we were thinking of redoing our brochure and since you do our kind of stuff do you have a graphic designer there
    You send people into my building and I know nothing of them. Are they fingerprinted, drug tested, what?
    It would be nice to know whether your firm closes for a company retreat and where you all go.
    I need somebody to write product descriptions for our online store and manage our Instagram, would your people take that on
    what's the wifi name and coffee situation if i come work from your lobby for an hour | May I ask which law firm represents your company?
    do your technicians get paid overtime when they work at night or is it a slave ship
    Does your company give the employees shares or a part of the profit? | are you insured | do you carry liability insurance
    Détenez-vous une assurance erreurs et omissions, et pour quel montant?
    How much professional liability insurance does Group 4 carry? Our board wants the dollar limit.
    How much professional liability insurance does your company carry? Our landlord wants a certificate. | faites vous des sites web
    Do you offer web design services? | what's the salary of your technicians | which salaries have your technicians | police check on technicians?
    I am sick of a new face every month. What percentage of your technicians quit each year? | which PSA and RMM tool u use internally
    Pourquoi le chiffre 4 dans votre nom? | can you shoot a promo video | what time do your people eat lunch and do they go all together
    Who on earth picked that hold music? Is it possible to change it? | Please confirm the limit of your errors and omissions coverage.
    do you have an office dog | who painted that mural | what do your techs earn | do you build websites | what's your liability insurance limit
    Out of curiosity, does your company sponsor any local sports teams? | is there parking for bikes at ur place | Your technicians wear uniform?
    what cars do you guys drive
    so my wife does catering and I was wondering who feeds your people at those lunch and learns you do, is it you or some outside company
    do you do logo design | avez-vous une équipe de hockey? | Combien gagne votre directeur? | what's the wifi password at your reception
    are your vans electric | do you rent out your boardroom | what's your staff turnover | does your office have a gym
    are your people unionized, because I don't deal with scabs | what music plays when I'm on hold with you | do you run ads for small businesses too
    Do the technicians get a bonus for selling? | what's your carbon footprint | do your people get free lunch | do you give money to charity
    which bank do you guys use | May I ask how much errors and omissions insurance your company carries? | do your technicians bring their own tools
    how many tickets did you close last year | can you do our social media | do you let staff work four days a week
    what do you do with the plants in the lobby pictures | what coffee do you drink in the office | does anyone there play chess
    do you have pets at the office | how much do your technicians make | what do you pay your technicians | what do your technicians earn
    what's a technician's salary | do you have liability insurance | do you carry errors and omissions insurance | what's your insurance coverage
    are you bonded | do you do web design | do you design websites | do you make websites | do you do SEO | do you do graphic design | do you make logos
    do you develop apps | do you build mobile apps | do you do social media marketing | what's your annual revenue | how much money do you make
    how much profit do you make | are you unionized | what cars do your technicians drive | what colour is your logo | do you have parking
    is there parking at your office | do you have a gym | do your staff work from home | do your technicians get background checks
    do you sponsor sports teams | do you donate to charity | do you do web desgin | do you have liabilty insurance | how much do your techs get payed
    faites-vous des sites web | avez-vous une assurance responsabilité | can you build us a website | do you drive electric cars
    avez-vous un chien au bureau
  `,
};
