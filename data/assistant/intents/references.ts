import type { RecordsInput } from '../../schema/site.ts';

export const referencesIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'references',
  examples: `
    reviews | any reviews | star rating? | who else uses you | Any case studies? | témoignages clients | who are your clients | show me testimonials
    pls send testimonals | How are your ratings? | do you have references | your ratings on clutch? | Do you have references? | Who are your customers?
    avez-vous des références | Show me a success story. | Who's your biggest client? | Show me some testimonials. | any casestudy for dentists
    Can you share a case study? | Can somebody vouch for you? | two refs, similar size, thx | what's your rating on google | c'est quoi votre note google
    names of companies u support | Have you got Google reviews? | what do clients say about you | Who is your largest customer?
    references from clients, any? | Any customer success stories? | google reviews, how many stars | u got any refrences i can call
    customer list pls, before we sign | des études de cas pour des usines? | Do you have testimonials on video? | Can I talk to one of your clients?
    can I talk to one of your customers | any case studies for a manufacturer | You have some well-known customers? | What do your clients say about you?
    any clients in oakville i could call | Name three companies you look after. | Is there a list of clients anywhere?
    Which law firms are you working for? | have you worked with a firm like ours | who are your other clients in markham
    What do your customers say about you? | Avez-vous des témoignages de clients? | do u have reviews online, cant find any
    Anyone in my building a client of yours? | whos using you in the gta, any big names | Can you give me the names of two of them?
    have you got logos of customers somewhere | Reference customers with around 40 seats? | Has any bank or credit union trusted you?
    What have other non-profits achieved with you? | We always check references, may I have a list? | Testimonials from property managers, got some?
    I'd like two references from accounting firms. | Avez-vous des références de clients à Toronto? | I'd like proof that you've got happy customers.
    Which well-known businesses in Toronto use you? | why do you have a one star review from last year | You can send me example of work with restaurant?
    où je peux lire ce que vos clients disent de vous | Name three customers of yours that I can ring up.
    Where can I find the evaluations of your clients? | Would one of your clients mind a short call with me?
    The owner asked me to find out who your clients are. | Do you publish results of your projects for clients?
    Could you give the phone number of a happy customer? | Which companies that I'd recognize are on your books?
    combien de clients vous avez pis y'en a-tu qui partent | Is there a portfolio of what you have made for others?
    you have client in dental? i want to know what they say | can you give me the names of some law firms you work for
    j'ai vu des mauvais avis sur vous, c'est quoi l'histoire | Where could I find independent opinions on your company?
    The RFP demands three references from the last two years. | give me names of firms with 30 to 60 users that I can ring
    before and after example of a company that switched to you | I want to hear opinion from customer of you before decide.
    Do you have a story of someone you rescued from ransomware? | Which companies are your clients? Can you name two or three?
    You have some letter of recommendation from other companies? | Do you publish client testimonials from the nonprofit sector?
    You've worked for accounting firms, you say, well which ones? | I look for real experience of other users about your service.
    who else in hamilton do you guys look after any names I'd know | Pouvez-vous fournir des références dans le domaine de la santé?
    I'd feel better after a chat with one of the offices you serve. | Anyone can say they're great. Show me proof from real customers.
    I need two references of your size of clients, ideally in finance | Is there an award or a review site where you're rated by clients?
    Might we speak with two or three of your current law firm clients? | Could you point to someone in logistics for whom you cut downtime?
    You write that you work for manufacturers. Which ones, for example? | Could you name two of your customers on our street that I may phone?
    Let me hear from a construction company that you look after, please. | We always call two customers before hiring anyone. Whom may we ring?
    Serait-il possible de parler à un de vos clients du milieu juridique? | how did it go for the last company you onboarded, can I read about it
    Please can you give me name of some companies which are your clients? | You have made this work for other hotels? I like to see the examples.
    Please give three client names with contact, our procurement need it. | My accountant says never sign without talking to an existing customer.
    We would be reassured by hearing from another charity that is with you. | Have you done this for someone our size, and can I ask them how it went?
    It'd help to see an example of a project you carried out for a warehouse. | Our board chair insists on seeing a case study from the insurance sector.
    Could I speak with one or two of your present customers before we decide? | Suppose I wanted to phone a firm that left you, would you give me a name?
    How satisfied are your existing customers, do you measure and publish that?
    Is possible to speak with a company which use your service since long time?
    I see nice words on every IT site, but do real customers stand behind yours?
    has anybody written a review of you guys that's bad, I want to see those too
    J'aimerais lire quelques témoignages de PME que vous servez, c'est possible?
    A neighbour at Liberty Village says she uses you. Who else around there does?
    Please send me the names and numbers of three clients I may call as references.
    Has a construction company of our size written anything about working with you?
    Our purchasing department cannot approve a supplier without customer references.
    You seem okay on paper, but what would your present clients tell me over coffee?
    I read a single review on Clutch. Are there more opinions from clients elsewhere?
    I was wondering whether you have any dentists among your clients whom I could phone.
    avez vous deja travaillé avec une clinique dentaire, jaimerais un exemple de reussite
    Is there feedback from clients somewhere that's not written by your marketing people?
    A friend at a clinic said they'd used someone like you. Who are your medical clients?
    hi can you give me the names of a couple of customers I could call to ask how you are
    We don't buy on promises, I need to talk to a customer who's been with you five years.
    Pouvez-vous nous fournir trois références d'organismes sans but lucratif de notre taille?
    Our board won't approve a supplier without three written references. Can you supply them?
    do you have any real estate offices as clients and would one of them be willing to talk to us
    so before I go any further I'd like to see what other people say about you, reviews or whatever
    Our RFP has a section for three comparable projects with contact names. Are you able to fill it?
    Could you put me in touch with the office manager of some clinic that switched to you last year?
    I'm looking for some feedback from people who already work with you before I bring it to my boss
    For a franchise with nine restaurants I'd like to see how you helped a similar chain. Any write-up?
    Before signing a $60,000 deal I need proof from other customers that you deliver. What can you show?
    I manage a veterinary hospital in Oakville. Is there another vet among your clients who would speak with me?
    My partner asks if you've ever served a non-profit of our kind, a food bank, and whether they'd recommend you.
    The last firm promised the moon. I want to hear from a company that has been with you for at least five years.
    Do you have an example of a law office that moved from an old server to the cloud with you, and how it turned out?
    My brother-in-law has a garage too and thinks he heard of you. Could you tell me which garages or shops you already have as customers, by name?
    may I see a list of your clients | can I phone reception of one of your customers to ask how you are | saw your google reviews, are there more
    any dental clients we might ring | Any construction firm that'd vouch for you? | names of firms similar to ours? | des noms de clients au Québec?
    references? | Might I speak with two or three of your present customers before we decide? | google reviews?
    You have some customers who can say you are good? | names of clients pls
    Anybody can write nice words on a website. Give me a real customer I can call.
    so before my partner signs anything he always wants to phone somebody who's already with the company, could that be arranged
    Is there another dental practice that would vouch for you? | who can vouch for u | success stories
    Do you have a written success story about a firm of our size? | testimonials | what do your clients say about you
    are clients happy with you guys, any proof | I'd love to read what customers think of you. | How's your rating on Google?
    big names among your clients? | Which well-known companies do you work for? | do you have customer i would recognise | logos of clients? | client list
    We do reference checks on all vendors. Whom should we contact? | contact for reference check | reference letter available? | 3 references for rfp
    an example of company you helped after ransomware | Tell me about a client that you moved to the cloud, a true example. | example project?
    is there a customer in Markham I could ask about you | My neighbour in the plaza says she never heard of you. Who around here has?
    who around here is with you | ever done this for a clinic, and would that clinic talk to me | quotes from customers
    how do I know those testimonials are not made up | your testimonials look fake. are they real people
    five stars everywhere, suspicious. got any actual customers with phone numbers | Could you share a portfolio of your previous work? | portfolio
    your longest customer, who is it? | who's been with you the longest and may i ring them | I wish to see some case of manufacturing company with you.
    case study on accountants? | recommendations from other businesses? | what other firms trust you
    the other two bidders sent references right away. where are yours | send a happy customer my way
    Would any former client be willing to tell us why they chose you? | a client who left you, can i talk to one | any independent opinions about your firm?
    Our chair asks for evidence of results you achieved elsewhere. Is something available? | results with other clients
    my friend says always ask for a reference in the same business so do you have a trucking company that'll talk
    Did you work with any charity that would speak on your behalf? | Des études de cas? | which clinics have hired you
    show me someone with thirty people whom you look after
    so I always say the proof is in the pudding and I'd like to hear from some real people you've worked for, have you got names
    Last time I believed the shiny testimonials and got taken for a ride. Can you put me in touch with an actual customer?
    Our trustees insist on two written references from organizations similar to ours. Would you be in a position to furnish these?
    Before sign I wish to call one company who works with you since some years. You can give me one?
    Where might I read about the results you have obtained for other businesses?
    All talk, no evidence. Show me one firm whose problems you have actually solved.
    i looked on google and couldn't find any reviews of you people, are there some somewhere else
    For the dossier of purchase I must add examples of your realisations at other customers. You have?
    I'd find it comforting to chat with an office manager at a company you already support. Can that be organized? | Avez-vous des références de clients?
    clutch reviews or trustpilot, you on there | Three references are mandatory under our tender. Can you supply them?
    Y a-t-il des témoignages de vos clients? | Do you have an NGO who could recommend you? | proof it works
    you got anybody in the legal field who switched to you and wouldn't mind a five minute phone call | references | do you have any references?
    can I get references | can I get some references | can you provide references | can you give me references | can i see some refernces
    I'd like references | I'd like some client references | need references | we need references | references please | customer references | any references?
    any client references? | who are your clients? | what companies use you | list of clients | can I see your client list | case studies | case studies?
    do you have case studies | do you have testimonials | any testimonials? | customer reviews | do you have reviews | can I talk to a current client
    can I speak to one of your customers | do you have refrences | any referances? | testimonals please | case studys | avez-vous des références?
    qui sont vos clients? | études de cas | client references | can I see a case study | client stories
  `,
};
