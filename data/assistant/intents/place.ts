import type { RecordsInput } from '../../schema/site.ts';

export const placeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'place',
  examples: `
    est-ce que vous venez à Laval
    venez-vous à Québec
    couvrez-vous Mississauga
    dans quelles villes travaillez-vous
    on est à Markham, est-ce que vous y allez
    vos techniciens se déplacent-ils à Brampton
    do you serve oakville
    do you cover hamilton
    which areas do you serve
    where do you work
    are you in my area
    do you come to barrie
    we are in whitby, is that too far
    our office is on yonge street
    do you service L4K
    which cities
    how far do you travel
    is scarborough covered
    do you have clients in ajax
    our plant is outside bolton
    is kitchener within your area
    we have one office in toronto and one in ottawa
    do you support a remote employee in vancouver
    we're located near pearson airport
    GTA only?
    desservez-vous laval
    servez-vous mississauga
    dans quelles villes travaillez-vous
    our postal code is L6H 2K8, do you serve it
    postal code M5V 2T6
    we are at L4K 1A1, is that covered
    is L1S within your area
    avez-vous un bureau à Laval
    Offrez-vous vos services dans le secteur de Richmond Hill et de Vaughan?
    on est à Ottawa, ça marche pareil?
    code postal L6H 3K9, vous couvrez-tu ça
    jusqu'où vous allez autour de Toronto
    villes desservies
    Notre deuxième succursale se trouve à Gatineau, pouvez-vous la prendre en charge?
    bureau sur la rue Yonge près de Sheppard, c'est dans votre coin?
    ete vous dispo a Hamilton
    combien de km max de votre bureau
    Avez-vous des clients à Oakville et Burlington ou c'est trop loin pour vous
    Do you provide coverage in Richmond Hill and the surrounding York Region?
    we're out past Guelph on a farm road do you guys come that way at all
    L6J 2X1
    Everyone says 'GTA' and then won't come to Oshawa. Will you?
    areas covered
    how far north do you go
    we have a second office in Vancouver, would you look after it
    Do you come out to Oakville? Small wealth firm near Lakeshore Road.
    do you servce misisauga
    markham
    Locations?
    Bramalea
    Bonjour, est-ce que vous offrez du soutien informatique à Toronto ?
    Our business is in Calgary, is it any use contacting you?
    do u servise bramptn and misisauga
    Newmarket, do you go there?
    My brother runs a shop out in Bowmanville and could use you. Who would be nearest to him?
    is missisauga in yuor area
    What is the closest place to Newmarket that you work in?
    Would you please tell me which towns you serve?
    do u cover scarborogh
    My postal code is L6H 2K8, can you help us there?
    plant in milton. any chance?
    what about newmarket
    im in whitby is that too far
    Do you travel to Pickering for on-site work?
    What towns do you go to?
    do yuo cover missisauga
    We are in one of those low buildings in Beaver Creek. Do your people get up there?
    Do you come out to Brampton?
    My shop is in Hamilton and everybody I call says they only do Toronto. How far out do you come, and who would be the nearest of yours?
    we got one place in ajax and one in oakville, can you do both
    anybody who could come out to Milton once a month?
  `,
};
