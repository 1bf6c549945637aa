import type { RecordsInput } from '../../schema/site.ts';

export const placeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'place',
  examples: `
    do you serve Kapuskasing? | do you cover Moosonee | do you serve Winnipeg? | do you serve Halifax | do you come to Thunder Bay
    L6J 2X1 | markham | Bramalea | GTA only? | Locations? | which cities | areas covered | servise area? | do u do vaughan | where do you work
    villes desservies | do you service L4K | do u cover barrie? | venez-vous à Québec | postal code M5V 2T6 | do u cover hamilton | desservez-vous laval
    brampton ok for you? | only gta or further? | etobicoke - u serve? | north york yes or no | do you serve oakville | do you cover hamilton
    how far do you travel | do u cover scarborogh | u in stouffville area | is scarborough covered | Do you serve Oakville? | u guys in markham too?
    u serve st catharines? | servez-vous mississauga | is L1S within your area | how far north do you go | do you servce misisauga | do yuo cover missisauga
    couvrez-vous Mississauga | which areas do you serve | What towns do you go to? | Is Niagara within reach? | hamilton, do u serve it?
    whats your service area? | ete vous dispo a Hamilton | Are you active in Barrie? | is pickering ok or to far | We're in Guelph. Too far?
    is missisauga in yuor area | Which cities do you cover? | our plant is outside bolton | avez-vous un bureau à Laval | Newmarket, do you go there?
    plant in milton. any chance? | im in whitby is that too far | Do you come out to Brampton? | Do you work outside the GTA? | What cities you are serving?
    any coverage outside canada? | est-ce que vous venez à Laval | is kitchener within your area | Is Ajax in your service area?
    do you do stuff in london ont | mid-town yonge & eg, ur area? | how far do u go outside toronto | Only Toronto, or all of Ontario?
    In which cities you are working? | we are in whitby, is that too far | combien de km max de votre bureau | How far out of Toronto do you go?
    Do you take businesses in Quebec? | You are working also in Brampton? | we're located near pearson airport | we are at L4K 1A1, is that covered
    on est à Ottawa, ça marche pareil? | do u servise bramptn and misisauga | Can you support an office in Ottawa? | Do you operate in the United States?
    jusqu'où vous allez autour de Toronto | Desservez-vous la région de Gatineau? | Do you make service in Montreal also?
    code postal L6H 3K9, vous couvrez-tu ça | Where's your nearest team to Newmarket? | Do you service Richmond Hill and Aurora?
    on est à Markham, est-ce que vous y allez | Do you serve the companies in Mississauga? | vos techniciens se déplacent-ils à Brampton
    our postal code is L6H 2K8, do you serve it | Desservez-vous la région d'Ottawa-Gatineau? | Est-ce que vous prenez des clients à Laval?
    do you support a remote employee in vancouver | Est-ce que vous couvrez Kingston, en Ontario? | Would you please tell me which towns you serve?
    My company is in Etobicoke, it is in your zone? | Can be served an office in Georgetown, Ontario? | My postal code is L6H 2K8, can you help us there?
    anybody who could come out to Milton once a month? | You have technicians also in Niagara Falls region?
    Which zones of Ontario are covered of your company? | I am in Thornhill, is someone from you close to me?
    do you guys cover north york and maybe also thornhill | For companies in USA, Buffalo, you give service also?
    Any clients' offices in Kitchener that you look after? | what areas do you service because we're up in bradford
    Avez-vous des clients à Laval ou seulement en Ontario? | What is the closest place to Newmarket that you work in?
    Our business is in Calgary, is it any use contacting you? | I search IT company for Brantford, you work in this city?
    Our office is in Ottawa, it is possible to be your client? | Is it that you accept clients from the province of Québec?
    Would a practice in Aurora be considered within your reach? | we have a second office in Vancouver, would you look after it
    we got one place in ajax and one in oakville, can you do both | We are located at Thornhill, you can take clients from there?
    My business is situated in Richmond Hill, do you operate there? | bureau sur la rue Yonge près de Sheppard, c'est dans votre coin?
    alright I'm in Kitchener Waterloo is that part of where you work | What is your nearest location for a company that is in Cambridge?
    How far west do you go along the lake, since we sit in Burlington? | Do you come out to Oakville? Small wealth firm near Lakeshore Road.
    Bonjour, est-ce que vous offrez du soutien informatique à Toronto ? | I'm not in the city I'm in Milton so do you even come this far west
    we're out past Guelph on a farm road do you guys come that way at all | Which places do you consider local, and which ones are out of bounds?
    my guy in Guelph says nobody from Toronto will go out there so do you | Scarborough often gets forgotten by downtown firms. Do you service it?
    Is there any part of southern Ontario that lies outside your coverage? | I have a store in cambridge and I'm wondering if that's too far for you
    My company is going to open a branch in Vancouver, you are active there? | Do businesses in the Liberty Village neighbourhood fall under your care?
    Do you provide coverage in Richmond Hill and the surrounding York Region? | you know where Bolton is right well that's where we are do you service it
    We're in Cobourg and rather far along the lake; would that disqualify us? | There's a shop in Whitby and one in Peterborough; do you get out that way?
    we're out in the country past Orangeville do you serve people out that way | Avez-vous des clients à Oakville et Burlington ou c'est trop loin pour vous
    hey I'm up in Sudbury do you guys have anything near me or is that hopeless
    How wide is your geographic coverage? We have sites from Windsor to Cornwall.
    Do you handle clients on the Toronto Islands? Our sailing club needs somebody.
    I'm out in Kingston and found you through Google. Are we within your coverage?
    so our plant's up in Newmarket is that too far for you guys or do you go there
    Before I go further, could you confirm that you support businesses in Markham?
    tell me which towns you're in because the map on the page wouldn't load for me
    We have one local in Montréal and other in Toronto, do you cover both of them?
    We moved out to Milton last spring. Is that still part of the region you serve?
    We're expanding to Buffalo in the new year. Do you look after American branches?
    Notre deuxième succursale se trouve à Gatineau, pouvez-vous la prendre en charge?
    Half of our lawyers sit in Vancouver. Is British Columbia an area you look after?
    I'd be most grateful for a list of the regions where your services are available.
    We are in one of those low buildings in Beaver Creek. Do your people get up there?
    Is a company in Vaughan inside your catchment, or would you pass us on to someone?
    Might you have clients as far east as Oshawa? That is where our second branch sits.
    I have a cottage resort near Huntsville with nine computers. Is Muskoka on your map?
    let's say we opened a shop in Collingwood next year would that be somewhere you work
    somebody said you only do downtown Toronto is that right because we're in Scarborough
    I understand you are a Toronto firm; do you nonetheless take on clients in Peterborough?
    My brother runs a shop out in Bowmanville and could use you. Who would be nearest to him?
    the head office is in Calgary but most of us are here so can you take care of Calgary too
    Is Burlington within your territory, or would we be better off looking for someone closer?
    Our head office is on Front Street, but there's a depot in Sudbury. Would you take on both?
    does anybody at your company look after places in Muskoka because we've got a resort up there
    my sister has a clinic in Innisfil and asked me whether anybody from your firm works up there
    Our plant is close to Pearson airport, technically Mississauga. Do you look after that district?
    We're located in Oakville, and I was wondering whether that falls within the area you look after.
    Three of our locations are in the GTA and one is in London, Ontario. Would all of them be served?
    My brother's farm-supply business is in Orangeville, and nobody there does IT. Would you go that far?
    Our people work from home all over Canada, from Halifax to Kelowna. Is that a territory you can cover?
    We're a rural township office near Lindsay, quite off the beaten track. Is that an area you attend to?
    Our head office asks which municipalities you cover, since we're planning to open in Ajax or Pickering.
    We recently relocated to Whitby and our previous provider won't follow us. Do you look after firms there?
    we've got people scattered all over Canada like Halifax Winnipeg and Victoria so are those places you cover
    our warehouse is out by the airport in Malton and the store's in Leslieville do you look after both ends of town
    My shop is in Hamilton and everybody I call says they only do Toronto. How far out do you come, and who would be the nearest of yours?
    do you work in our building at King and Bay | oakville? | do u cover brampton
    Our office is in Mississauga near the airport. Would that be within your area? | We are located in Barrie, you come until there? | scarborough ok?
    Everyone advertises "GTA" and then whines about driving to Oshawa. Do you serve Oshawa or not?
    so we're up in Newmarket just off Yonge and I'm not sure if that's still your territory | coverage area | Which cities do you serve?
    what's the furthest u go | anything outside toronto? | Do you have clients in Kitchener-Waterloo, I mean is that a region you look after?
    waterloo region | guelph yes/no | one of our sites is in Ottawa, does this work for you? | ottawa branch?
    Our second site is in Vancouver and I'd rather not hire another provider for it. Do you operate out west? | bc or alberta?
    What's your nearest point to Burlington? | my business is in the boonies past Orangeville. does anyone serve us or are we out of luck
    Is Vaughan covered? | vaughan / concord area | Markham, you serve? | peterborough | Do you travel to Niagara Falls, or is the peninsula excluded?
    st catharines | downtown core only? | suburbs ok | Etobicoke company here, wondering if we are in your zone | north york
    I believe you mostly do downtown, but our shop is in Milton, so is Milton on your list | milton?
    Sudbury is four hours away, I know. Even so, would you take on a firm there? | We're relocating to Ajax in June; shall we still be in your region?
    ajax and whitby | Durham region? | Servez-vous Gatineau? | Caledon or Bolton, is it far for you
    we have stores spread from Windsor to Kingston, in which of these places do you work? | london ontario | cambridge ont?
    does your service area include the Toronto islands | Liberty Village. Surely that's covered? | postal code L4K, served? | M5V ok?
    would someone like you take a place in rural Simcoe County | Do you provide service across Canada or merely in the province? | canada-wide coverage
    I searched "IT support Stouffville" and you popped up. Are you really active there? | georgetown / halton hills | Leaside, you come there?
    do I have to be in the GTA to be your customer | Any chance that Collingwood falls within reach? | are aurora and king city in your map
    Woodbridge warehouse, is it okay? | the junction, west end | got a team anywhere near Belleville?
    so we're moving the business from downtown out to Uxbridge in the spring and I was wondering if you'd still be able to look after us there
    Your competitor dropped us the moment we moved to Bradford. Would you take on a company in Bradford?
    We have eleven branches throughout southwestern Ontario. Is that part of the province within your reach?
    I have small factory in Brantford, it is one hour from Toronto, you serve there or not?
    i'm not in toronto proper, i'm in thornhill just past steeles, does that count
    My head office is on Bay Street yet the people are scattered from Cobourg to Cambridge. Are all those places served?
    Could you let me know which of your locations would be closest to our plant in Woodstock?
    we got a branch in Winnipeg with like six people and head office is here, would Winnipeg be served by you as well
    Is the area of the airport, Malton and Rexdale, inside of your zone of service?
    Wondering if businesses in Prince Edward County are among those that you take on.
    east of yonge everything, west of yonge nothing with these guys. how about you, Roncesvalles? | Desservez-vous Montréal?
    Do you work for companies in the United States? | Is it just the city of Toronto that you take, or the suburbs as well? | york region served?
    is the whole golden horseshoe served | Est-ce que Laval est dans votre territoire?
    I've wasted three phone calls on firms who "don't go to" Scarborough. Do you go to Scarborough?
    We are in a small industrial park outside Orangeville, close to the highway, and I wonder if that's still within your area.
    our shop is up in Barrie, do your people drive that far or is it only downtown you look after
    Is anybody of yours near Burlington? The last company needed two hours just to get to us and charged for the drive. | Niagara falls, u cover?
    so we're headquartered in Toronto but there's a plant in Cambridge and a sales office in Ottawa, would all three be in your territory
    I have shop in Brampton and cousin has one in Guelph, you are serving both of these cities?
    Est-ce que vous desservez la région d'Ottawa ou seulement Toronto et les environs?
    Every provider I call says I'm too far out, I'm in Peterborough for heaven's sake, not on the moon, do you come here or not
    What is the farthest east you go?
    We're moving our office from Markham to Newmarket next year and I'd like to be sure that you'd still look after us there. | do you only do the GTA
    A friend who has a clinic in Richmond Hill uses you, and mine is in Aurora, which I suppose is close enough?
    which of your locations would be the closest to somebody sitting in Pickering near the nuclear plant
    Our summer camp is near Huntsville, at the end of a gravel road, I imagine that's outside of where you operate.
    we got a warehouse in Milton and one in Ajax and the internet in both is awful, are those two on your map
    Would clients in Kitchener and Waterloo be served from Toronto, or have you somebody local?
    You serve Montreal also? My partner has the office there, four persons.
    We operate in Alberta and British Columbia too, and I'm hoping for one provider across the country; how far west does your coverage go? | vaughan ok?
    north york, right by the 401 and keele, u guys around there?
    My boss says you're Toronto only and my colleague swears you cover all of Southern Ontario; who's right?
    we're out in Prince Edward County with a winery and the tasting room wifi is a joke and nobody from the city ever wants to come out, would you
    Hamilton mountain, is that in your zone, or do you stop at Oakville like all the others?
    Do you take on companies in Sudbury, or is Northern Ontario too far for you? | Avez-vous des clients à Gatineau ou de ce côté-là de la rivière?
    Our head office is across the border in Buffalo, so I should ask whether you cover anything in the States. | what areas
    I'm based in Caledon, which is half farmland, and the maps of these companies usually end just south of us.
    If we open in Halifax next fall, would that still be in the region you support?
    For our three stores in Scarborough, Oshawa and Cobourg I would like one company only, are all those in the area you serve?
    we do home care all over Durham Region and I'd like to know whether that counts as inside or outside
    Is Etobicoke considered part of your Toronto area? We're right beside the airport, on the Mississauga side almost.
    do you serve places outside of ontario at all
    My building is on the Toronto Islands, you need the ferry, and I've yet to find a firm that would have us.
    so the daughter company is in Windsor and it's like four hours away, I'm guessing you don't reach that far but thought I'd ask
    You tell "across Ontario" on the page, is it true for a little town as Collingwood?
    How about Stouffville and Uxbridge, anyone looking after firms out that way?
    We've just signed a lease in Liberty Village, after ten years in Thornhill, do you look after that neighbourhood?
    winnipeg branch, 3 staff, can you take them as well or just the ontario folks
    Before I go any further, we're located in Brantford, and if that's not somewhere you serve then I won't waste your time.
    I keep reading Greater Toronto Area everywhere, so where does it end for you people, at Oshawa, at Burlington, where
    Our construction sites change every few months, now Bowmanville, then Innisfil, which of those lie within your boundaries?
    is there a team of yours in the Quebec area | the closest office to Woodbridge?
    Please let me know whether King City belongs to the places you cover, as the website mentions just the larger cities.
    We are in Kingston, halfway to Montreal, and nobody wants us: for Toronto is far, for Ottawa is far. You?
    You'd better not be another one of those outfits that say Canada-wide and then mean Yonge Street, do you really serve Thunder Bay
    leaside and east york, do you have clients there
    our employees live in Hamilton, Guelph, even one in Tobermory, do remote places like that fall under your service area | Is Grimsby in range?
    For a farm equipment dealer near Listowel, who'd be the nearest of your offices?
    Do you do the Yukon? Serious question, we have a two person camp office up there.
    we looked at five providers and none goes past Oshawa, we're in Port Hope, tell me you're different
    Desservez-vous Vaughan et Markham? Nos deux garages sont là. | Which cities are on your list, apart from Toronto itself? | vous couvrez Laval?
    desservez-vous Ottawa? | à Gatineau? | Notre entreprise est située à Mississauga; offrez-vous vos services dans ce secteur? | allez vous jusqu'à Barrie
    c koi votre territoire | on est à Québec, est-ce trop loin pour vous | servez-vous le Québec ou juste l'Ontario | Sudbury c'est tu correct
    villes desservies? | région de Durham?
    on a un bureau à Hamilton pis un autre à Kingston pis je voudrais savoir si vous prenez des clients dans ces coins-là
    dans quelles villes êtes-vous présents | Personne veut venir servir Timmins, vous autres, vous couvrez le nord ou pas? | Oakville oui ou non
    prenez-vous des clients hors de la GTA | quel endroit le plus proche de Cornwall desservez-vous | Montréal?
    Notre siège est à Vaughan, mais la succursale est à Sherbrooke; la deuxième serait-elle dans votre zone? | sur la rive-sud vous y êtes tu
    zone de service svp | est-ce que Brampton fait partie de vos régions | Y a-tu un bout où vous arrêtez de servir à l'est de Toronto?
    nous somme à Markham, vous travaillez la-bas? | niagara falls? | avez vous des clients à l'extérieur de la province ou vous y allez pas
    Hawkesbury est-il dans votre secteur | Etobicoke vous faites? | do you come to Barrie too? | we're in oakville, ok? | is Hamilton too far
    what cities do you cover | and our Ottawa branch, can you serve it | We are located in Newmarket. Would that still be within your territory?
    u serve mississauga? | Our office is in Kitchener, you work there? | only toronto or all of ontario
    one of our places is up in sudbury and another one's in scarborough and I'd like to know if you can look after both | is Vaughan in your area
    Êtes-vous présents à Gatineau? | do you have people near Guelph | how far out do you go | would you take a client in Calgary
    we sit in Pickering, is it covered | what's your service region | nobody wants to drive out to Orangeville, would you
    which of your locations is closest to Burlington | any coverage in the States | does your territory reach Niagara | Brampton?
    is it a problem that we're in Peterborough | anywhere in canada? | north york covered?
    Could your firm serve an office in Vancouver as well as ours here? | our warehouse is in Milton, do you get there | how about clients way up north
    do you cover Etobicoke and around the airport | we're moving to Whitby, could you still look after us there | what areas are you active in
    I'd be grateful for a list of the towns you work in, since we have members from Whitby to St. Catharines.
    I couldn't tell from your page whether Mississauga is just a name in the list or a place where you've really got customers.
    London, the Ontario one, do you have people in that direction | Georgetown, Acton, Halton Hills in general: covered or not covered?
    Could a company in Bradford West Gwillimbury become a client of yours, or are we a bit too far north?
    Mon bureau est dans Scarborough, vous servez cette ville? | couvrez-vous tout le Canada | outside the GTA, do you go there
    You are active also in Markham? | are rural places around London Ontario served | where do you operate | where do you provide service
    what areas do you serve | what areas do you cover | which areas do you cover | what cities do you serve | which cities do you cover | service area
    service areas | what's your service area | areas served | do you serve Toronto | do you cover the GTA | do you cover Oakville | do you service Brampton
    do you service Vaughan | do you service my area | do you serve my area | do you work in Markham | do you work in Barrie | do you work outside Toronto
    do you work outside Ontario | are you in Mississauga | are you available in Kitchener | are you near me | are you only in Toronto
    is London Ontario covered | can you serve Burlington | can you support an office in Montreal | IT support near me | Canada wide?
    do you serve Missisauga | wich areas do you serve | do you cover tornto | what arreas do you cover | do you servise my area | desservez-vous Montréal
    quelles régions desservez-vous | do you serve Mississauga | are you available in my area | êtes-vous présents à Laval
  `,
};
