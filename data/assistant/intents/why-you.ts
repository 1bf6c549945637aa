import type { RecordsInput } from '../../schema/site.ts';

export const whyYouIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'why-you',
  examples: `
    why should we choose you | what makes you different | why you and not the big guys | what's the advantage over hiring someone
    how are you better than our current provider | why not just hire an IT person | convince me | are you better than geek squad
    what do you do that others don't | pros and cons of outsourcing IT to you | pourquoi vous choisir | pourquoi vous plutôt qu'un autre?
    Qu'est-ce qui vous distingue des autres fournisseurs de services gérés à Toronto? | c'est mieux vous ou engager un gars à temps plein | vos forces?
    j'ai 3 soumissions sur mon bureau, convainquez-moi | vous êtes mieux que geek squad pour un bureau de 20?
    Quels avantages aurions-nous à vous confier notre informatique plutôt qu'à une grande firme? | pourquoi je changerais, mon fournisseur est correct
    kes vous avez de different | in-house ou externe, lequel est plus avantageux pour 45 employés? | donnez moi une bonne raison de vous choisir
    en quoi êtes-vous meilleurs que Bell pour ce genre de service | why you | What differentiates your firm from other managed service providers in Toronto?
    why switch? | i have three offer on table, why choose yours | convince me because honestly my cousin could do this stuff | you vs hiring someone
    All you IT companies sound the same. Give me one real difference.
    What advantage would a 45-person accounting practice gain over an in-house administrator? | strengths | sell me on it in one sentence
    Are you better than the big IT companies like IBM? | are you cheaper than Geek Squad | why not just use my nephew
    Honestly, are you better than Compugen? | The outfit down the street, TechGuys Plus, offers us the same. Are they any good?
    We have cyber insurance that gives us a hotline for attacks. Do we still need you, or is it the same thing?
    I am nosy, so tell me what makes you any different from the other computer companies? They all say the same thing on their websites.
    Why should we pick you? | What makes you different? | What's special about Group 4? | Convince me to sign with you.
    Why you and not the other forty IT firms in Toronto? | How are you better than Geek Squad? | Give me three reasons to hire you.
    What do you do better than the competition? | Why not just go with Bell? | What sets your team apart? | Your unique selling point?
    How do you stand out among MSPs? | What would I gain by choosing you? | Are you any better than my nephew who does our IT?
    I've talked to four providers this week and they all sound alike. What distinguishes you from them?
    Our board will ask me why Group 4 and not a national chain. What would you answer?
    We've been with a freelancer for eleven years. Why would a firm like yours serve us better?
    I have an offer from another Mississauga company with the same services at the same price. Why take yours?
    You're not the cheapest around, I gather. So what speaks for you?
    My wife runs our flower shop's computers fine. What would we get from you that she can't do?
    I'm putting a comparison sheet together for the partners: what goes under "advantages" for Group 4?
    After two bad providers I'm sceptical. What would make the third time different with you people?
    As a 25-person engineering office near Union Station, what's the argument for going with you and nobody else?
    What do your customers get from you that bigger outsourcers such as CGI don't give them?
    Suppose I'm deciding tomorrow between you and one rival. What's your best argument?
    Hiring an in-house technician costs me 65k. Why would outsourcing to you be the smarter choice?
    The sales guy from another MSP called you "just another helpdesk". What's your reply to that?
    For a museum with odd opening times and little staff, why are you the right choice? | whats so good about ur company lol
    how r u diffrent from other msp | y shud i choose group4 | give me 1 good reson to go with you | Why I must take your company and not another one?
    What is the advantage of you comparing to the others? | I have many offers. Say me what is better in yours.
    For what reason the companies are choosing you? | You think you are more good than other informatic firms, why?
    so I've got three quotes on my desk and I want to hear why you're the one we should go with
    tell me what makes your company better than the guy we've got now | Pourquoi choisir votre entreprise plutôt qu'une autre?
    Qu'est-ce qui vous démarque des autres fournisseurs TI à Toronto?
  `,
};
