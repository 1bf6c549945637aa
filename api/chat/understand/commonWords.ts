const list = (text: string) => text.trim().split(/\s+/);

/** Words that the rules look for: a misspelt one becomes one of these. */
export const meaningful: string[] = list(`
price prices pricing cost costs costing charge charges quote quotes rate rates fee fees budget total monthly yearly annual annually expensive cheap cheaper cheapest plan plans package packages tier users user
employees employee people staff seats compare comparison difference different between versus discount discounts volume setup minimum maximum add-on contract contracts length agreement cancel cancellation month terms
hours hour open opening closed weekend weekends saturday sunday holiday holidays phone number email address office location locations areas cover serve service services support contact business company
response respond respons reply time quickly fast guarantee emergency urgent ransomware ransom hacked hacker virus malware phishing attack breach server network internet computer computers laptop password stolen encrypted
person human agent talk speak somebody someone technician operator representative complaint unhappy terrible refund robot automated assistant french english
security cybersecurity backup backups restore recovery migration cloud firewall insurance compliance compliant privacy certified certification regulations law
industries industry healthcare legal manufacturing financial nonprofit charity dentist clinic lawyer lawyers accountant engineering
much many often help move moving onboarding switch provider current existing started start assessment free article articles blog checklist template download glossary resources read guide
remote onsite visit hello thanks thank goodbye annually enterprise which where what when want included include without remove drop
`);

/** Ordinary words one letter away from one that matters. */
const confusable = list(`
prime pride prize prince rice race place plane plain plains plank plant plans peoples pupil hoard coast coat coats cone come cast lost most post host hosts costume fees feel feed feet tree trees flee fuel bulk rats rat rate dates date hates
ours hour hours your four sour tour pours hoursly house hose horse home hone phone prone stone alone phones photo close clothes closet opened opener often oven even ever never clever server serve nerve sever curve covers cover lover over cove
clean clear cloud clouds clown loud aloud proud legal local locale vocal total vital metal trail email mail main maid pain paid laid raid said safe save sale same game name names tame tank thank thanks think thing talks walk walks task tasks talks
week weak seek meek meet meat seat seats beat heat heats team teams steam term terms germ firm firms form forms norm worm farm warm warn learn lease least lasso last past fast faster master plaster pass pause cause clause
charge change chance chart chase phase praise raise raises price prices slice spice voice choice invoice device advice rest rests rust trust crust list lists lost fist mist annual manual manually casual actual equal eternal external internal
quote quotes quite quiet quilt guide guides glide tide side wide ride hide pride bride area areas are arena lawn law laws draw lawyer layer player prayer buyer dentist dental rental mental gentle clinic cynic picnic
human humane woman women agent agents urgent argent recent decent percent rent sent spent bill billing filling killing pilling willing selling telling calling falling billion million bullion station nation ration ratio radio audio
`);

/** Words of every day that a site about something else may not hold; they are right as they are. */
export const commonWords: string[] = [
  ...confusable,
  ...list(`
able above across act actually afraid afternoon against ago agree ahead allow almost alone along already alright although always amazing among angry another answer anyway apart appreciate april arrive august aunt available
baby back ball bank base basic beat beautiful become bed begin behind believe below best better bigger bill birthday black blue board body book boring boss both bought box boy break bring brother brought brown build building
bus busy buy call called calls came car card care careful carry case cash cat catch cause change chat check chicken child children choice choose church city class clean clear close closer clothes coffee cold color colour come
common complete consider cook cool copy corner correct country couple course cousin crazy cream cross cry cup curious current customer cut dance danger dark date daughter dead deal dear death december decide deep
dinner direct dirty discuss dish doctor dog dollar door double doubt dream dress drink drive drop dry due during early earth east easy eat effort egg eight else empty end engine enjoy enough enter entire especially even evening ever
exact example excellent except excited expect experience explain extra eye face fact fail fair fall family famous fan far farm father favorite favourite fear february feel feet fell felt few field fight figure fill final finally fine
finger finish fire first fish fit five fix flat floor fly follow food foot football force foreign forget form forward four free fresh friday friend front fruit full fun funny future game garden gas gave general gift girl given glad glass
gold gone gray great green grew ground group grow guess guest guy hair half hall hand happen happy hard hat hate head health hear heard heart heat heavy held hell hey high hill hire history hit hockey hold hole holiday home honest hope
horrible horse hot hotel house huge hundred hungry hurry hurt husband ice idea ignore imagine important inside instead interested iphone iron island issue item january job join joke july june jump just keep kept key kid kids kill
kitchen knew knife knock lady lake land language large last late later laugh lazy leader learn least leave left leg less letter level lie life light line list listen little live local lock lonely long lose loss lost loud love lovely low
luck lunch machine mad main major man march mark market married matter maybe meal meaning meat meet member men mention mess met middle mile milk million mind minute mirror miss mistake moment monday money monthly moon morning mother mountain
mouth move movie music name narrow natural near nearly neck neighbour neighbor nephew nervous never news next nice night nine nobody noise none noon normal north nose note nothing notice november now object october odd offer often oil old
once onion opinion orange order other outside owner page paid pain paint pair paper parent park parking part partner party pass past pay peace pen pencil perfect period pick picture piece pizza place plain plane plant plate play pleasant
please pleasure plenty pocket poem point police poor popular possible pound power prefer present press pretty prison private prize probably problem process product promise proper proud public pull purple purpose push quarter queen quick
quiet quit quite race radio rain raise ran reach ready real reason receive recommend record red regular relax remember rent repair repeat report rest restaurant result retired return rich ride right ring rise river road rock roof room round
rule run sad safe said sale salary salt same sand saturday save saw school science score sea search season seat second secret seem seen self sell send sense sent september serious set seven several shake shall shape share sharp shine ship
shirt shoe shoes shop short shot shoulder shout shut sick side sign silly silver simple since sing single sister sit situation six size skin sky sleep slow small smart smell smile snow social soft sold son song soon sorry sound soup south
space speak special speed spell spend spoke spoon sport spring stairs stand star state station stay steal step stick still stomach stone stood stop store storm story strange street strong student study stuff stupid sugar suit summer sun sunday sure
surprise sweet swim system table take talk tall taste tax taught teach teacher team tear teeth telephone television ten terrible test than their theirs them theme then theory thick thin think third thirsty thirty those though thought thousand threw
thursday ticket tie tiger till tiny tired title today toe together toilet told tomorrow tone tongue tonight tooth top touch tough tour toward town toy trade train travel treat tree trip trouble truck true trust truth try tuesday turn twelve twenty
twice two type uncle understand unit university until upset used useful useless usual vacation vegetable view village visit voice wait waiting walk wall war warm wash washing waste watch water way weak wear weather wednesday week weekly weight welcome
well went west wet wheel white whole whose wide wife wild willing win wind window wine winter wire wired wise wish woman women won wonder wonderful wood word wore work worked working world worry worse worst worth wrap write wrong wrote yard year
yellow yesterday yet young yourself zero banana bot bots chatgpt instructions prompt system ignore previous pretend rules developer mode reveal blockchain bitcoin crypto website seo app apps game iphones ipad ipads android leasing financing hiring jobs career careers resume intern
suck sucks garbage idiot dumb crap awful furious obey disclose coworker coworkers whatsapp cv invoice invoices bill overcharged refund accounts payable reviews rating testimonials references clients founded owner owns parent holiday vacation
`),
];
