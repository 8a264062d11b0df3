/** Where one clause ends and another begins: a denial reaches no further. */
export const CLAUSE_BORDER =
  /[,;:–—.!?।…]|\b(?:and|but|so|because|since|which|while|aur|lekin|par|isliye|kyunki|jo|isse)\b|(?<!\S)(?:और|लेकिन|पर|इसलिए|क्योंकि|जो|इससे)(?![\p{L}\p{M}])/giu;

/** Denials of a feeling about a fact, which leave the fact as it is: "do not worry that", "mat bhooliye ki". */
export const DENIED_FEELINGS =
  /\b(?:do not|don't|need not|should not|shouldn't|never|no need to|cannot|can't) (?:be )?(?:forget|worr(?:y|ied)|fear|afraid|scared|ashamed|surprised|ignore|overlook)\b|\b(?:yeh? )?mat (?:bhool\w*|bhul\w*|dar\w*|ghabra\w*)|(?<!\S)मत (?:भूल\S*|डर\S*|घबरा\S*)/giu;

/** Doubt and hearsay beside a fact, besides what the lexicon knows: "I doubt that", "log kehte hain ki", "शायद ही". */
export const DOUBTING_WORDS =
  /\b(?:doubt\w*|unless|some say|people say|they say|is said|allegedly|supposedly|rumou?rs?|believe[sd]?|claim(?:s|ed)?|pretend\w*|hardly|barely|scarcely|in theory|in part|partly|used to|contrary to|elsewhere|keht[aei]|kehne ko|kaash|asal me|ulta|kaha jaa?ta|suna|shaa?yad hi|maan[ae] jaa?t[aei])\b|(?<!\S)(?:कहत[ाेी]|कहने को|काश|असल में|उल्टा|कहा जाता|सुना|शायद ही|माना जाता)(?![\p{L}\p{M}])/giu;

/** A clause that takes back the fact before it: "which is not true", "यह ग़लत है", "ye sach nahi hai". */
export const DENIED_STATEMENT =
  /\bnot (?:you|yours)\b|\bthe (?:opposite|reverse|contrary)\b|\blike (?:your|my|his|her) \w+['’]s\b|\b(?:in theory|elsewhere|used to (?:hold|be))\b|\b(?:asal me|kehne ko|ulta hai)\b|(?<!\S)(?:असल में|कहने को|उल्टा है)(?![\p{L}\p{M}])|\b(?:this|that|which|it)(?:'s|’s| is| was| were| has been)?(?: simply| just| all)? (?:not (?:so|true|the case|right|correct|there|real|yours|in your)|isn'?t (?:so|true|the case|right|correct|there|real)|never (?:so|true)|false|wrong|untrue|incorrect|a lie|a mistake|nonsense)\b|\b(?:ye[h]?|yah|jo|woh?|aisa)(?: baat)? (?:galat|jhooth?|jhuth|(?:sach|sahi|aisa|theek|thik)? ?nah?i)\b|(?<!\S)(?:यह|ये|जो|वह|ऐसा)(?: बात)? (?:ग़लत|गलत|झूठ|(?:सच |सही |ऐसा |ठीक )?नहीं)(?![\p{L}\p{M}])/giu;

/** Words by which a clause is about a person and not about a fact: "and you are strong". */
export const PERSON_WORDS =
  /\b(?:you|your|yours|yourself|people|others|they|their|we|us|our|i|me|my|someone|everyone|family|partner|mother|father|friends?|aap\w*|tum\w*|log\w*|hum\w*|main|mujhe|mera|meri)\b|(?<!\S)(?:आप\S*|लोग\S*|हम\S*|मैं|मुझे|मेरा|मेरी)/iu;

/** A comparison with one of the rest of the chart: "stronger than any other". */
export const COMPARED_WITH_REST =
  /\b(?:any|all|every|other|others|rest|else|sab|sabse|baaki|baki|kisi)\b|(?<!\S)(?:सब|सबसे|बाकी|बाक़ी|किसी)(?![\p{L}\p{M}])/iu;

/** Before a noun: what follows would be denied. "No {{yoga-x|noun}}", "you never had {{yoga-x|noun}}". */
export const WORDS_BEFORE_NOUN = 4;
/** Before a noun: the person would be without it. */
export const LACKING_WORDS = /\b(?:denied|deprived|lost|lack(?:s|ed|ing)?|miss(?:ed|ing)|instead|rather|except)\b/giu;
/** After a noun: only what it does may be denied ("does not let you rest"), not that it is there. */
export const DENIED_VERB =
  /^\s*(?:do|does|did|will|can|could|may|might|need|must|would|should)(?:\s*not|n't|\s+never)\s+(?!be\b|work|exist|hold|apply|occur|happen|run|stand|sit|lie|belong|count|appl)[a-z]+/iu;

const LINKING_VERB =
  "has been|have been|had been|is|are|was|were|be|being|seems?|looks?|stays?|remains?|feels?|becomes?|appears?|proves?|sounds?|gets?|turns? out";
/** A noun followed by a verb that ascribes a quality to it. */
export const LINKED_QUALITY = new RegExp(
  `^\\s*(?:also |still |often |usually |rather |quite |very |so |a bit |somewhat )*(?:${LINKING_VERB})\\s+(?:also |still |often |usually |rather |quite |very |so |a bit |somewhat |at its |always )*([a-z'-]+)`,
  "iu",
);
/** A pronoun for the fact before it, followed by a verb that ascribes a quality to it. */
export const LINKED_PRONOUN = new RegExp(
  `^\\s*(?:where |there )?(?:it|this|that|which|he|she)\\s+(?:also |still |often |usually |rather |quite |very |so )*(?:${LINKING_VERB})\\s+(?:also |still |often |usually |rather |quite |very |so )*([a-z'-]+)`,
  "iu",
);

/** At the beginning of a clause: what stands for the fact before it. Hindi "यह" also stands before nouns. */
export const PRONOUN_SUBJECT =
  /^\s*(?:it|this|that|which|where|there|wo|woh|jo|jahan|वह|वो|जो|जहाँ|जहां)(?![\p{L}\p{M}'’])(?! is not (?:too )?late)/iu;
/** Offers something else in place of the fact before it: "or somewhere near it". */
export const ALTERNATIVE = /^\s*(?:or|ya|या)(?![\p{L}\p{M}])/iu;
/** A doubt about the birth is one about every fact. */
export const BIRTH_WORDS = /\b(?:birth|born|janm)\b|जन्म/iu;

/** Judgments besides those of the lexicon, of a fact and not of a person. */
export const JUDGING_WORDS =
  /\b(?:excellent|perfect|terrible|ruined|hopeless|spoil(?:ed|t)|powerless|at its (?:best|worst)|its power|everything|(?:best|worst|ideal|hopeless|bad|good) (?:place|position|placement|spot)|haa?ra hu[ae]|khara+b|bekaa?r|sabse ac+h+[aei]|ac+h+[aei] jagah)\b|(?<!\S)(?:हारा हुआ|ख़राब|खराब|बेकार|सबसे अच्छ[ाेी]|अच्छी जगह)(?![\p{L}\p{M}])/giu;

/** How common a fact is; only the facts of doshas say that. */
export const RARITY_WORDS =
  /\b(?:rare(?:st|ly seen)?|one in an? (?:hundred|thousand|million)|(?:lakhon|hazaron|karodon) me ek)\b|(?:लाखों|हज़ारों|करोड़ों) में एक/giu;

/** Beside the name of a period: its beginning and end are stated by the fact. Not "a time to finish". */
export const PERIOD_EVENTS =
  /(?<!\bto )\b(?:ended|finished|started|begins?|began|begun|starts?|ends?|(?:is|are|was|were|almost|nearly|now) over|passed|stopped|broken?|follows)\b|\b(?:khatam|khatm|shuru|samapt|toot|band|poori?)\s+(?:ho|hai|hu[aie]|hog[aie]|gay[aie]|chuk[aie])\w*|(?<!\S)(?:ख़त्म|खत्म|शुरू|समाप्त|टूट|बंद|पूरी|पूरा)\s+(?:हो|है|हु|गय|गई|चुक)\S*/giu;

/** What a noun may be said to be: words that describe how it feels or what it is good for, none that judge its place in the chart. */
export const QUALITIES: ReadonlySet<string> = new Set(
  (
    "a an the your one part what why where how when who behind about here like for with worth meant made not " +
    "helpful useful demanding patient slow steady quick busy quiet active calm gentle restless serious generous warm " +
    "sober careful practical tender private public playful strict kind heavy light long short temporary lasting real " +
    "visible hidden familiar tiring rewarding instructive encouraging comfortable uncomfortable difficult easy hard good " +
    "common enough natural modest plain simple clear asking giving pulling pushing teaching testing opening closing working known felt seen this that"
  ).split(" "),
);
