import type { RecordsInput } from '../../schema/site.ts';

export const findPageIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'find-page',
  examples: `
    where's the glossary
    link to the calculator
    where is your blog
    do you have an article about ransomware
    where can I download the checklist
    privacy policy
    where is the unsubscribe link
    how do I unsubscribe from the newsletter
    where do I find your terms of service
    I'm looking for the disaster recovery template
    send me the link
    is there a page about cloud costs
    do you have anything to read about backups
    where can I see the prices
    FAQ
    show me the page for dentists
    sitemap
    take me to the contact form
    where on the site do I find case studies
    où est le glossaire
    lien vers le calculateur
    où télécharger la liste de contrôle
    où est le calculateur de prix?
    Je cherche votre politique de confidentialité.
    blogue svp
    vous aviez un article sur la fraude par courriel, je le retrouve pus
    où télécharger la liste de vérification cybersécurité
    me désabonner de l'infolettre
    plan du site?
    Sur quelle page se trouvent vos conditions d'utilisation?
    c où le formulaire de contact
    le lien pour le guide PDF marche pas
    page des add-ons cest ou
    where's the price calculator
    Could you direct me to your privacy policy?
    unsubscribe
    Get me OFF your mailing list. Where's the button?
    sitemap?
    On which page are your terms of service published?
    link to the contact form pls
    which page has the dental industry info
    have you written anything about doing a three year IT budget
    anything to read on wich microsoft 365 license for who
    Have you published anything on the clauses one should check before signing with an MSP?
    I'd sooner write than talk. Is there a form somewhere?
    Have you written anything on what to do in the first hour after being hit with ransomware? I want to print it.
    Do you have something I can hand to my office manager so she can check our security herself?
    Have you written anything on what to do right after a ransomware attack?
    I want to put together a plan for if the office burns down, IT wise. Is there a template on your site?
    We're moving offices next spring, have you written anything about the IT side of that?
    My broker sent me a long cyber insurance form. Have you got an article about what those questions mean?
    Which page has the form where I can ask for the free IT assessment?
    Is there a sheet I can print to see for myself how safe our office is?
    Is there something about that on your blog?
    newsletter
    I am looking for a disaster recovery plan to fill in, Word if possible.
    The owner wants an IT budget for three years. Do you have an article on how to make one?
    hav you got a secuirty cheklist i can donwload
    planning sheet for a cloud project
    Is there a form on the website I can fill in so that someone gets back to me?
    A friend told me her staff fell for a gift card scam at Christmas. Is there a short video we can show ours?
    cloud migration template xls
    Have you written something on how long an office in Ontario has to keep its records?
    m365 licences, who needs premium and who doesnt. blog post?
    anything to read on how long we have to keep records?
    Have you got a list I can tick off on my own to see how safe our office is?
    Something to read before I fill in a cyber insurance application? My broker sent nine pages of it.
    Have you perhaps written something about what to plan for IT?
    Is there a form of yours that I could fill in for the case that the server room burns down?
    cant call now, is there a form i can fill out
    anything i could read abt dividing jobs between an inhouse IT person and an outside provider
    do u have a contact form
    Have you written anything about what to arrange for IT beforehand?
    do u hav a tempalte for disater recovry
    I am not ready to buy, I just want to walk around and check our security by myself one afternoon. Do you have some kind of list for people like me?
    Do you have any articles about moving to SharePoint?
    anything on replacing old computers?
    Do you have a checklist I can use to see if our office is secure?
  `,
};
