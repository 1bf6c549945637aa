import type { RecordsInput } from '../../schema/site.ts';

export const outOfScopeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'out-of-scope',
  examples: `
    what's the weather tomorrow | tell me a joke | who won the game last night | write me a poem | what is the capital of france | recipe for pancakes
    can you do my homework | translate this text | what's 17 times 23 | write a python script that sorts a list | who is the prime minister
    which stock should I buy | recommend a restaurant nearby | what do you think about politics | do you sell pizza | book me a flight
    what time is it in tokyo | raconte-moi une blague | quel temps fait-il | do you sell waffles | can you recommend a good dentist | do you sell shoes
    where can I buy a car | is the moon made of cheese | how do I bake bread | Pourriez-vous me suggérer une recette de tourtière?
    score du match des leafs hier | bon resto libanais à Mississauga? | c'est quoi la capitale de l'australie
    aide-moi à faire mon devoir de maths, 3x+5=20 | Quel est le cours de l'action de Shopify aujourd'hui? | pour qui je devrais voter
    traduis « good morning » en japonais | comment enlever une tache de vin rouge | J'aurais besoin d'une lettre de motivation pour un poste d'infirmière.
    numéro gagnant du 6/49 | mon chien vomit depuis hier je fais quoi | film à écouter ce soir sur netflix? | ki a gagné la guerre de 1812 | weather today
    Could you suggest a recipe for butter tarts? | joke | please to make my homework of mathematics, 3x+5=20 | hey who won the leafs game last night
    The 401 is a parking lot. How long will it take me to get home? | good sushi near yonge | Whom should I vote for in the provincial election?
    lotto numbers | capital of australia | write a birthday poem for our hygienist
    I have $5,000 left over. Should I put it into Nvidia shares or a savings account? | Can you fix my TV?
    which highway do your guys take to get to markham lol | Need a python script that scrapes names off my competitor's LinkedIn, can u code that
    I need a Python script that downloads all the pictures of a website, could you code that for me?
    my daughters grade 9 essay on Macbeth is due tmrw, write 500 words for me
    Please compose a limerick about the president of our business association, he turns sixty on Friday | is it gonna snow tmrw
    is it going to rain downtown tomorrow? thinking of walking over | do you deliver pizza
    my tooth is throbbing, can i take ibuprofen on top of amoxicillin? | do you cater lunch for your clients
    write a python script that collects email adresses from websites | I have had a sore throat and a fever for three days, what medicine should I take?
    what is the weather in toronto | Are your offices haunted? | Do you want to go on a date with me? | what will bitcoin be worth next year
    which pills should i take for a migraine | Can you repair my dishwasher?
    I have been getting dizzy every morning for a week now and my doctor can't see me before Tuesday. Do you think I should stop taking my blood pressure pills?
    My knee has been swollen since Sunday. What painkiller should I take and how much? | Who do you think should win the next federal election?
    do you sell car insurance | What's the capital of Mongolia? | Who won the Leafs game last night? | Give me a recipe for butter tarts
    How do I get ketchup out of a white shirt? | Write a poem about autumn | What is 17 times 23? | Where can I get good ramen near Bloor?
    Which horse should I bet on at Woodbine? | Do you sell winter tires? | My cat won't eat, any ideas? | Who was prime minister in 1988?
    Can you recommend a movie for tonight? | How tall is the CN Tower? | Translate "good morning" into Korean
    I'm planning a weekend in Niagara. Which winery has the nicest patio? | We have a leaky toilet on the second floor; do you send plumbers?
    My knee hurts whenever I climb the stairs. Is it arthritis? | I need a babysitter in the Junction for Saturday evening, can you help me find one?
    Our lease is up and we're hunting for a bigger warehouse in Vaughan, have you got listings?
    Should I put my savings into Nvidia stock or a GIC this year? | I've got tickets for the Raptors I can't use. Want to buy them?
    When does the Gardiner reopen? I've been in traffic for an hour. | My tomatoes have yellow leaves since July, too much water perhaps?
    What do you think about the carbon tax and the next federal election? | How long do I boil an egg at altitude? We're camping in the Rockies.
    I'd like to order two large pepperoni pizzas to 88 Harbour Street. | Tell me which visa my cousin from Manila needs to visit for the summer.
    wheres a cheap place 2 get a haircut | whos gonna win the superbowl | gimme a joke abt penguins | hw do i get rid of ants in kitchn
    r there any good beaches nr toronto | How I can apply for citizenship of Canada, please?
    I look for apartment with two bedroom not expensive, you have? | You know where is the bus to the airport?
    What means the dream when teeth are falling? | hey what time does the liquor store on queen close tonight
    can you tell me how to make pancakes without eggs because i ran out | i need to find a good divorce lawyer in hamilton do you know any
    C'est quoi la meilleure poutine à Toronto? | Y va-tu neiger en fin de semaine?
  `,
};
