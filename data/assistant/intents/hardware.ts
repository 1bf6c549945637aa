import type { RecordsInput } from '../../schema/site.ts';

export const hardwareIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'hardware',
  examples: `
    desk phones | do u sell pcs | buy own pcs ok? | do u do hardware | price of 10 dells | do u sell laptops? | we need new laptops | Do you resell Dell?
    louez vous des ordis | Do you sell laptops? | hw at cost or markup | do you sell computers | who buys the hardware | do you lease hardware
    laptop prices? need 5 | price of a new server | can i lease computers | what do computers cost | u sell used thinkpads? | how much for 10 lenovo
    how much is a new laptop | combien pour 5 portables | Price of a small server? | need 5 pcs asap, u supply? | can u get us monitors too?
    vendez-vous des ordinateurs | price for 6 new workstations | combien pour 10 laptops dell | got any refurbished desktops | can we keep our old computers
    How much for a decent desktop? | do we have to buy new equipment | do we get laptops with the plan | Can we buy servers through you?
    Can I lease computers from you? | can i buy a sever from you guys | can we buy 10 laptops through you | can we get new computers from you
    Cost of a NAS for a photo studio? | Quote for six MacBook Airs please | Do you carry refurbished machines? | and if we buy 10 new computers too?
    What does a business notebook cost? | how much 4 a new desktop w/ monitor | Any hot deals on laptops this week? | order tablets for drivers thru you?
    Need 12 ThinkPads, can you get them? | what does a decent laptop go for w u | can you supply the pcs and set them up
    need a switch n 3 access points to buy | What would a firewall appliance run me? | Quote me a server. Not a plan, a server.
    Vendez-vous des portables et des écrans? | device as a service, rent pcs per month? | where do i buy the machines, u or best buy
    écrans, docks, claviers, ça passe par vous? | We need to buy new server, you can furnish? | Do you sell only Dell or also HP computers?
    prix d'un portable correct pour une adjointe | Do you supply monitors and docking stations? | You sell also computers, or only the service?
    We want to buy 8 new computers, you are selling? | Do you sell Amazon Fire tablets for a menu board? | You have also rental of notebooks for short time?
    Can you procure for us the screens and keyboards? | Qui se charge d'acheter le matériel, vous ou nous?
    can we lease the machines from you rather than buy | Where do I get new PCs, from you or from Best Buy?
    How long is the warranty on the desktops you sell? | How much costs one portable computer for the office?
    We must buy the equipment by you or we can buy alone? | Please make offer for 20 desktop machine with screen.
    Vendez-vous des ordinateurs portables, et à quel prix? | pouvez vous nous avoir des pare feu fortinet a bon prix
    Do you put a markup on computers you order for clients? | Could you order us a new switch and three access points?
    How much costs one laptop from you with Windows already? | on a besoin de changer 15 vieux PC, vous fournissez-tu ça
    can you guys get a volume price on Surface tablets for us | Are the computers ours to keep, or do you rent them to us?
    I would like a quotation for three MacBooks and a printer. | I need computers for new employees, from where I can order?
    we need to buy new computers for new office, you can supply? | I search five laptops not too expensive, can I order by you?
    Is it possible you deliver us server and put it in the rack? | je peux acheter les ordis chez Costco pis vous les installez?
    It is possible financing for new computers through your firm? | You can bring us used laptops, good condition, not expensive?
    Could you take back our old PCs when we buy new ones from you? | The old server is finished, how much is a new one to purchase?
    I need a price on a rack and a battery backup and a new switch | téléphones VoIP : les appareils sont fournis ou faut les acheter
    We need to replace eleven aging desktops; do you sell those too? | Combien pour un nouveau serveur pour un cabinet de 20 personnes?
    In the calculator, what does one device cost if we tick hardware? | Who is responsible for purchasing workstations, you or the client?
    Canada Computers quoted us $1,349 per laptop. Would yours be less? | If we order twenty Lenovo machines at once, what's the unit price?
    Please let me know what a new firewall appliance would cost to buy. | how long does it take you to get me six laptops if I order them now
    Is possible that you provide us screens and keyboards for ten places? | On doit remplacer notre serveur, pouvez-vous nous en fournir un neuf?
    Could you supply a server for our office, or must we buy it elsewhere? | what's a server run these days for a shop our size I mean just the box
    do you mark up the computers you sell or do we get them at what you pay | Our designers want big calibrated displays. Do you procure those as well?
    May I buy the laptops myself at Costco, or do they need to come from you? | I'm after a NAS for the office can I get one from you and what's it worth
    Our old server is retired and runs nothing now. Can you sell us a new one? | We hired four people and have no devices for them; could you send us some?
    Quel serait le coût d'un nouveau serveur pour un bureau de 40 à Mississauga?
    Les postes de travail sont-ils compris ou devons-nous les acquérir nous-mêmes?
    Do you obtain Lenovo machines for your clients, and is there a markup on them?
    we're gonna need a couple dozen tablets for the warehouse can you source those
    Is it possible to lease computers through your company rather than buying them?
    I'm after a UPS battery for our rack. Is that something I can purchase from you?
    Our receptionist's computer is nine years old. May we purchase a new one from you?
    Would you be able to get us a good price on fifteen monitors and docking stations?
    what would you charge for a box with four desktops all loaded and ready to plug in
    My computer is a dinosaur and takes ten minutes to start. What would a new one cost?
    Is it okay to buy computers ourselves at Costco, or do we have to get them from you?
    How much should we count on for a decent business notebook, supplied and configured?
    I mean we need 12 laptops for a three-day conference in May, what would the rental be
    For a construction site in Vaughan we need three rugged tablets; can you source them?
    I have to equip four new hires before the 1st. What's the price of a laptop with 16 GB?
    We want to buy a UPS so that an outage doesn't hurt the server. Which ones do you sell?
    our PCs are like eight years old do we get those through you or do I just go to best buy
    Could you source fifteen monitors and docking stations for our Markham accounting office?
    I was wondering whether new laptops can be ordered through you and what they tend to cost.
    We'd want headsets and webcams for everyone too, so do you deliver that sort of equipment?
    can you guys order printers and laptops for us and have them delivered to our place in Ajax
    the guy spilled coffee on his laptop and it's toast so can we buy a replacement through you
    Our reception PC is from 2014 and must go. Would you supply a replacement, and for how much?
    we want to purchase a bunch of desk phones and headsets the actual devices do you sell those
    so half our computers won't run Windows eleven and we gotta get new ones do you guys sell them
    okay do I get the laptops from you or do I go out and buy them myself and then you set them up
    We're opening a second office and will require ten complete workstations. Can you provide them?
    My boss would like to rent devices rather than own them. Do you have a device-as-a-service rental?
    I'm looking to buy two or three good workstations for CAD drawings do you carry that sort of thing
    I need ten rugged notebooks that survive water and drops on a construction site, do you supply those?
    so if we sign up do we get new computers from you or do we keep using our own and buy when we need to
    is there a way to just rent the computers from you so I don't have to shell out for all of them at once
    The server in the basement is nine years old. Roughly what should a new one cost for a 25-person office?
    what would a new server cost these days ours is making a horrible noise so we want to replace it with one from you
    Windows 10 is out of support and eight of our machines can't be upgraded. What would eight replacement PCs come to?
    we need about eight new computers for our office and I was wondering if you sell those or we get them somewhere else
    We open a second branch in Thornhill in May and need fifteen workstations with screens. Can they be purchased via you?
    We lost power for a day in the ice storm last year and everything came back fine. Do you sell battery units for the server?
    my nephew says get them from Amazon but I'd rather buy the machines from somebody who'll stand behind them so can you order them
    need to replace a stolen phone and two laptops, do you sell them | battery unit for the server, do u sell those
    webcams for six desks, can we get them via you | I need external disk, you sell? | vous vendez des portables? | do you sell laptops
    do you sell hardware | do you sell servers | do you sell printers | do you sell monitors | do you sell Dell | do you sell used laptops
    do you supply computers | do you supply hardware | do you provide computers | do you provide laptops | do you provide equipment
    can I buy a laptop from you | can we buy hardware through you | can you get us laptops | can you order laptops for us | can you order new computers
    can you supply a server | I need a laptop | I need a new computer | I'd like to buy a laptop | I want to buy a server | need new laptops
    need 5 laptops | we need new computers | looking to buy computers | how much is a laptop | how much for a new computer | how much are laptops
    price of a laptop | price for 10 laptops | laptop prices | computers for sale | do you lease computers | do you rent laptops | hardware
    hardware prices | do you sell labtops | do you sell compters | combien coûte un portable | can I buy computers from you | how much is a server
    on a besoin de nouveaux ordinateurs
  `,
};
