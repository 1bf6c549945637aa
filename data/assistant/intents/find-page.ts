import type { RecordsInput } from '../../schema/site.ts';

export const findPageIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'find-page',
  examples: `
    show me the tour again | where is the guided tour | I closed the tour, how do I get it back | the page about law firms please
    link to your healthcare page | is there a page for manufacturers | where can I read about your backup service on the site
    do you have customer stories somewhere | where's the glossary | link to the calculator | where is your blog | do you have an article about ransomware
    where can I download the checklist | privacy policy | where is the unsubscribe link | how do I unsubscribe from the newsletter
    where do I find your terms of service | I'm looking for the disaster recovery template | send me the link | is there a page about cloud costs
    do you have anything to read about backups | where can I see the prices | FAQ | show me the page for dentists | sitemap | take me to the contact form
    where on the site do I find case studies | où est le glossaire | lien vers le calculateur | où télécharger la liste de contrôle
    où est le calculateur de prix? | Je cherche votre politique de confidentialité. | blogue svp
    vous aviez un article sur la fraude par courriel, je le retrouve pus | où télécharger la liste de vérification cybersécurité
    me désabonner de l'infolettre | plan du site? | Sur quelle page se trouvent vos conditions d'utilisation? | c où le formulaire de contact
    le lien pour le guide PDF marche pas | page des add-ons cest ou | where's the price calculator | Could you direct me to your privacy policy?
    unsubscribe | Get me OFF your mailing list. Where's the button? | sitemap? | On which page are your terms of service published?
    link to the contact form pls | which page has the dental industry info | have you written anything about doing a three year IT budget
    anything to read on wich microsoft 365 license for who | Have you published anything on the clauses one should check before signing with an MSP?
    I'd sooner write than talk. Is there a form somewhere?
    Have you written anything on what to do in the first hour after being hit with ransomware? I want to print it.
    Do you have something I can hand to my office manager so she can check our security herself?
    Have you written anything on what to do right after a ransomware attack?
    I want to put together a plan for if the office burns down, IT wise. Is there a template on your site?
    We're moving offices next spring, have you written anything about the IT side of that?
    Which page has the form where I can ask for the free IT assessment? | Is there a sheet I can print to see for myself how safe our office is?
    Is there something about that on your blog? | newsletter | I am looking for a disaster recovery plan to fill in, Word if possible.
    The owner wants an IT budget for three years. Do you have an article on how to make one? | hav you got a secuirty cheklist i can donwload
    planning sheet for a cloud project | Is there a form on the website I can fill in so that someone gets back to me?
    A friend told me her staff fell for a gift card scam at Christmas. Is there a short video we can show ours? | cloud migration template xls
    Have you written something on how long an office in Ontario has to keep its records? | m365 licences, who needs premium and who doesnt. blog post?
    anything to read on how long we have to keep records? | Have you got a list I can tick off on my own to see how safe our office is?
    Something to read before I fill in a cyber insurance application? My broker sent nine pages of it.
    Have you perhaps written something about what to plan for IT?
    Is there a form of yours that I could fill in for the case that the server room burns down? | cant call now, is there a form i can fill out
    anything i could read abt dividing jobs between an inhouse IT person and an outside provider | do u have a contact form
    Have you written anything about what to arrange for IT beforehand? | do u hav a tempalte for disater recovry
    I am not ready to buy, I just want to walk around and check our security by myself one afternoon. Do you have some kind of list for people like me?
    Do you have any articles about moving to SharePoint? | anything on replacing old computers?
    Do you have a checklist I can use to see if our office is secure? | Do you have a security checklist? | Link to the terms of service?
    I'd like to read about ransomware. | Where can I find the blog? | Is there a glossary on this site? | How do I unsubscribe from the newsletter?
    Show me the cost calculator. | Got an article on phishing? | Where is the downtime calculator? | Can I download a brochure?
    Any guide about moving to Microsoft 365? | Take me to the contact page. | Is there a virtual tour? | Where did the backup checklist go?
    Have you written anything on Windows 10 end of support? | Send me the link to your articles. | Free templates for an IT policy?
    Which page explains your onboarding? | Please take me off your mailing list. | Do you publish white papers? | Where is the site map?
    Where do I read the cookie notice? | Do you have a PDF of the incident response plan? | Something to read for staff about passwords?
    Where's the list of frequently asked questions? | The page with the team photos, where is it? | Is there an accessibility statement?
    We lost a day to a crashed server. I remember a tool on your site that computes what such an hour costs. Where is it?
    A friend in Barrie forwarded your article on wire fraud, but the link is dead. Can you point me to it?
    I have to train nine receptionists next week. Do you offer a printable sheet on spotting fake e-mails?
    My boss wants something to read on the train about cloud versus local servers. What have you got?
    Yesterday I saw a page comparing the three plans in a table. I can't get back to it.
    Before we share any details I want to look over your privacy statement. Where's that on the website?
    I'm writing a disaster recovery plan for a print shop; is there a template to download here?
    Your newsletter arrives twice a month and I don't want it anymore. Where do I opt out?
    I was told you have a glossary with plain-language explanations of terms like EDR and VPN. Where does it live?
    Our dental practice opens in Leslieville in May. Do you have a new-office IT checklist we can print?
    You mention a "guide to choosing an IT provider" in the footer, I think. How do I get a copy?
    I prefer watching to reading. Are there any videos or a guided tour on the website?
    Someone on LinkedIn shared your post regarding AI tools at work. Where can I see the full text?
    We're updating our remote work rules in HR. Is there a sample policy among your resources?
    Last year's holiday scam article was really good. Can I still find it in your archive?
    Our treasurer asked for reading on PIPEDA for small charities. Is there an article on your site?
    I want to compare our own backups to a good standard. Is there a self-test or quiz on this website?
    I clicked on the security score quiz and closed the tab by accident. How do I return to it?
    We're thinking of VoIP for our call centre in Markham. Have you published a buyer's guide on it?
    A colleague printed your "first 24 hours after a breach" sheet. Could I download that too?
    I subscribed with the wrong address, my private one. Where can I change or cancel the newsletter subscription?
    Do you keep a page with documented outages or status information that customers can look at?
    For a presentation at the Rotary club in Port Credit I need statistics on cybercrime. Is there anything on your blog?
    I teach at a college and would love to use your phishing examples in class. Where on the site are they?
    Offboarding goes wrong here each time someone quits. Is there a leaving-employee checklist in your resources?
    There used to be a calculator for how many Mbps an office needs. Does it still exist, and where?
    We're a co-op housing board of volunteers. Any beginner's reading on IT budgeting from you?
    I read English slowly, so a short fact sheet about multi-factor login would be nice. Where do I find one? | link to privcy policy pls
    how do i unsubcribe from ur emails | got a cheklist for new hires? | cant find ur terms and condtions | any artcle on deepfake calls
    wher is the roi calc thing | u have a pdf on byod polcy? | ur glossery page, where? | whats the url for the guides section
    Where I find the page with the explanation of plans? | I search the document of privacy of your site.
    Please give me the link for download the list of control for security. | How I can stop to receive your letter by email?
    I want read more about protection against the hackers, there is page? | The calculator for cost of downtime, on what page it is?
    In your site exist a dictionary of the technical words? | I have seen one guide for migration before, where it is now?
    Is there text on your website about the artificial intelligence in small company?
    hi I'm looking for that checklist you have for moving offices I think it was a download
    can you send me to the page where I can read your privacy policy
    I wanted to read up on cyber security for small business do you have any articles you'd suggest
    where on the website do I find the tour that shows how the service looks
    do you have a calculator somewhere so I can figure out what our downtime costs | Où puis-je lire votre politique de confidentialité?
    Avez-vous un article sur l'hameçonnage que je pourrais partager avec mon équipe? | Comment me désabonner de votre infolettre?
    Y a-t-il une liste de vérification à télécharger pour le télétravail? | Do you have an article about how ransomware attacks work?
    Where's the checklist for a lost laptop that I saw on your blog? | I'd like to read something on CEO fraud and gift card scams
    Is there a guide on your site about what to do after a breach? It's for a course at Seneca. | Where can I download the incident response template?
    You had a story about a Hamilton company that was hacked, where do I find it? | Got a poster on phishing that we can hang in the lunchroom?
    link to the disaster recovery page pls
  `,
};
