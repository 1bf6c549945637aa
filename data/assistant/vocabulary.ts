import type { RecordsInput } from '../schema/site.ts';
import { counting, numbers, units } from './countingVocabulary.ts';
import { asks, ellipses } from './questionVocabulary.ts';

/** Words of everyday English and French that numbers, quotes and languages are read with. */
export const vocabulary: RecordsInput['assistant']['vocabulary'] = {
  objections: `why not | who cares | pourquoi pas`,
  questionStarts: `what | how | where | when | who | which | why | whether | how much | how many | how long | how fast | how often | how do
      | how does | how can | how is
    | how are | do you | do we | do i | does it | does that | does the | can you | can we | can i | could you | could we | is there | is it
      | is that | are you
    | are there | are we | will you | would you | should we | must we | have you | may we | tell me | give me | send me | am i | combien | quand
      | est ce que
    | pouvez vous | avez vous | ou est | comment | quel est | quels sont | quelle est`,
  toAct: `can i | can we | could i | could we | may i | may we | can i just | should i just | should we just | ok if i | ok if we | ok to
      | alright to | all right to | okay to | safe to | fine to | do i just | what if i | est ce que je peux | je peux | puis je`,
  toSafety: `out leave leaving outside away evacuate exit call calling phone dial 911 neighbour neighbours neighbor neighbors hospital ambulance`,
  asks,
  ellipses,
  steps: {
    prohibits: `no nothing nobody never not none nor aucun aucune jamais pas ni rien personne`,
    restricts: `if unless only otherwise until till away out off stop stopped avoid except si sauf seulement jusqu`,
    open: `or what which where who when why how ou quoi quel quelle comment quand qui`,
    general: `should shall must ok okay alright use uses using used keep keeps keeping make get getting put`,
    reports: `fine good works work working worked open opened closed close shut done did checked tried set turned turn full empty clean new
      find found see reach move moves moved budge stuck jammed already everything both same nothing happens happened changed change bon bonne
      fait ferme fermee ouvert ouverte trouve trouver marche verifie bloque bloquee plein vide`,
    asks: `should i | should we | should the | should he | should she | should they | should it | shall i | shall we | do i need | do we need | do i have
      | must i | est ce que je dois | dois je`,
  },
  joints: `and also plus et or but`,
  negations: `not no pas`,
  pronouns: {
    any: `that this it those these them they his her him their`,
    last: `that it`,
    all: `both them those`,
  },
  shorthand: {
    u: 'you',
    ur: 'your',
    r: 'are',
    n: 'and',
    y: 'why',
    w: 'with',
    wo: 'without',
    wat: 'what',
    wht: 'what',
    wut: 'what',
    hw: 'how',
    mch: 'much',
    pls: 'please',
    plz: 'please',
    svp: 'please',
    thx: 'thanks',
    ty: 'thanks',
    tks: 'thanks',
    teh: 'the',
    abt: 'about',
    bc: 'because',
    cuz: 'because',
    ppl: 'people',
    emp: 'employees',
    usrs: 'users',
    hrs: 'hours',
    hr: 'hour',
    mo: 'month',
    mth: 'month',
    mnth: 'month',
    mthly: 'monthly',
    yr: 'year',
    yrs: 'years',
    yrly: 'yearly',
    tel: 'phone',
    msg: 'message',
    biz: 'business',
    acct: 'account',
    accts: 'accounts',
    tmrw: 'tomorrow',
    nite: 'night',
    incl: 'included',
    gonna: 'going to',
    wanna: 'want to',
    gotta: 'have to',
    gimme: 'give me',
    lemme: 'let me',
    dont: 'do not',
    doesnt: 'does not',
    didnt: 'did not',
    cant: 'can not',
    cannot: 'can not',
    wont: 'will not',
    isnt: 'is not',
    arent: 'are not',
    wasnt: 'was not',
    im: 'i am',
    ive: 'i have',
    whats: 'what is',
    wheres: 'where is',
    whos: 'who is',
    hows: 'how is',
    thats: 'that is',
    theres: 'there is',
    youre: 'you are',
    theyre: 'they are',
    bkup: 'backup',
    bkups: 'backups',
    mgmt: 'management',
    num: 'number',
    nbr: 'number',
    prof: 'professional',
    ttl: 'total',
    addon: 'add on',
    addons: 'add ons',
    helpdesk: 'help desk',
    fone: 'phone',
    fones: 'phones',
    k: 'ok',
    okay: 'ok',
    bjr: 'bonjour',
    cb: 'combien',
    qd: 'quand',
    pr: 'pour',
    diff: 'difference',
    vs: 'versus',
    info: 'information',
    mgr: 'manager',
    asap: 'now',
    nevermind: 'never mind',
  },
  functionWords: {
    en: `the is are do does you your we our how much what where when can could would i my for and of to a in it on have need want please help with if
      not no this that there they from be at by an or will was who which why yes thanks hello hi me us am so but all any some about get just
      one ones then has had does did something anything there here these those them it its also too very much more less than like way thing things
      really
      still ever now again per month year day week head kind sort lot bit maybe okay ok well sure first next other others same such both each only`,
    fr: `rappelez rappeler appelez pis cher trop prix forfait forfaits svp merci courriel heures ouvert ouverts le la les un une des du est sont et
      ou avec pour pas que qui quoi je vous nous votre vos notre nos mon mes combien coute bonjour bonsoir salut
      merci avez avons sommes etes comment quel quelle quels quelles quand parler parlez francais besoin prix tarif oui ce cette ces dans sur au aux en
      ca il elle on plus aussi heures ordinateur aide peut pouvez voudrais faut ete fait mais si par y a ne se sans combien entreprise bureau où à
      été êtes
      coûte français adresse numéro numero téléphone courriel ouvert ouverts forfait forfaits employés employes personnes offrez donnez vite urgent`,
    es: `el los las una es con para por cuanto cuánto cuesta hola gracias necesito ayuda usted ustedes que qué como cómo donde dónde puede pueden
      quisiera
      tienen tiene precio precios mi nuestro empresa habla hablan español buenos buenas dias días tardes servicio soporte del usuarios nosotros somos`,
    de: `der die das ein eine ist sind mit für wie viel kostet was und wir ich sie brauchen hilfe sprechen deutsch bitte guten tag hallo danke haben
      können
      nicht unser firma preise kosten mitarbeiter wo bieten`,
    it: `il lo gli una è con per quanto costa prezzo ciao buongiorno buonasera grazie ho bisogno aiuto azienda parla parlate italiano come posso
    avete sono di
      che non vorrei nostro offrite prezzi`,
    pt: `você vocês voce os as uma com para quanto custa preço preços empresa fala falam português não nosso temos olá bom dia boa tarde obrigado
      obrigada
      preciso ajuda gostaria quero somos atendem quais`,
    pl: `cześć dzień dobry dziękuję potrzebuję pomoc ile kosztuje jest dla czy mówi polsku proszę cena firma mamy`,
    tl: `kumusta magkano po kailangan namin salamat tulong magandang araw ang mga ba kayo`,
  },
  units,
  numbers,
  counting,
  clauses: {
    breaks: `and but while whereas then et mais puis`,
    some: `of only just remaining`,
    definite: `the those these our my all les ces nos`,
  },
  numberedNames: `group microsoft office m windows win server ios iso soc level tier wcag section bylaw law by regulation highway hwy exchange
      dynamics version
    phase class pci suite unit route line bill o`,
  beforePeople: `said meant mean it that was were maybe until for are with have has at about say around roughly approximately nearly almost only just
    count number users staff people employees headcount become becomes
    seats if reach hit got need on x between to from make be we size now currently and or pour avec sommes environ then team than rather plus grow is`,
  wholes: `team staff company office firm group practice shop clinic business crew headcount users people employees seats agency charity studio size
    count plant store
    equipe entreprise cabinet bureau brokerage`,
  changes: {
    add: `take | get | use | go with | add | plus | with | include | including | put in | throw in | bring back | put back | also want | along with
      | together with | as well as
      | keep | and | avec | ajoutez | ajouter`,
    addOnly: `what if | instead | add | put in | throw in | bring back | put back | also want | ajoutez | ajouter | make it | switch to | change to
      | put it`,
    remove: `not | close | closing | swap | swapping | replace | exchange | trade | not a | not an | are not a | without | minus | drop | dropping
      | remove | removing
      | take out | take off | take away | leave out | leaving out | leave off | skip
      | cancel | less the | get rid of | forget | forget about | do not want | do not need | not need | except | excluding | exclude | no | not the
      | instead of | rather than | scrap | lose | ditch | not including | sans | enlevez | retirez | nix | cut | strip out | kill | delete | hold`,
    removeAfter: `out | off | away | is not needed | not needed | not required | can go | is too much | are not needed | out again | off again`,
    more: `extra | additional | another | hire | hired | hiring | plus | add | adding | grow by | growing by | took on | taking on | bring on
      | and another`,
    moreAfter: `more | extra | additional | new hires | join | joining | joined | start | starting | on top | de plus | new people | new staff
      | arrive | arriving`,
    fewer: `lose | losing | lost | minus | without | remove | drop | not count | leave out | except | laid off | laying off | take away | take off
      | take out
      | let go | down by | shrink by | not counting | do not need | not include | exclude | excluding | subtract | fired | fire | cut`,
    fewerAfter: `fewer | less | quit | leave | left | leaving | retire | retiring | retired | de moins | stay out | do not need | do not count
      | drop out`,
    correct: `sorry | i mean | i meant | actually | correction | rather | wait | scratch that | no wait | oops | make that | in fact | pardon | plutot`,
    double: `double | twice as many | twice that | twice the | two times | le double | doubled`,
    half: `half of us | half of them | half as many | half that | half the | only half | la moitie | half`,
    rest: `the rest | everyone else | everybody else | the others | the remaining | other half | remaining | les autres | rest`,
    move: `move | moving | switch | switching | bump | upgrade | downgrade | put | shift | keep | keeping | leave | transfer | stay | stays | stays on
      | gets | get | deplacez | passez | gardez | laissez`,
    each: `each | per office | per location | per site | per clinic | per shop | per branch | per store | apiece | in every | in each | chacun`,
    alternative: `now | today | currently | at the moment | will be | later | next year | or | versus | compared | compare | then | and then | if
      | what if | to | until | instead | maybe | ou`,
    everything: `with everything | everything included | everything on it | everything except | everything but | everything minus | all the bells
      | the works | fully loaded | all add ons | all the add ons | all options | tout compris | avec tout | tout sauf`,
    extras: `extras | add ons | addons | options | add on | extra stuff | bells and whistles | options supplementaires`,
    everyExtra: `all every each tous`,
    difference: `diff | which is cheaper | which one is cheaper | savings | saving | do we save | would we save | difference | differ | gap | how
      much more | extra cost | more expensive | cheaper than | how much cheaper | save | ecart | how much less
      | how much would we save`,
    total: `in total | total | altogether | all together | in all | all told | combined | all in | together | all of us | au total | en tout | logins
      | everyone | everybody`,
  },
  terms: {
    year: `pour un an | par an | par annee | annuel | per year | a year | yearly | by the year | a annee | annually | annual
      | for the year | whole year | full year
      | entire year | twelve months | 12 months | each year
      | every year | per annum | one year | over the year | in a year | par an | par annee | annuel | pour l annee | annee complete | pa | this year
      | for a year | years cost | a full year`,
    amount: `how much | what would it be | what would that be | what would it cost | what would that cost | what will it cost | what does it cost
      | what would we pay | what do we pay | what would it come to | what does it come to | what is it | what is the price | what is the total
      | what would the price be | what would the total be | combien`,
    firstYear: `first year | year one | the 1st year | year 1 | premiere annee`,
    month: `per month | a month | monthly | each month | every month | par mois | mensuel | month`,
    setup: `setup | set up | set up fee | setup fee | onboarding fee | start up fee | one time | one off | upfront | up front | installation | frais`,
    withoutSetup: `without setup | without set up | no setup | no set up | without the setup | without the set up | forget the setup | forget the set up
      | skip the setup | leave out setup | excluding setup | not counting setup | before setup | without onboarding | setup aside | set up aside`,
    hardware: `new computers | new laptops | new pcs | buy | hardware | new machines | new devices | replace | supply | purchase | new desktops
      | new workstations | laptops | computers | pcs | desktops | workstations | machines | notebooks | macbooks`,
    eachPerson: `per head | per person | per user | per seat | per employee | a head | a person | for each person | each person | for each user
      | for one person | par personne | par utilisateur | par employe | par tete`,
    withoutPlan: `no plan | without a plan | without plan | without any plan | not a plan | stand alone | standalone | no subscription
      | without a subscription | not on a plan | not on any plan | sans forfait`,
    byItself: `how much extra | what extra | by itself | on its own | on top of | extra is the | extra for the | additional cost of | en plus combien`,
    buying: `new | buy | buying | purchase | purchasing | replace | replacing | supply | order | plus | add | include | including | hardware
      | neufs | nouveaux | acheter`,
    withoutHardware: `no hardware | without hardware | no computers | no devices | without computers | without the hardware | without the computers
      | forget the computers | without laptops | without the laptops | own computers | no laptops | skip the hardware | skip the laptops`,
    budget: `budget | can spend | to spend | afford | we have | max | maximum | under | less than | no more than | up to | at most | stay below
      | ceiling
      | what do i get for | what can i get for | what can we get for | get for | buy us | limit | within | goes to | pay now | paying | we pay`,
    dearer: `dearer | pricier | cheaper | more expensive | less expensive | more costly | cost more | costs more | cost less | costs less | pay more
      | charge more | charge extra | cost extra | costs extra | is that extra | is it extra | pay extra
      | extra charge | surcharge | higher price | price higher | plus cher | moins cher | supplement`,
    distance: `how far | how many km | how many kilometres | distance | furthest | farthest | closest | nearest | quelle distance`,
  },
  times: {
    weekdays: {
      monday: 1,
      mondays: 1,
      mon: 1,
      lundi: 1,
      tuesday: 2,
      tuesdays: 2,
      tue: 2,
      mardi: 2,
      wednesday: 3,
      wednesdays: 3,
      wed: 3,
      mercredi: 3,
      thursday: 4,
      thursdays: 4,
      thu: 4,
      jeudi: 4,
      friday: 5,
      fridays: 5,
      fri: 5,
      vendredi: 5,
      saturday: 6,
      saturdays: 6,
      sat: 6,
      samedi: 6,
      sunday: 7,
      sundays: 7,
      sun: 7,
      dimanche: 7,
    },
    now: `now | right now | today | at the moment | currently | tonight | maintenant | still open | aujourd hui`,
    night: `roundtheclock | night | nights | at night | overnight | midnight | middle of the night | la nuit | nuit | small hours`,
    weekend: `weekend | weekends | week end | fin de semaine | fins de semaine | week ends`,
    holiday: `holiday | holidays | christmas | boxing day | new year | new years | canada day | thanksgiving | victoria day | labour day | family day
      | good friday | easter | stat | long weekend | noel | ferie | feries | jours feries | statutory`,
    evening: `evening | evenings | after hours | after work | late | outside business hours | out of hours | outside office hours | soir | le soir
      | after six | after closing`,
    morning: `early | morning | before eight | mornings | matin | first thing`,
    partsOfDay: `morning afternoon evening`,
    units: `month months year years hour hours minute minutes min mins day days week weeks mois ans heures jours semaines`,
    hours: `hour hours heure heures`,
    months: `month months mois`,
    years: `year years ans`,
    half: `half demi demie`,
    seasons: `spring summer autumn fall winter season seasons january february march april june july august september
      october november december
      printemps ete automne hiver saison`,
    past: `back then | at that time | years back | months back | last year | last winter | last summer | last spring | last fall
      | last month | last season | years ago | months ago | weeks ago
      | in the past | used to | every now and then | now and then | once in a while | from time to time | every winter | every year
      | every month | every week | each month | each week
      | annee derniere | hiver dernier | mois dernier | de temps en temps`,
    present: `again | still | right now | today | tonight | at the moment | this morning | just now | currently | encore | maintenant`,
    beforePeriods: `over for in x times during last first next sur pour pendant`,
    beforeHours: `after before until till by`,
    beforeYears: `in since from until by of year`,
  },
  positions: {
    'first one': 0,
    'the first': 0,
    '1st': 0,
    first: 0,
    'number 1': 0,
    'option 1': 0,
    'second one': 1,
    'the second': 1,
    '2nd': 1,
    second: 1,
    'number 2': 1,
    'option 2': 1,
    'third one': 2,
    'the third': 2,
    '3rd': 2,
    third: 2,
    'number 3': 2,
    'option 3': 2,
    'fourth one': 3,
    'the fourth': 3,
    '4th': 3,
    'number 4': 3,
    'fifth one': 4,
    'the fifth': 4,
    '5th': 4,
    'last one': -1,
    'the last': -1,
    'le premier': 0,
    'la premiere': 0,
    'le deuxieme': 1,
    'le dernier': -1,
    'the latter': -1,
    'the former': 0,
    'le troisieme': 2,
    'top one': 0,
    'bottom one': -1,
  },
  all: `the others | other plans | the other plans | all of them | all three | all 3 | all plans | every plan | each plan | all of those
      | all of these | all 4 | all 5 | all four | them all
      | tous | the lot | everything | all the plans | each of them | each one | every one of them`,
  both: `both | both of them | these two | those two | the two | les deux | the 2 | those 2`,
  notNames: `it ms ess ent industry industries industrial`,
  notPlaces: `the a an our your my their this that office it business house person total case time need general advance particular fact practice
      cloud use
    place one us you we them me which what each all order addition canada ontario general line person touch writing english french full half charge
    future past
    morning afternoon evening january february march april may june july august september october november december monday tuesday wednesday thursday
    friday
    saturday sunday here there home work somewhere anywhere town city area region north south east west downtown centre center front back middle`,
  streets: `street st avenue ave road rd drive dr boulevard blvd lane court crescent parkway pkwy terrace line sideroad rue chemin`,
  ofProvider: `your yours votre vos`,
  beforePlaces: `in near around to serve cover at from outside of inside serving covering toward towards beyond visit reach à a dans pres de`,
};
