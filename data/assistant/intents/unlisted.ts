import type { RecordsInput } from '../../schema/site.ts';

export const unlistedIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'unlisted',
  examples: `
    Is your van yellow?
    which colour are the chairs in your lobby
    did your team win a tournament
    who painted the mural in your office
    do you sponsor a soccer team
    can I bring my dog to your office
    do your technicians wear uniforms
    is your office building green
    what music do you play on hold
    do you have a company song
    who designed your logo
    how many coffee machines do you have
    Pouvons-nous utiliser votre logo dans notre rapport annuel à titre de partenaire?
    commanditez-vous des tournois de golf ou des équipes de hockey?
    je suis journaliste et je voudrais une entrevue sur la cybersécurité des PME
    donnez-vous vos vieux ordinateurs à des écoles?
    vos bureaux sont-ils accessibles en fauteuil roulant
    quelqu'un de chez vous pourrait venir parler devant notre association de comptables à Hamilton?
    un de vos camions bloque notre entrée de stationnement à Vaughan
    Avez-vous un programme pour les partenaires qui vous réfèrent des clients contre commission?
    j'ai trouvé une faille sur votre site web, à qui je signale ça
    y'a une faute dans votre page sur la VoIP, le mot est mal écrit
    quelle est votre politique environnementale, compensez-vous le carbone?
    vous cherchez tu a acheter des petites compagnies TI? je veux vendre la mienne
    do you sponsor hockey teams
    I am a reporter and would like to interview someone about ransomware in Ontario.
    wheelchair access?
    you have program where i bring client and receive commission
    hey one of your vans is blocking our driveway in Vaughan can somebody move it
    typo on your VoIP page
    Do you recycle old gear, or just dump it in a landfill like everybody else?
    found a security hole in your website, who do i report it to
    May we reprint your glossary in our association's newsletter?
    guest speaker
    would you buy a small IT business in Barrie, i'm retiring
    do you donate old computers to charities like ours
    Can one service be bought without a monthly plan?
    your page on pricing does not open
    my admin password is Maple!Leaf88 can u check if its ok
    My password is Bluejay2291! can you check if it is safe?
    Could you kindly tell me how many tickets your help desk closed last year, and what share was solved on the first call?
    my password is Sunny!2024 can you check if its strong
    the calculator is not clear
    Is it per computer or per person? We are 12 with 20 machines.
    If I send my golf buddy over and he signs, is there a finder’s fee in it for me?
    Is that for the whole company or for each person?
    We only want the backup part, nothing else, our nephew does the rest. Can we buy just that?
    Does a person with a laptop and a phone count as one user or two?
    is it per person or per computer
    the form does not work for me
    How many tickets per employee did your help desk close last month on average?
    if the calculator here says a number, is it a binding offer i can wave at you later
    The city hall in the next town was hacked and it was all over the paper. Would you come give a talk to our business association?
    Would my phone count as an endpoint in a quote?
    how many tickets does one tech close per day
    Could I hold you to the number that your calculator spits out?
    Serious question. Has your own company ever been hacked, and what got out?
    Is that a binding offer?
    Everyone at our firm has a laptop, a tablet and a work phone. Do you charge three times for each of them?
    can I whatsapp you
    Do you count users as people or as devices? Some of us have a laptop and a tablet.
    Would you sponsor our kids hockey team this season? Jerseys are about 900 bucks.
    Main office in Oakville and a small branch in Ajax. Can one agreement cover both?
    Our main office is downtown and there is a little warehouse in Brampton. Can both be on one agreement?
    We have to hire a firm that is at least partly unionized, being a union local ourselves. Are your technicians in a union?
    what's your GST number
    Before we sign, can I ask if any of your clients have ever been hit by ransomware?
    Bookkeeping here. I am missing your HST registration number, it has to go in the vendor file.
  `,
};
