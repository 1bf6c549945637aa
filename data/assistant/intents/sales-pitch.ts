import type { RecordsInput } from '../../schema/site.ts';

export const salesPitchIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'sales-pitch',
  examples: `
    we offer SEO services and would like to work with you
    I can get your website to page one of google
    we sell leads for IT companies
    interested in buying our software
    I represent a staffing agency
    partnership opportunity for your company
    we are a call centre and can take over your sales
    can I send you a proposal for marketing services
    who handles your purchasing
    we'd like to advertise on your site
    Bonjour, notre agence offre des services de référencement et nous pourrions doubler votre trafic.
    on vend des listes de prospects TI, ça vous intéresse?
    Je représente un fabricant de câbles réseau; qui est responsable des achats chez vous?
    besoin d'un meilleur site web? on fait ça pas cher
    partenariat : nous revendons une solution de sauvegarde et cherchons des MSP en Ontario
    j'aimerais proposer un article invité pour votre blogue avec un lien
    Nous offrons du personnel de support technique en sous-traitance à 12 $ de l'heure.
    ménage de bureaux commerciaux à Toronto, soumission gratuite pour votre entreprise
    interessé par du financement rapide pour votre compagnie?
    je peux-tu parler à votre directeur marketing, j'ai une offre de pub radio à lui faire
    Vous économiseriez 30 % avec notre logiciel de billetterie, une démo vous tenterait?
    achat de backlinks dr60+ prix imbattable
    we can double your web traffic
    Our firm supplies refurbished servers and would like to be added to your vendor list.
    want more leads?
    dear sir we offer outsourcing support agent from 9 dollar hour, interested?
    hey I sell commercial cleaning just wondering who handles that for your building
    seo services cheap
    Who buys your software? I've emailed four times about our ticketing tool.
    guest post on your blog? we pay
    I represent a backup software vendor recruiting MSP resellers across Ontario.
    business loan fast approval for your company
    got a list of 5000 IT decision makers to sell u
    can I get 10 min with your marketing head re: radio ads
  `,
};
