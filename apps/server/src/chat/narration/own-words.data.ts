/** Where one clause ends and another begins: a denial reaches no further. */
export const CLAUSE_BORDER =
  /[,;:–—.!?।…]|\b(?:and|but|so|because|since|which|while|aur|lekin|par|isliye|kyunki|jo|isse)\b|(?<!\S)(?:और|लेकिन|पर|इसलिए|क्योंकि|जो|इससे)(?!\S)/giu;

/** Denials of a feeling about a fact, which leave the fact as it is: "do not worry that", "mat bhooliye ki". */
export const DENIED_FEELINGS =
  /\b(?:do not|don't|need not|should not|shouldn't|never|no need to|cannot|can't) (?:be )?(?:forget|worr(?:y|ied)|fear|afraid|scared|ashamed|surprised|ignore|overlook)\b|\b(?:yeh? )?mat (?:bhool\w*|bhul\w*|dar\w*|ghabra\w*)|(?<!\S)मत (?:भूल\S*|डर\S*|घबरा\S*)/giu;

/** Doubt and hearsay beside a fact, besides what the lexicon knows: "I doubt that", "log kehte hain ki", "शायद ही". */
export const DOUBTING_WORDS =
  /\b(?:doubt\w*|unless|some say|people say|they say|is said|allegedly|supposedly|rumou?rs?|believe[sd]?|claim(?:s|ed)?|pretend\w*|hardly|barely|scarcely|keht[aei]|kaha jaa?ta|suna|shaa?yad hi|maan[ae] jaa?t[aei])\b|(?<!\S)(?:कहत[ाेी]|कहा जाता|सुना|शायद ही|माना जाता)(?!\S)/giu;

/** A clause that takes back the fact before it: "which is not true", "यह ग़लत है", "ye sach nahi hai". */
export const DENIED_STATEMENT =
  /\b(?:this|that|which|it)(?:'s|’s| is| was| were| has been)?(?: simply| just| all)? (?:not (?:so|true|the case|right|correct|there|real|yours|in your)|isn'?t (?:so|true|the case|right|correct|there|real)|never (?:so|true)|false|wrong|untrue|incorrect|a lie|a mistake|nonsense)\b|\b(?:ye[h]?|yah|jo|woh?|aisa)(?: baat)? (?:galat|jhooth?|jhuth|(?:sach|sahi|aisa|theek|thik)? ?nah?i)\b|(?<!\S)(?:यह|ये|जो|वह|ऐसा)(?: बात)? (?:ग़लत|गलत|झूठ|(?:सच |सही |ऐसा |ठीक )?नहीं)(?!\S)/giu;

/** Words by which a clause is about a person and not about a fact: "and you are strong". */
export const PERSON_WORDS =
  /\b(?:you|your|yours|yourself|people|others|they|their|we|us|our|i|me|my|someone|everyone|family|partner|mother|father|friends?|aap\w*|tum\w*|log\w*|hum\w*|main|mujhe|mera|meri)\b|(?<!\S)(?:आप\S*|लोग\S*|हम\S*|मैं|मुझे|मेरा|मेरी)/iu;

/** A comparison with one of the rest of the chart: "stronger than any other". */
export const COMPARED_WITH_REST =
  /\b(?:any|all|every|other|others|rest|else|sab|sabse|baaki|baki|kisi)\b|(?<!\S)(?:सब|सबसे|बाकी|बाक़ी|किसी)(?!\S)/iu;

/** Before a noun: what follows would be denied. "No {{yoga-x|noun}}", "you never had {{yoga-x|noun}}". */
export const WORDS_BEFORE_NOUN = 4;
/** After a noun: only what it does may be denied ("does not let you rest"), not that it is there. */
export const DENIED_VERB =
  /^\s*(?:do|does|did|will|can|could|may|might|need|must|would|should)(?:\s*not|n't|\s+never)\s+(?!be\b|exist|hold|apply|occur|happen|run|stand|sit|lie|belong|count|appl)[a-z]+/iu;

const LINKING_VERB =
  "is|are|was|were|be|being|seems?|looks?|stays?|remains?|feels?|becomes?|appears?|proves?|sounds?|gets?|turns? out";
/** A noun followed by a verb that ascribes a quality to it. */
export const LINKED_QUALITY = new RegExp(
  `^\\s*(?:also |still |often |usually |rather |quite |very |so |a bit |somewhat )*(?:${LINKING_VERB})\\s+(?:also |still |often |usually |rather |quite |very |so |a bit |somewhat |at its |always )*([a-z'-]+)`,
  "iu",
);
/** What a noun may be said to be: words that describe how it feels or what it is good for, none that judge its place in the chart. */
export const QUALITIES: ReadonlySet<string> = new Set(
  (
    "a an the your one part what why where how when who behind about at here there like for with worth meant made " +
    "helpful useful demanding patient slow steady quick busy quiet active calm gentle restless serious generous warm " +
    "sober careful practical tender private public playful strict kind heavy light long short temporary lasting real " +
    "visible hidden familiar tiring rewarding instructive encouraging comfortable uncomfortable difficult easy hard good " +
    "asking giving pulling pushing teaching testing opening closing working known felt seen this that"
  ).split(" "),
);
