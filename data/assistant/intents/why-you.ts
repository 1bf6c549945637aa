import type { RecordsInput } from '../../schema/site.ts';

export const whyYouIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'why-you',
  examples: `
    why you | strengths | convince me | vos forces? | why switch? | sell me on it | are you any good | pourquoi vous choisir | you vs hiring someone
    what makes you special | y shud i choose group4 | why u not somebody else | Why should we pick you? | why should we choose you
    what makes you different | whats so great about you | What are your strengths? | What makes you different? | kes vous avez de different
    why not just use my nephew | pros of going with group 4 | give me the elevator pitch | Why not just go with Bell? | What sets your team apart?
    Your unique selling point? | ur unique selling point is? | why you and not the big guys | why not just do it ourselves | sell me on it in one sentence
    Convince me in two sentences. | What's special about Group 4? | Convince me to sign with you. | why not just hire an IT person
    are you better than geek squad | How come people recommend you? | why u guys and not somone else | are you cheaper than Geek Squad
    your advantage over geek squad? | how r u diffrent from other msp | what do you do that others don't | How do you stand out among MSPs?
    pourquoi vous plutôt qu'un autre? | better than an in house hire? why | Give me three reasons to hire you. | What would I gain by choosing you?
    whats so good about ur company lol | What you do better than the others? | How are you better than Geek Squad? | give me 1 good reson to go with you
    competitive advantages of your firm? | what do i gain by going with you guys | everyone says that, where is the proof
    pros and cons of outsourcing IT to you | Honestly, are you better than Compugen? | what's the advantage over hiring someone
    Your strengths and weaknesses, honestly? | Please tell, what is your special quality? | donnez moi une bonne raison de vous choisir
    What do you do better than the competition? | how are you better than our current provider | i have three offer on table, why choose yours
    For what reason the companies are choosing you? | Qu'est-ce qui vous distingue de la concurrence? | c'est mieux vous ou engager un gars à temps plein
    Name three things in which you outdo your rivals. | Why I must take your company and not another one?
    j'ai 3 soumissions sur mon bureau, convainquez-moi | Are you better than the big IT companies like IBM?
    I'm told you're the best in town, on what grounds? | Our director needs to see value. What's your edge?
    Are you any better than my nephew who does our IT? | pourquoi je changerais, mon fournisseur est correct
    How you compare with other IT companies in Toronto? | I have many offers. Say me what is better in yours.
    vous êtes mieux que geek squad pour un bureau de 20? | Why you and not the other forty IT firms in Toronto?
    For what reason a company like ours should trust you? | My boss will ask me "why them", and I need an answer.
    What is the advantage of you comparing to the others? | how are you any different from bell or rogers business
    Pourquoi choisir votre entreprise plutôt qu'une autre? | Pourquoi devrions-nous vous choisir plutôt qu'un autre?
    Is there something you offer that a competitor wouldn't? | ok but there's a million of you guys so give me a reason
    my last IT guy was a disaster, what do you do differently | What do you do that our nephew who knows computers can't?
    My accountant says all MSPs are interchangeable. Are you? | convince me because honestly my cousin could do this stuff
    Between you and a national chain, what's the benefit of you? | en quoi êtes-vous meilleurs que Bell pour ce genre de service
    I'm not persuaded yet. What's the strongest argument for you? | You think you are more good than other informatic firms, why?
    Why should we outsource to you in place of hiring our own guy? | Would you say you are better than a freelancer, and in what way?
    You seem nice enough, but why pick you over the firm downstairs? | in-house ou externe, lequel est plus avantageux pour 45 employés?
    All you IT companies sound the same. Give me one real difference. | What are the benefits of working with your company in particular?
    You're not the cheapest around, I gather. So what speaks for you? | tell me what makes your company better than the guy we've got now
    Qu'est-ce qui vous démarque des autres fournisseurs TI à Toronto? | I want to know what makes people leave their old provider for you.
    what do you bring to the table that the big consulting outfits dont | My previous company used Fully Managed; what do you have over them?
    what do you bring to the table that the big telecom companies don't | We were burned twice by providers, why would it be otherwise with you?
    I'd love to understand your philosophy as opposed to other providers'. | It's hard for me to tell you lot apart from the web pages, help me out.
    Is there an argument for a small local firm like yours rather than IBM? | What can I expect from you which I didn't get from my former IT company?
    Everyone promises fast and friendly. What's really different in your case? | As a non-profit we must justify our choice of supplier, what justifies you?
    I have three proposals on my desk, so tell me what would make me pick yours.
    If you had to name the one thing your customers stay for, which would it be?
    What differentiates your firm from other managed service providers in Toronto?
    What would be lost if we stayed with our current arrangement and not join you?
    Every website says "proactive" and "trusted". Tell me honestly how you differ.
    Do you have a reason I should believe you're more reliable than the last three?
    Qu'est-ce qui vous distingue des autres fournisseurs de services gérés à Toronto?
    The outfit down the street, TechGuys Plus, offers us the same. Are they any good?
    Our board will ask me why Group 4 and not a national chain. What would you answer?
    Suppose I'm deciding tomorrow between you and one rival. What's your best argument?
    For a museum with odd opening times and little staff, why are you the right choice?
    Being the newest name on our shortlist, you'd have to show me what you're better at.
    We already have a provider that is okay-ish; why would we bother to move over to you?
    The last fellow was always late and never explained anything; how would you be better?
    Could you give me some reasons I might bring to my partners for going with your company?
    What do your customers get from you that bigger outsourcers such as CGI don't give them?
    What advantage would a 45-person accounting practice gain over an in-house administrator?
    Say I had you and a cheaper firm side by side, what would I miss by taking the other one?
    We've been with a freelancer for eleven years. Why would a firm like yours serve us better?
    so I've got three quotes on my desk and I want to hear why you're the one we should go with
    Quels avantages aurions-nous à vous confier notre informatique plutôt qu'à une grande firme?
    My wife runs our flower shop's computers fine. What would we get from you that she can't do?
    The sales guy from another MSP called you "just another helpdesk". What's your reply to that?
    Hiring an in-house technician costs me 65k. Why would outsourcing to you be the smarter choice?
    After two bad providers I'm sceptical. What would make the third time different with you people?
    There are about fifty IT firms in Toronto and they all say the same thing; what sets yours apart?
    I've talked to four providers this week and they all sound alike. What distinguishes you from them?
    I'm putting a comparison sheet together for the partners: what goes under "advantages" for Group 4?
    Every MSP I phoned said proactive, so what does it mean that you say it too, how are you not the same
    I have an offer from another Mississauga company with the same services at the same price. Why take yours?
    We have cyber insurance that gives us a hotline for attacks. Do we still need you, or is it the same thing?
    We are comparing several vendors and have a column in the sheet called differentiators; what goes in yours?
    As a 25-person engineering office near Union Station, what's the argument for going with you and nobody else?
    so my brother in law fixes our computers for beer basically and I'd like to hear why we should use you instead
    I am nosy, so tell me what makes you any different from the other computer companies? They all say the same thing on their websites.
    how do i know you aren't scammers | every provider says hackers won't get in, what makes you different | why you? | why choose you
    why should I choose you | why should we choose you? | why Group 4 | why Group 4 Networks? | why pick you | why should we pick you
    why should I hire you | why should we go with you? | why should we work with you | why should I trust you | what makes you better
    what makes you unique? | what sets you apart | what sets you apart from others? | what's different about you | how are you different
    how are you different from other providers? | how are you better than the competition | how do you compare to competitors
    how do you compare to other MSPs? | you vs other MSPs | why you and not someone else | why you over another IT company | are you the best
    what are your strenghts | what's your advantage | what are your advantages | what's the benefit of choosing you | reasons to choose you
    what do you do better | why shoud I choose you | what makes you diffrent | what sets you appart | why shuold we go with you | pourquoi vous choisir?
    pourquoi vous? | are you better than other IT companies | qu'est-ce qui vous distingue?
  `,
};
