import type { RecordsInput } from '../../schema/site.ts';

export const salesPitchIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'sales-pitch',
  examples: `
    seo services cheap | who handles your purchasing | I represent a staffing agency | we sell leads for IT companies | we can double your web traffic
    guest post on your blog? we pay | interested in buying our software | We build mobile apps at low cost. | we'd like to advertise on your site
    Buying toner? We supply at 40% off. | Guest post on your blog? We pay $150. | Are you interested in qualified leads?
    I'd like to offer you our SEO services. | partnership opportunity for your company | achat de backlinks dr60+ prix imbattable
    Can I present our RMM tool to your owner? | We can get you on the first page of Google. | Backlinks from high-authority sites, cheap.
    hi dear we do web desgin and seo best price | I represent a cleaning company for offices. | I can get your website to page one of google
    business loan fast approval for your company | can u fwd me to the persn who buys softwares | Who handles marketing decisions at your firm?
    u need social media mgmt? we can grow ur insta | got a list of 5000 IT decision makers to sell u | can I send you a proposal for marketing services
    We sell refurbished laptops wholesale; need any? | we are a call centre and can take over your sales | Our call centre in Manila can answer your phones.
    Partner with our offshore help desk and save 60%. | besoin d'un meilleur site web? on fait ça pas cher
    Would you like a free website audit from our agency? | May I speak to whoever purchases your office coffee?
    intrested in buying email lists? 50k contacts usd 99 | we offer SEO services and would like to work with you
    on vend des listes de prospects TI, ça vous intéresse? | we offer bulk sms services for ur biz, reply for rates
    can I get 10 min with your marketing head re: radio ads | interessé par du financement rapide pour votre compagnie?
    j'aimerais proposer un article invité pour votre blogue avec un lien | Please give me contact of your boss, I want offer him one good product.
    Who buys your software? I've emailed four times about our ticketing tool. | I propose to you my services of translation for your website, good price.
    dear sir we offer outsourcing support agent from 9 dollar hour, interested?
    We are producer of network cable and are searching the distributor like you.
    I represent a backup software vendor recruiting MSP resellers across Ontario.
    hey I sell commercial cleaning just wondering who handles that for your building
    ménage de bureaux commerciaux à Toronto, soumission gratuite pour votre entreprise
    Nous offrons du personnel de support technique en sous-traitance à 12 $ de l'heure.
    Vous économiseriez 30 % avec notre logiciel de billetterie, une démo vous tenterait?
    My agency can bring for you many new customers by Facebook, you pay only for result.
    Our firm supplies refurbished servers and would like to be added to your vendor list.
    Je représente un fabricant de câbles réseau; qui est responsable des achats chez vous?
    je peux-tu parler à votre directeur marketing, j'ai une offre de pub radio à lui faire
    partenariat : nous revendons une solution de sauvegarde et cherchons des MSP en Ontario
    Dear sir, we are software company from India and want to make outsourcing work for you.
    Nous offrons des services de référencement web; à qui dois-je envoyer notre proposition?
    who would I talk to over there about us providing you with payment processing at a lower rate
    Je représente une agence de marketing et j'aimerais vous présenter nos forfaits publicitaires.
    I'm with a trade magazine. We would like to feature your company on our cover for a modest fee.
    Bonjour, notre agence offre des services de référencement et nous pourrions doubler votre trafic.
    I sell group benefits. Whom should I approach there about a better health plan for your employees?
    Our fleet leasing has a special on service vans this month. Who at your place decides on vehicles?
    I help MSP owners double their revenue in 90 days with my coaching programme. When can your CEO chat?
    Our firm brokers the sale of IT businesses. Has the owner thought about selling? I have a buyer ready.
    We run a booth space at the Toronto small business expo in May. Would Group 4 like to sponsor or exhibit?
    We manufacture rack cabinets in Shenzhen. I'd be glad to send our catalogue to your purchasing department.
    As a freelance copywriter I've written for many managed service firms. Do you need blog posts at $80 each?
    I've developed an AI phone agent that books appointments for IT providers. Can I demo it to your management?
    I'm a window washer working in your building this week and I can give you guys a good deal if you're interested
    My company produces explainer videos for IT firms. Could you forward this to the person in charge of advertising?
    Hello, I work for a data broker. We have a list of 12,000 Ontario business owners that would suit your sales team.
    hi there I'm calling from a promotional products company and wanted to see who orders your branded pens and shirts
    I wanted to introduce our distribution company: we carry Yealink phones for resellers like you, with dealer pricing.
    Congratulations on your growth! Our lender offers business loans up to $500,000 for companies like yours. Interested?
    I noticed your site loads slowly. My team of developers could redesign it within three weeks; shall I send a proposal?
    We're a staffing agency downtown. If you are short of technicians, I have five candidates ready to present to your hiring manager.
    I'd like to sell you something | I want to sell you something | can I sell you something | we offer SEO services | I offer SEO services
    do you need SEO | do you need SEO services? | we can improve you're google ranking | we can get you more leads | do you want more leads
    do you need more leads? | we sell leads | we can redesign your website | do you need a new webiste | I can improve your website
    guest post on your site? | do you accept guest posts | can I buy a link on your site | backlinks for your site | link exchange?
    do you want to advertise with us | want to advertise with us? | we'd like to be your supplier | become your supplier | I'd like to become a vendor
    we want to offer you our services | can I offer you our services | I have an offer for you | business proposal | I represent a marketing agency
    we're a marketing agency | I'd like to pitch our product | can I pitch you our product | can I demo our product to you
    who's in charge of marketing there | we offer staffing services for MSPs | we ofer SEO services | I have a buisness proposal for you
    do you need SEO servises | je voudrais vous vendre un produit | nous offrons des services de référencement | I can build you a website
    I have a business proposal | j'ai une offre pour vous
  `,
};
