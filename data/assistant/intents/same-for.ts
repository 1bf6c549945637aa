import type { RecordsInput } from '../../schema/site.ts';

export const sameForIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'same-for',
  examples: `
    and saas? | and mdr?? | Essential? | and 4 macs? | and markham? | And servers? | n essential? | in all plans? | et à Markham? | holidays too?
    CASL as well? | And Fortinet? | and on sundays | And in French? | et le dimanche? | les macs aussi? | what about macs | and Enterprise?
    Ditto for Zoom? | Et pour Laval ? | et mississauga ? | et le dimanche ? | and the top one? | What about Ajax? | What about Dell? | And on weekends?
    and for law firms | pis pour la VoIP? | How about Oshawa? | And for dentists? | how bout hamilton | And Professional? | how about hamilton
    and the other plan | et pour enterprise | and for charities? | And cloud storage? | hows that w/ ipads | And Christmas Day? | What of Macs, then?
    And for North York? | What about lawyers? | same q for voip pls | And the dearest one? | and in Richmond Hill | And with ransomware?
    what about enterprise | and with data backup? | et pour les dentistes | The same for Markham? | pis le Enterprise lui? | How about our tablets?
    what about Cloud Backup | How is it with backups? | wat about brampton then | And Law 25, same story? | What about Cisco, then?
    same question for backup | and on the cheapest one? | And the other two plans? | Same question for phones. | ok pis les jours fériés la
    Then what about Kitchener? | même question pour Oakville | and data backup on its own? | Okay, and Google Workspace? | Et à Ottawa, c'est pareil ?
    Is it likewise for printers? | how about real estate agents | And the phone system add-on? | PIPEDA was clear. And PHIPA?
    Qu'en est-il du Professional? | Does that go for Essential too? | And for Scarborough, how is it? | Pis le forfait Essential, lui ?
    So Pickering works. And Whitby? | That was for Windows. And Linux? | Même question pour la téléphonie. | And what about statutory holidays?
    What is with Vaughan, is it equal? | And for restaurants, any different? | And for small things like a printer? | Does the same apply to the top plan?
    Would that be the same with Dropbox? | And Burlington, is it the same there? | Now tell me the same about Enterprise.
    The same thing for Quebec, yes or not? | Is that also true of security training? | And the printers, also the same answer?
    Great for accountants. And non-profits? | est-ce pareil pour un bureau à Hamilton? | That covers QuickBooks. What about Sage?
    so that's for email but what about teams | Please tell also for the plan in middle. | okay and what about the professional one
    So nights are covered. What about Sundays? | Does the same apply to the Enterprise plan? | Does what you said hold for Newmarket also?
    Does it work that way for contractors, too? | And the second plan, how does it look there? | And Richmond Hill, our second place is there?
    For the Enterprise plan it is also like this? | And Ajax? We have a small warehouse there too. | You told me about email. What about the files?
    And what about our second location in Hamilton? | et nos employés à distance, ça s'applique aussi? | This was for clinic, and for pharmacy how it is?
    I also wanted to know it for our Calgary people. | How about the managed firewall, is it like that too?
    And would that hold for our remote employees as well? | and um what about etobicoke then is it the same there
    Okay for the data centre. And the backups, same place? | Good, that answers it for laptops. And for cell phones?
    We've got a branch in Guelph as well, how about that one? | Fine for the Professional plan, but what about the smallest one?
    You explained migration of email. And SharePoint, is it similar? | Understood for the office staff. And for people working from home?
    I see how it works for Toronto; how about a cottage office up in Muskoka?
    Thanks for the bit on firewalls. Same question regarding switches and access points. | and for backup? | same for Pro? | how about weekends
    and in Oakville? | Essential too? | likewise for Android? | does that go for servers as well | how about the cheap plan | how about PHIPA?
    what about accountants | Et pour l'Entreprise? | Et à Laval? | Même chose pour les cellulaires? | Et le Professionnel, lui?
    Qu'en est-il des cliniques? | Thank you, that's clear for Professional. And how does it look in the case of Essential?
    Very well, and would your answer be the same with respect to our branch in Kingston?
    That settles the matter for Toronto, so how do things stand with Peterborough?
    You've told me about the backups, and I'd like to know the same concerning the e-mail archiving. | Would that equally hold for the Enterprise tier?
    Is the answer any different when it comes to charities? | n whitby? | wbu enterprise | ess same thing? | n the phone system | wat abt newmarket
    For Vaughan is it also like this? | The same question for the telephone please. | And with Linux computer, is same?
    What is with the Professional plan in this point? | Is that so also for clinic? | And for Google mail, how is there?
    okay cool and the same thing for the Essential one what would you say | right and then what about the guys out in Guelph
    so that's Windows got it now what about the Macs is it the same story | alright and same question but for the security training
    and um for Burlington would that be any different | good and how about if it's a dental office instead of a law firm same answer
    You only answered for Professional. What about Essential? | I asked about BOTH places, so what about Brampton?
    Great, that's the iPhone. And Android? Do I have to ask each one separately? | And the other plan?! You skipped that one.
    Fine, but what about Enterprise, same nonsense there? | OK for Mississauga. Milton though? | And in the case of insurance brokers?
    What about the top tier, same there? | Does this also apply to Hamilton? | Identical for the starter plan? | Same with PIPEDA?
    And does it hold for the lowest package? | and non-profits, same? | And Essential, how does it fare there? | What about the add-on with the training?
    Good to know about the desk phones; I take it the mobile app falls under the same answer, or doesn't it?
    Our head office is in Markham, which you've just covered, but there's also a depot near Belleville; how about that one?
    And would you tell me the same thing about your backup service, if it isn't too much bother? | ok thats windows 11, how abt older ones like 10
    we got dentists sorted, now wat abt physios | good for pro, now ess & ent pls same info
    You have said me for Monday to Friday, how is it then for Saturday? | I have understood for the mail. For the files in OneDrive, is it the same answer?
    In Toronto yes, and what about our colleagues which are in Sudbury?
    so you covered the first add on now do the second one same thing please the awareness training
    got it for the accountants and now let's say it's a construction outfit what would you tell them
    mhm and if I asked you exactly that about the Enterprise one | You keep repeating Essential. I want to hear it about Professional too!
    Wonderful, so servers are covered, but nobody says a word about printers. Are they treated likewise?
    Don't just tell me about Zoom, tell me about RingCentral as well.
    I'd asked that for our Guelph site; what would you say with regard to Cambridge and Kitchener?
    One more of the same: how does Law 25 come into it, compared with what you told me on PIPEDA?
    Does what you said about laptops carry over to the tablets our drivers use? | Now answer that again, this time thinking of a veterinary clinic.
    If I swapped "Dropbox" into my last question, what would you reply? | Et si je vous pose la même question pour Sherbrooke?
    You mentioned how that goes for the computers in the office, and the ones at people's homes? | ok so thats credit unions, wht abt mortgage brokers
    And our factory in Woodstock, is it there also so like you said?
    alright that's what you do on a weekday and then on Christmas or Easter is it the same thing
    So Essential customers have it, and Enterprise ones, do they as well? | Google Workspace as well?
    I understand the situation regarding laptops; may I ask the same about mobile phones? | And how is it by Enterprise?
    yeah and the middle plan how does that one do on that | Would you say the same of the firewall?
    I see that lawyers are looked after in that way; how does it go for architects?
    that's the response for emergencies I guess so what's it like for the ordinary stuff
    One last time with the same question: the top tier, how does it do there? | and in the others? | and the other ones? | what about the other two
    and for the rest of them? | and the others too? | and Essential? | and for Enterprise? | and for Professional? | and the Professional plan?
    what about Enterprise? | what about Professional? | what about Essential? | what about the Essential plan? | what about the other plans?
    and the other plans? | how about Enterprise? | how about Professional? | same for Enterprise? | same for Professional? | same question for Essential
    is it the same for Enterprise? | and Ajax? | and Mississauga? | what about Mississauga? | what about Hamilton? | how about Oakville? | and in Brampton?
    what about Saturdays? | and Sundays? | and at night? | what about Macs? | and Macs? | and printers? | how about phones? | what about law firms?
    and backups? | what about servers? | what about Enterprize? | and Profesional? | waht about Mississauga? | et Entreprise? | et pour Laval?
    how about the Essential one? | what about holidays? | et les fins de semaine?
  `,
};
