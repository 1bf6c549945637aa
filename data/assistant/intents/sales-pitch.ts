import type { RecordsInput } from '../../schema/site.ts';

export const salesPitchIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'sales-pitch',
  examples: `
    we offer SEO services and would like to work with you | I can get your website to page one of google | we sell leads for IT companies
    interested in buying our software | I represent a staffing agency | partnership opportunity for your company
    we are a call centre and can take over your sales | can I send you a proposal for marketing services | who handles your purchasing
    we'd like to advertise on your site | Bonjour, notre agence offre des services de référencement et nous pourrions doubler votre trafic.
    on vend des listes de prospects TI, ça vous intéresse? | Je représente un fabricant de câbles réseau; qui est responsable des achats chez vous?
    besoin d'un meilleur site web? on fait ça pas cher | partenariat : nous revendons une solution de sauvegarde et cherchons des MSP en Ontario
    j'aimerais proposer un article invité pour votre blogue avec un lien
    Nous offrons du personnel de support technique en sous-traitance à 12 $ de l'heure.
    ménage de bureaux commerciaux à Toronto, soumission gratuite pour votre entreprise | interessé par du financement rapide pour votre compagnie?
    je peux-tu parler à votre directeur marketing, j'ai une offre de pub radio à lui faire
    Vous économiseriez 30 % avec notre logiciel de billetterie, une démo vous tenterait? | achat de backlinks dr60+ prix imbattable
    we can double your web traffic | Our firm supplies refurbished servers and would like to be added to your vendor list. | want more leads?
    dear sir we offer outsourcing support agent from 9 dollar hour, interested?
    hey I sell commercial cleaning just wondering who handles that for your building | seo services cheap
    Who buys your software? I've emailed four times about our ticketing tool. | guest post on your blog? we pay
    I represent a backup software vendor recruiting MSP resellers across Ontario. | business loan fast approval for your company
    got a list of 5000 IT decision makers to sell u | can I get 10 min with your marketing head re: radio ads | We can get you on the first page of Google.
    I'd like to offer you our SEO services. | Are you interested in qualified leads? | We sell refurbished laptops wholesale; need any?
    Guest post on your blog? We pay $150. | Who handles marketing decisions at your firm? | I represent a cleaning company for offices.
    Would you like a free website audit from our agency? | We build mobile apps at low cost. | Can I present our RMM tool to your owner?
    Buying toner? We supply at 40% off. | May I speak to whoever purchases your office coffee? | Our call centre in Manila can answer your phones.
    Partner with our offshore help desk and save 60%.
    I noticed your site loads slowly. My team of developers could redesign it within three weeks; shall I send a proposal?
    We're a staffing agency downtown. If you are short of technicians, I have five candidates ready to present to your hiring manager.
    Hello, I work for a data broker. We have a list of 12,000 Ontario business owners that would suit your sales team.
    My company produces explainer videos for IT firms. Could you forward this to the person in charge of advertising?
    We manufacture rack cabinets in Shenzhen. I'd be glad to send our catalogue to your purchasing department.
    I help MSP owners double their revenue in 90 days with my coaching programme. When can your CEO chat?
    I'm with a trade magazine. We would like to feature your company on our cover for a modest fee.
    Our firm brokers the sale of IT businesses. Has the owner thought about selling? I have a buyer ready.
    As a freelance copywriter I've written for many managed service firms. Do you need blog posts at $80 each?
    I sell group benefits. Whom should I approach there about a better health plan for your employees?
    We run a booth space at the Toronto small business expo in May. Would Group 4 like to sponsor or exhibit?
    I've developed an AI phone agent that books appointments for IT providers. Can I demo it to your management?
    Our fleet leasing has a special on service vans this month. Who at your place decides on vehicles?
    I wanted to introduce our distribution company: we carry Yealink phones for resellers like you, with dealer pricing.
    hi dear we do web desgin and seo best price | intrested in buying email lists? 50k contacts usd 99 | u need social media mgmt? we can grow ur insta
    can u fwd me to the persn who buys softwares | Dear sir, we are software company from India and want to make outsourcing work for you.
    I propose to you my services of translation for your website, good price. | We are producer of network cable and are searching the distributor like you.
    Please give me contact of your boss, I want offer him one good product.
    My agency can bring for you many new customers by Facebook, you pay only for result.
    hi there I'm calling from a promotional products company and wanted to see who orders your branded pens and shirts
    I'm a window washer working in your building this week and I can give you guys a good deal if you're interested
    who would I talk to over there about us providing you with payment processing at a lower rate
    Nous offrons des services de référencement web; à qui dois-je envoyer notre proposition?
    Je représente une agence de marketing et j'aimerais vous présenter nos forfaits publicitaires.
  `,
};
