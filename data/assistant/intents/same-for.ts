import type { RecordsInput } from '../../schema/site.ts';

export const sameForIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'same-for',
  examples: `
    and saas? | and mdr?? | Essential? | and 4 macs? | and markham? | And servers? | n essential? | in all plans? | et à Markham? | holidays too?
    CASL as well? | And Fortinet? | and on sundays | And in French? | et le dimanche? | les macs aussi? | what about macs | and Enterprise? | Ditto for Zoom?
    Et pour Laval ? | et mississauga ? | et le dimanche ? | and the top one? | What about Ajax? | What about Dell? | And on weekends? | and for law firms
    pis pour la VoIP? | How about Oshawa? | And for dentists? | how bout hamilton | And Professional? | how about hamilton | and the other plan
    et pour enterprise | and for charities? | And cloud storage? | hows that w/ ipads | And Christmas Day? | What of Macs, then? | And for North York?
    What about lawyers? | same q for voip pls | And the dearest one? | and in Richmond Hill | And with ransomware? | what about enterprise
    and with data backup? | et pour les dentistes | The same for Markham? | pis le Enterprise lui? | How about our tablets? | what about Cloud Backup
    How is it with backups? | wat about brampton then | And Law 25, same story? | What about Cisco, then? | same question for backup | and on the cheapest one?
    And the other two plans? | Same question for phones. | ok pis les jours fériés la | Then what about Kitchener? | même question pour Oakville
    and data backup on its own? | Okay, and Google Workspace? | Et à Ottawa, c'est pareil ? | Is it likewise for printers? | how about real estate agents
    And the phone system add-on? | PIPEDA was clear. And PHIPA? | Qu'en est-il du Professional? | Does that go for Essential too?
    And for Scarborough, how is it? | Pis le forfait Essential, lui ? | So Pickering works. And Whitby? | That was for Windows. And Linux?
    Même question pour la téléphonie. | And what about statutory holidays? | What is with Vaughan, is it equal? | And for restaurants, any different?
    And for small things like a printer? | Does the same apply to the top plan? | Would that be the same with Dropbox? | And Burlington, is it the same there?
    Now tell me the same about Enterprise. | The same thing for Quebec, yes or not? | Is that also true of security training?
    And the printers, also the same answer? | Great for accountants. And non-profits? | est-ce pareil pour un bureau à Hamilton?
    That covers QuickBooks. What about Sage? | so that's for email but what about teams | Please tell also for the plan in middle.
    okay and what about the professional one | So nights are covered. What about Sundays? | Does the same apply to the Enterprise plan?
    Does what you said hold for Newmarket also? | Does it work that way for contractors, too? | And the second plan, how does it look there?
    And Richmond Hill, our second place is there? | For the Enterprise plan it is also like this? | And Ajax? We have a small warehouse there too.
    You told me about email. What about the files? | And what about our second location in Hamilton? | et nos employés à distance, ça s'applique aussi?
    This was for clinic, and for pharmacy how it is? | I also wanted to know it for our Calgary people. | How about the managed firewall, is it like that too?
    And would that hold for our remote employees as well? | and um what about etobicoke then is it the same there
    Okay for the data centre. And the backups, same place? | Good, that answers it for laptops. And for cell phones?
    We've got a branch in Guelph as well, how about that one? | Fine for the Professional plan, but what about the smallest one?
    You explained migration of email. And SharePoint, is it similar? | Understood for the office staff. And for people working from home?
    I see how it works for Toronto; how about a cottage office up in Muskoka?
    Thanks for the bit on firewalls. Same question regarding switches and access points.
  `,
};
