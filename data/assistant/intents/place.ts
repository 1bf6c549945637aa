import type { RecordsInput } from '../../schema/site.ts';

export const placeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'place',
  examples: `
    est-ce que vous venez à Laval | venez-vous à Québec | couvrez-vous Mississauga | dans quelles villes travaillez-vous
    on est à Markham, est-ce que vous y allez | vos techniciens se déplacent-ils à Brampton | do you serve oakville | do you cover hamilton
    which areas do you serve | where do you work | are you in my area | we are in whitby, is that too far | our office is on yonge street
    do you service L4K | which cities | how far do you travel | is scarborough covered | our plant is outside bolton | is kitchener within your area
    do you support a remote employee in vancouver | we're located near pearson airport | GTA only? | desservez-vous laval | servez-vous mississauga
    our postal code is L6H 2K8, do you serve it | postal code M5V 2T6 | we are at L4K 1A1, is that covered | is L1S within your area
    avez-vous un bureau à Laval | on est à Ottawa, ça marche pareil? | code postal L6H 3K9, vous couvrez-tu ça | jusqu'où vous allez autour de Toronto
    villes desservies | Notre deuxième succursale se trouve à Gatineau, pouvez-vous la prendre en charge?
    bureau sur la rue Yonge près de Sheppard, c'est dans votre coin? | ete vous dispo a Hamilton | combien de km max de votre bureau
    Avez-vous des clients à Oakville et Burlington ou c'est trop loin pour vous | Do you provide coverage in Richmond Hill and the surrounding York Region?
    we're out past Guelph on a farm road do you guys come that way at all | L6J 2X1 | Everyone says 'GTA' and then won't come to Oshawa. Will you?
    areas covered | how far north do you go | we have a second office in Vancouver, would you look after it
    Do you come out to Oakville? Small wealth firm near Lakeshore Road. | do you servce misisauga | markham | Locations? | Bramalea
    Bonjour, est-ce que vous offrez du soutien informatique à Toronto ? | Our business is in Calgary, is it any use contacting you?
    do u servise bramptn and misisauga | Newmarket, do you go there?
    My brother runs a shop out in Bowmanville and could use you. Who would be nearest to him? | is missisauga in yuor area
    What is the closest place to Newmarket that you work in? | Would you please tell me which towns you serve? | do u cover scarborogh
    My postal code is L6H 2K8, can you help us there? | plant in milton. any chance? | what about newmarket | im in whitby is that too far
    Do you travel to Pickering for on-site work? | What towns do you go to? | do yuo cover missisauga
    We are in one of those low buildings in Beaver Creek. Do your people get up there? | Do you come out to Brampton?
    My shop is in Hamilton and everybody I call says they only do Toronto. How far out do you come, and who would be the nearest of yours?
    we got one place in ajax and one in oakville, can you do both | anybody who could come out to Milton once a month? | Do you serve Oakville?
    Are you active in Barrie? | Is Ajax in your service area? | Do you work outside the GTA? | Can you support an office in Ottawa?
    Any clients' offices in Kitchener that you look after? | Where's your nearest team to Newmarket? | We're in Guelph. Too far?
    How far out of Toronto do you go? | Do you take businesses in Quebec? | Do you service Richmond Hill and Aurora? | Is Niagara within reach?
    Only Toronto, or all of Ontario? | Our head office is on Front Street, but there's a depot in Sudbury. Would you take on both?
    We moved out to Milton last spring. Is that still part of the region you serve?
    I have a cottage resort near Huntsville with nine computers. Is Muskoka on your map?
    Half of our lawyers sit in Vancouver. Is British Columbia an area you look after?
    There's a shop in Whitby and one in Peterborough; do you get out that way?
    My brother's farm-supply business is in Orangeville, and nobody there does IT. Would you go that far?
    Our people work from home all over Canada, from Halifax to Kelowna. Is that a territory you can cover?
    We're expanding to Buffalo in the new year. Do you look after American branches? | How far west do you go along the lake, since we sit in Burlington?
    Do you handle clients on the Toronto Islands? Our sailing club needs somebody.
    Is a company in Vaughan inside your catchment, or would you pass us on to someone?
    Which places do you consider local, and which ones are out of bounds? | I'm out in Kingston and found you through Google. Are we within your coverage?
    Scarborough often gets forgotten by downtown firms. Do you service it? | do u cover hamilton | u guys in markham too? | is pickering ok or to far
    servise area? | do you do stuff in london ont | You are working also in Brampton? | My company is in Etobicoke, it is in your zone?
    What cities you are serving? | We are located at Thornhill, you can take clients from there? | do you guys cover north york and maybe also thornhill
    what areas do you service because we're up in bradford | I have a store in cambridge and I'm wondering if that's too far for you
    Desservez-vous la région d'Ottawa-Gatineau? | Est-ce que vous prenez des clients à Laval?
  `,
};
