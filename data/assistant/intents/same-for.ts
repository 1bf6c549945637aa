import type { RecordsInput } from '../../schema/site.ts';

export const sameForIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'same-for',
  examples: `
    and markham? | what about enterprise | and on sundays | and for law firms | how about hamilton | same question for backup | and the other plan
    in all plans? | and in french | and with data backup? | et mississauga ? | et pour enterprise | et le dimanche ? | et à Markham?
    pis le Enterprise lui? | même question pour Oakville | et le dimanche? | Qu'en est-il du Professional? | et pour les dentistes | les macs aussi?
    est-ce pareil pour un bureau à Hamilton? | pis pour la VoIP? | ok pis les jours fériés la | et nos employés à distance, ça s'applique aussi?
    Does the same apply to the Enterprise plan? | what about macs | And would that hold for our remote employees as well? | holidays too?
    what about Cloud Backup | and for charities? | And on weekends? | Essential? | And Richmond Hill, our second place is there? | and on the cheapest one?
    And Ajax? We have a small warehouse there too. | and the top one? | and data backup on its own? | And the dearest one? | and failover?
    And for small things like a printer? | And what about our second location in Hamilton? | and saas? | and Enterprise? | And Professional?
    How about Oshawa? | Same question for phones. | What of Macs, then? | And Burlington, is it the same there? | Does that go for Essential too?
    How is it with backups? | And servers? | Is it likewise for printers? | And for dentists? | The same for Markham? | and in Richmond Hill
    How about our tablets? | And cloud storage? | Okay, and Google Workspace? | Does the same apply to the top plan? | And what about statutory holidays?
    Then what about Kitchener? | Good, that answers it for laptops. And for cell phones? | You told me about email. What about the files?
    So Pickering works. And Whitby? | Great for accountants. And non-profits? | We've got a branch in Guelph as well, how about that one?
    That was for Windows. And Linux? | Thanks for the bit on firewalls. Same question regarding switches and access points.
    Understood for the office staff. And for people working from home? | That covers QuickBooks. What about Sage?
    I see how it works for Toronto; how about a cottage office up in Muskoka? | You explained migration of email. And SharePoint, is it similar?
    PIPEDA was clear. And PHIPA? | Okay for the data centre. And the backups, same place? | So nights are covered. What about Sundays?
    And the other two plans? | Does what you said hold for Newmarket also? | Is that also true of security training? | Ditto for Zoom?
    Would that be the same with Dropbox? | And for restaurants, any different? | how bout hamilton | n essential? | wat about brampton then | and 4 macs?
    same q for voip pls | hows that w/ ipads | And for Scarborough, how is it? | For the Enterprise plan it is also like this?
    What is with Vaughan, is it equal? | And the printers, also the same answer? | Please tell also for the plan in middle.
    This was for clinic, and for pharmacy how it is? | The same thing for Quebec, yes or not? | okay and what about the professional one
    and um what about etobicoke then is it the same there | so that's for email but what about teams | Pis le forfait Essential, lui ?
    Même question pour la téléphonie. | Et à Ottawa, c'est pareil ? | And Law 25, same story? | CASL as well? | And Fortinet? | What about Cisco, then?
    how about real estate agents | And the phone system add-on? | And in French? | And Christmas Day? | I also wanted to know it for our Calgary people.
    And for North York? | Does it work that way for contractors, too? | And the second plan, how does it look there? | What about Dell?
    And with ransomware?
  `,
};
