import type { RecordsInput } from '../../schema/site.ts';

export const outOfScopeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'out-of-scope',
  examples: `
    joke | weather today | lotto numbers | tell me a joke | write me a poem | book me a flight | do you sell pizza | do you sell shoes | what's 17 times 23
    quel temps fait-il | recipe for pancakes | translate this text | do you sell waffles | how do I bake bread | how far is the moon | can you do my taxes
    capital of australia | do you deliver pizza | What is 17 times 23? | where can I buy a car | good sushi near yonge | is it gonna snow tmrw
    can you do my homework | raconte-moi une blague | numéro gagnant du 6/49 | who won the leafs game | do vaccines hurt a lot | how much is 17 times 43
    which stock should I buy | what time is it in tokyo | How tall is the CN Tower | any hot stock tips today | Is a hot dog a sandwich?
    who is the prime minister | pour qui je devrais voter | do you sell car insurance | Write a poem about autumn | Do you sell winter tires?
    How tall is the CN Tower? | gimme a joke abt penguins | whats the capital of peru | give me horoscope for leo | is the moon made of cheese
    flights to cancun in march | need a good divorce lawyer | what's the weather tomorrow | who won the game last night | what is bitcoin price today
    write me an essay on hamlet | average rent in mississauga | gym near yonge and eglinton | ki a gagné la guerre de 1812 | whos gonna win the superbowl
    who's gonna win the election | My cat won't eat, any ideas? | what is the capital of france | recommend a restaurant nearby
    score du match des leafs hier | Can you repair my dishwasher? | last nights lotto max numbers | any good movies on netflix rn
    What time is it now in Manila | what is the weather in toronto | Do you believe that God exists | What's the capital of Mongolia?
    Who was prime minister in 1988? | translate good luck in japanese | How many calories has a poutine | what do you think about politics
    can you recommend a good dentist | bon resto libanais à Mississauga? | Give me a recipe for butter tarts | Y va-tu neiger en fin de semaine?
    Will it rain in Toronto tomorrow? | hw do i get rid of ants in kitchn | Who won the Leafs game last night? | where's the best pizza in toronto?
    film à écouter ce soir sur netflix? | do you cater lunch for your clients | r there any good beaches nr toronto | how do u get red wine out of carpet
    Do you want to go on a date with me? | what will bitcoin be worth next year | Translate "good morning" into Korean
    wheres a cheap place 2 get a haircut | c'est quoi la capitale de l'australie | hey who won the leafs game last night
    how to get rid of ants in the kitchen | comment enlever une tache de vin rouge | Where can I get good ramen near Bloor?
    Can you recommend a movie for tonight? | What is the weather tomorrow in Ottawa | Quelle est la recette de la tourtière?
    write a python script that sorts a list | write a birthday poem for our hygienist | mon chien vomit depuis hier je fais quoi
    Which horse should I bet on at Woodbine? | Who painted the Mona Lisa, my niece asks | How long must I boil an egg so it's soft
    Qui a gagné le match des Canadiens hier? | You know where is the bus to the airport? | what's a good name for a golden retriever
    How do I get ketchup out of a white shirt? | C'est quoi la meilleure poutine à Toronto? | Where I can renew my Ontario driver licence
    When does the liquor store close on Sunday? | Could you suggest a recipe for butter tarts? | What means the dream when teeth are falling?
    What is the meaning of life according to you | I want learn to play the guitar, how I begin | aide-moi à faire mon devoir de maths, 3x+5=20
    Please find me a babysitter for Saturday night | Can you recommend a novel for a long train ride | Which bus goes from Union Station to the airport
    Which mortgage rate is better, fixed or variable? | please to make my homework of mathematics, 3x+5=20
    Whom should I vote for in the provincial election? | How I can apply for citizenship of Canada, please?
    Does the Blue Jays' stadium roof open in the rain? | Pourriez-vous me suggérer une recette de tourtière?
    Could you help me write a birthday poem for my aunt | I search an apartment with two rooms near to subway
    Quel est le cours de l'action de Shopify aujourd'hui? | which highway do your guys take to get to markham lol
    Who do you think should win the next federal election? | who sings that song that goes na na na hey hey goodbye
    My tomato plants have yellow leaves, would you know why | I'd like to order two large coffees and a dozen Timbits
    I need help to fill my application for the child benefit | What's the best way to fall asleep when my husband snores
    hey what time does the liquor store on queen close tonight | The toilet in our office is blocked, do you know a plumber
    Should I put my savings into Nvidia stock or a GIC this year? | I look for apartment with two bedroom not expensive, you have?
    The 401 is a parking lot. How long will it take me to get home? | is it going to rain downtown tomorrow? thinking of walking over
    I've got tickets for the Raptors I can't use. Want to buy them? | My car makes a squealing noise when I brake, what could that be
    write a python script that collects email adresses from websites | When does the Gardiner reopen? I've been in traffic for an hour.
    i need to find a good divorce lawyer in hamilton do you know any | We have a leaky toilet on the second floor; do you send plumbers?
    is it gonna snow this weekend do I need to put my winter tires on | For my citizenship test, what is the name of the governor general
    My tomatoes have yellow leaves since July, too much water perhaps? | I'd like to order two large pepperoni pizzas to 88 Harbour Street.
    can you tell me how to make pancakes without eggs because i ran out | How long do I boil an egg at altitude? We're camping in the Rockies.
    so my dog ate a grape and I'm wondering if that's dangerous for dogs | my kid has homework about the war of 1812 can you tell me who won it
    I'd love some advice on what to give my colleague for her retirement | What do you think about the carbon tax and the next federal election?
    I'm planning a weekend in Niagara. Which winery has the nicest patio? | J'aurais besoin d'une lettre de motivation pour un poste d'infirmière.
    Tell me which visa my cousin from Manila needs to visit for the summer. | Might you know a good recipe for butter tarts, it's for our office party
    my daughters grade 9 essay on Macbeth is due tmrw, write 500 words for me
    I was hoping you could suggest a weekend getaway within two hours of the city
    The muffler fell off my Corolla on the 401, do you know a mechanic who's open?
    Please help me with the homework of chemistry, balance the equation of propane
    I have $5,000 left over. Should I put it into Nvidia shares or a savings account?
    okay random question but what temperature do you cook a turkey at and for how long
    I need a babysitter in the Junction for Saturday evening, can you help me find one?
    Need a python script that scrapes names off my competitor's LinkedIn, can u code that
    Our lease is up and we're hunting for a bigger warehouse in Vaughan, have you got listings?
    I need a Python script that downloads all the pictures of a website, could you code that for me?
    My daughter has to hand in an essay on the War of 1812 by Monday. Could you write the introduction? | do you know a plumber, leaky tap at my house
    how do i break in new leather shoes | best pizza near union station | leafs score?
    Could you perhaps recommend a nice restaurant for a retirement lunch? | What will be the weather on the weekend in Niagara? | i need a plumber fast
    The toilet on our second floor is overflowing and no plumber picks up. Can you suggest one? | how do I make a lasagna for twelve people
    Quel temps fait-il à Montréal? | write me a poem about autumn | My daughter has a school essay about the War of 1812, could you write it?
    capital of australia? | translate "good morning" to italian | bitcoin price now
    so my dog ate a whole bag of grapes and I don't know if that is bad for dogs do you have any idea | cheap flights to cancun
    which hotel is the best for families in Quebec City? | when is easter next year | driver's licence renewal, which office?
    The TTC left me standing in the rain AGAIN. When does the next 501 streetcar come?
    My mortgage is up in spring. Fixed or variable, what would you take? | best mortgage rate | Who was the second prime minister of Canada?
    how tall is cn tower | what's 17 percent of 2340 | solve x squared minus 5x plus 6 | I have headache since three days, what I can take for it?
    can I take advil with tylenol | knee pain exercises | How do I get red wine out of a carpet? | my neighbour's tree, when can it be pruned
    Something to give my wife for our twentieth anniversary, any ideas? | Une bonne recette de tourtière?
    my car makes a grinding noise when I brake and the garage wants nine hundred dollars is that normal | winter tires, when to put on?
    tire change near me | Where could I rent a van for moving furniture on Saturday? | I'd like to order two large coffees and a dozen doughnuts
    is there a good vet in Leslieville | how do i get a stroller on an airplane | film recommendation for tonight | what's on netflix
    Raptors tickets, where to buy? | why is the sky blue | how long boil eggs | How many calories does a butter tart have?
    I want to learn the guitar, how should I start? | names for a baby girl | name for my cat | Canada Post lost my parcel!! Where is it?
    how do I apply for permanent residence for my husband | what's the exchange rate dollar to euro
    who sings that song about the black horse and the cherry tree | Où acheter un sapin de Noël? | paint colour for a small bathroom
    so we're having our Christmas lunch for like twenty people and I need a place with a private room near King and Spadina any suggestions
    My landlord raised the rent by fifteen percent and I am boiling. How much can rent go up in Ontario this year?
    Would you happen to know at which hour the St. Lawrence Market opens on Saturdays?
    my son has his G2 road test next week, got any tips to help him pass | The raccoons got in my green bin again, those bastards! How do I keep them out?
    Could you compose a short speech for my sister's wedding, something funny but tasteful?
    i was listening to the radio and they said there's a meteor shower tonight so where should I drive to see it
    My baby doesn't sleep in the night, you know some trick for it?
    I'm hunting for a good daycare close to Broadview with a spot for a two-year-old. Any ideas? | What should one wear to a christening in November?
    we have mice in the kitchen and the exterminator wants six hundred, is there a home remedy for mice
    Explain to me please the rules of the cricket, my colleagues speak only about this | my kid has a stomach virus, what helps | who won the election
    I want invest my savings, you think gold is good? | do you believe in god | tomatoes turn yellow, too much water?
    What language do they speak in Suriname? | gas prices are a joke, when do they finally drop
    I have bought one sofa and it doesn't pass by the door, what I should do? | The Blue Jays bullpen is a disgrace, who should they trade for?
    how much rebar for a slab of 40 by 60 | write me a vlookup formula | what is the weather in ajax | can you do our bookkeeping | do you file taxes
    help with my homework | what's the weather | what's the weather today | will it rain tomorrow | do you know any jokes | did the Leafs win
    who won the hockey game | what's the capital of France | who's the president | what time is it | what's today's date | what's 15 times 12
    help me with my homework | write a poem about cats | write me an essay | write a cover letter for me | give me a recipe | how do I cook rice
    recipe for banana bread | where can I get pizza | best restaurant in Toronto | I want to order a pizza | can you book a flight | recommend a movie
    what's a good movie | sing me a song | what's the meaning of life | who should I vote for | should I buy bitcoin | what's the bitcoin price
    what are the lottery numbers | translate this to Spanish | whats the wether today | tel me a joke | who won the hocky game | what's 2+2
    how do I get to the airport | qui a gagné le match hier | write my boss an email saying I'm sick | translate this menu into Italian
    help me plan our Christmas party | write a birthday poem for my coworker | write me a cover letter | can you make a shopping list for the office lunch
    draft a letter to my landlord | what should I say in my wedding speech | solve this math problem for me | write a product description for our candles
    summarize a book for me | plan a menu for 20 people | give me a recepie for banana bread | write a job ad for a hairdresser
    translate my resume to Spanish | come up with a name for my food truck | write a thank you note to a customer | make a workout plan for me
    proofread my essay please | plan a trip to Quebec City for the team | write an instagram caption for my bakery | do my taxes for me
    help my kid with a history project | write a performance review for my assistant | write an Excuse letter for school
    draft a reply to an angry customer for me | make me a seating plan for a gala | can you write a eulogy | make a schedule for my cleaning crew
    writte a letter to my boss for raise | can you transalte a letter from Polish | compose a farewell card for our receptionist
    suggest games for a retirement party | order pizza for the office please | écris un courriel à mon patron pour demander congé
    peux-tu faire le devoir de maths de mon gars | traduisez-moi ce menu en anglais svp | organise le party de Noël du bureau
    compose un poème pour la fête de ma collègue
  `,
};
