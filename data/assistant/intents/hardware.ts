import type { RecordsInput } from '../../schema/site.ts';

export const hardwareIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'hardware',
  examples: `
    do you sell computers | how much is a new laptop | can we buy 10 laptops through you | what do computers cost | are devices included
    who buys the hardware | can you supply the pcs and set them up | price for 6 new workstations | do we have to buy new equipment
    can we keep our old computers | do you lease hardware | vendez-vous des ordinateurs | combien pour 5 portables | do we get laptops with the plan
    can we get new computers from you | combien pour 10 laptops dell | Qui se charge d'acheter le matériel, vous ou nous?
    on a besoin de changer 15 vieux PC, vous fournissez-tu ça | prix d'un portable correct pour une adjointe
    Les postes de travail sont-ils compris ou devons-nous les acquérir nous-mêmes? | louez vous des ordis
    je peux acheter les ordis chez Costco pis vous les installez? | écrans, docks, claviers, ça passe par vous?
    Quel serait le coût d'un nouveau serveur pour un bureau de 40 à Mississauga? | pouvez vous nous avoir des pare feu fortinet a bon prix
    téléphones VoIP : les appareils sont fournis ou faut les acheter | Who is responsible for purchasing workstations, you or the client?
    price of 10 dells | we need to buy new computers for new office, you can supply?
    our PCs are like eight years old do we get those through you or do I just go to best buy | Quote me a server. Not a plan, a server.
    can we lease the machines from you rather than buy | Could you source fifteen monitors and docking stations for our Markham accounting office?
    desk phones | we need new laptops | My computer is a dinosaur and takes ten minutes to start. What would a new one cost?
    In the calculator, what does one device cost if we tick hardware?
    I mean we need 12 laptops for a three-day conference in May, what would the rental be
    We lost power for a day in the ice storm last year and everything came back fine. Do you sell battery units for the server?
    and if we buy 10 new computers too? | Do you sell laptops? | What does a business notebook cost? | How much for a decent desktop?
    Do you supply monitors and docking stations? | Price of a small server? | Where do I get new PCs, from you or from Best Buy?
    Can I lease computers from you? | Do you carry refurbished machines? | Need 12 ThinkPads, can you get them? | What would a firewall appliance run me?
    Could you order us a new switch and three access points? | Cost of a NAS for a photo studio? | Do you resell Dell?
    Our reception PC is from 2014 and must go. Would you supply a replacement, and for how much?
    We open a second branch in Thornhill in May and need fifteen workstations with screens. Can they be purchased via you?
    I have to equip four new hires before the 1st. What's the price of a laptop with 16 GB?
    The server in the basement is nine years old. Roughly what should a new one cost for a 25-person office?
    Our designers want big calibrated displays. Do you procure those as well?
    Is it okay to buy computers ourselves at Costco, or do we have to get them from you?
    My boss would like to rent devices rather than own them. Do you have a device-as-a-service rental?
    Do you put a markup on computers you order for clients? | For a construction site in Vaughan we need three rugged tablets; can you source them?
    Windows 10 is out of support and eight of our machines can't be upgraded. What would eight replacement PCs come to?
    Canada Computers quoted us $1,349 per laptop. Would yours be less? | How long is the warranty on the desktops you sell?
    I'm after a UPS battery for our rack. Is that something I can purchase from you? | If we order twenty Lenovo machines at once, what's the unit price?
    do u sell pcs | laptop prices? need 5 | can i buy a sever from you guys | how much 4 a new desktop w/ monitor | u sell used thinkpads?
    You sell also computers, or only the service? | How much costs one portable computer for the office? | We need to buy new server, you can furnish?
    I search five laptops not too expensive, can I order by you?
    we need about eight new computers for our office and I was wondering if you sell those or we get them somewhere else
    what would a new server cost these days ours is making a horrible noise so we want to replace it with one from you
    can you guys order printers and laptops for us and have them delivered to our place in Ajax | Vendez-vous des portables et des écrans?
    Combien pour un nouveau serveur pour un cabinet de 20 personnes? | Any hot deals on laptops this week?
    We want to buy a UPS so that an outage doesn't hurt the server. Which ones do you sell?
    Our old server is retired and runs nothing now. Can you sell us a new one?
    I need ten rugged notebooks that survive water and drops on a construction site, do you supply those?
  `,
};
