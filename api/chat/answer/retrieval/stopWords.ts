/** Words that say nothing of what a question is about. */
export const stopWords = new Set(
  (
    'a an the and or but if so than then too very just also only any some all each every no not nor this that these those there here it its is are was were be been being am ' +
    'i im ive id me my mine we us our ours you your yours youre he she they them their his her who whom whose which what whats when where why how hows ' +
    'do does did done doing dont doesnt didnt have has had having havent can cant cannot could couldnt will wont would wouldnt shall should shouldnt may might must ' +
    'of to in on at by for from with without about into over under between through during before after up down out off again as like ' +
    'please thanks thank hi hello hey ok okay well really actually maybe perhaps ' +
    'tell know explain say give get got want need help make let lets go going looking look see show find use take more much many lot lots ' +
    'knows likes few create creating prepare together even ones one else such per via rather quite whether gets getting wants wanted needs needed makes made making gives gave given giving says said tells told looks looked takes took taken yes yeah yep nope ' +
    'basically literally honestly simply fully totally completely probably kinda gonna wanna gotten ' +
    'often usually question questions wondering wonder ask asking guys folks kind sort thing things something anything someone somebody anyone anybody'
  ).split(' '),
);
