import type { RecordsInput } from '../../schema/site.ts';

export const outOfScopeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'out-of-scope',
  examples: `
    what's the weather tomorrow
    tell me a joke
    who won the game last night
    write me a poem
    what is the capital of france
    recipe for pancakes
    can you do my homework
    translate this text
    what's 17 times 23
    write a python script that sorts a list
    who is the prime minister
    which stock should I buy
    recommend a restaurant nearby
    what do you think about politics
    do you sell pizza
    book me a flight
    what time is it in tokyo
    raconte-moi une blague
    quel temps fait-il
    do you sell waffles
    can you recommend a good dentist
    do you sell shoes
    where can I buy a car
    is the moon made of cheese
    how do I bake bread
    Pourriez-vous me suggérer une recette de tourtière?
    score du match des leafs hier
    bon resto libanais à Mississauga?
    c'est quoi la capitale de l'australie
    aide-moi à faire mon devoir de maths, 3x+5=20
    Quel est le cours de l'action de Shopify aujourd'hui?
    pour qui je devrais voter
    traduis « good morning » en japonais
    comment enlever une tache de vin rouge
    J'aurais besoin d'une lettre de motivation pour un poste d'infirmière.
    numéro gagnant du 6/49
    le traffic sur la 401 est tu bon
    mon chien vomit depuis hier je fais quoi
    film à écouter ce soir sur netflix?
    ki a gagné la guerre de 1812
    weather today
    Could you suggest a recipe for butter tarts?
    joke
    please to make my homework of mathematics, 3x+5=20
    hey who won the leafs game last night
    The 401 is a parking lot. How long will it take me to get home?
    good sushi near yonge
    Whom should I vote for in the provincial election?
    lotto numbers
    capital of australia
    write a birthday poem for our hygienist
    I have $5,000 left over. Should I put it into Nvidia shares or a savings account?
    Can you fix my TV?
    which highway do your guys take to get to markham lol
    Need a python script that scrapes names off my competitor's LinkedIn, can u code that
    I need a Python script that downloads all the pictures of a website, could you code that for me?
    my daughters grade 9 essay on Macbeth is due tmrw, write 500 words for me
    Please compose a limerick about the president of our business association, he turns sixty on Friday
    is it gonna snow tmrw
    Which shares should I buy this week?
    is it going to rain downtown tomorrow? thinking of walking over
    do you deliver pizza
    my tooth is throbbing, can i take ibuprofen on top of amoxicillin?
    do you cater lunch for your clients
    write a python script that collects email adresses from websites
    write me a linkedin post about our new dental office opening
    I have had a sore throat and a fever for three days, what medicine should I take?
    what is the weather in toronto
    Are your offices haunted?
    Do you want to go on a date with me?
    Which stocks would you buy with the $20,000 in our association's account?
    what will bitcoin be worth next year
    which pills should i take for a migraine
    Pretend you're a comedian now and give me ten jokes about engineers.
    Can you repair my dishwasher?
    I have been getting dizzy every morning for a week now and my doctor can't see me before Tuesday. Do you think I should stop taking my blood pressure pills?
    My knee has been swollen since Sunday. What painkiller should I take and how much?
    pretend ur my buddy and write me a poem about pizza instead
    Who do you think should win the next federal election?
    do you sell car insurance
  `,
};
