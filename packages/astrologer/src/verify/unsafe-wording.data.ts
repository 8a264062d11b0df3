import type { LexiconRow } from "../language/tag-tokens.ts";

/** Phrases that must never be said about a chart, even in a true statement. */
export const UNSAFE_KINDS = [
  "certainty",
  "child",
  "curse",
  "death",
  "fate",
  "harm",
  "illness",
  "machine",
  "money",
  "person",
  "remedy",
  "treatment",
  "urgency",
] as const;
export type UnsafeKind = (typeof UNSAFE_KINDS)[number];

const unsafeRow = (value: UnsafeKind, words: string, hg = ""): LexiconRow => ({ tag: "unsafe", value, words, hg });

/**
 * Forbidden phrases in three languages. A negation beside the phrase ("no gem is needed") allows it; one inside it ("will not survive")
 * does not.
 */
export const UNSAFE_ROWS: readonly LexiconRow[] = [
  unsafeRow(
    "certainty",
    "100 %|100%|100 percent|hundred percent|guarantee|guaranteed|guarantees|guaranteeing|definitely will|will definitely|will certainly|will surely|is certain to|are certain to|bound to happen|without any doubt|without a doubt|no doubt you will|beyond any doubt|mark my words|fixed in your destiny|सौ प्रतिशत|शत प्रतिशत|गारंटी|गारंटीड|निश्चित रूप से होगा|निश्चित ही होगा|पक्का होगा|होकर रहेगा|अटल है|कोई शक नहीं|without doubt|certain to|assured of|शत-प्रतिशत",
    "100 percent|sau pratishat|shat pratishat|guarantee|garanti|guaranteed|pakka hoga|pakka milega|pakki baat|hokar rahega|zaroor hogi hi|koi shak nahi|likh ke le lo",
  ),
  unsafeRow(
    "child",
    "miscarriage|miscarry|abortion|stillborn|infertile|infertility|barren|sterile|boy child|girl child|male child|female child|baby boy|baby girl|blessed with a son|blessed with a daughter|will have a son|will have a daughter|will be a boy|will be a girl|sex of the child|cannot conceive|can't conceive|will not conceive|will conceive|गर्भपात|बांझ|बांझपन|निःसंतान|लड़का होगा|लड़की होगी|पुत्र होगा|पुत्री होगी|बेटा होगा|बेटी होगी|पुत्र प्राप्ति|पुत्र रत्न|संतान नहीं होगी|impotent|impotence",
    "garbhpat|baanjh|banjh|nisantan|ladka hoga|ladki hogi|beta hoga|beti hogi|putra prapti|putra hoga|putri hogi|miscarriage|santan nahi hogi",
  ),
  unsafeRow(
    "curse",
    "curse|curses|cursed|black magic|evil eye|witchcraft|sorcery|hex|hexed|voodoo|tantrik|spirit possession|possessed by|will ruin|will destroy|ruins your|destroys your|ruined by|destroyed by|doomed|doom|catastrophe|calamity|will be destroyed|श्राप|शाप|अभिशाप|काला जादू|टोना|टोटका|बुरी नज़र|नज़र लगी|जादू टोना|बर्बाद|बरबाद|तबाह|तबाही|सर्वनाश|सत्यानाश|विनाश|तांत्रिक|प्रेत बाधा|possession by|काले जादू",
    "shraap|shrap|abhishap|kala jadu|kaala jadu|tona totka|jadu tona|buri nazar|nazar lagi|barbaad|barbad|tabah|tabahi|sarvanash|satyanash|vinash|tantrik|pret badha|tona|totka",
  ),
  unsafeRow(
    "death",
    "death|deaths|die|dies|dying|dead|lifespan|life span|life-span|years to live|live beyond|live past|live until|live up to|will live to|not survive|fatal|fatality|deadly|lethal|suicide|widow|widowed|widower|widowhood|murder|murdered|funeral|demise|pass away|passes away|मृत्यु|मौत|मरण|देहांत|निधन|अकाल मृत्यु|आयु पूरी|कितनी आयु|जीवित रहेंगे|जीवित नहीं|विधवा|विधुर|वैधव्य|मर जाएंगे|मर जाएगा|मर जाएगी|प्राणघातक|जानलेवा|आत्महत्या|died|longevity",
    "mrityu|mrutyu|maut|dehant|nidhan|akaal mrityu|vidhwa|vidhva|mar jaoge|mar jayega|mar jayegi|mar jayenge|jeevit nahi|zinda nahi|janleva|jaanleva|tak jiyoge|tak jeeyoge|saal jiyenge",
  ),
  unsafeRow(
    "fate",
    "win the case|win your case|win the court|win in court|lose the case|lose your case|lose in court|court verdict|win the election|lose the election|win elections|pass the exam|pass your exam|clear the exam|clear your exam|crack the exam|fail the exam|fail your exam|clear upsc|crack upsc|clear neet|crack neet|crack jee|visa will be approved|visa approved|visa will be rejected|visa rejected|get the visa|get your visa|visa is certain|go to jail|goes to jail|go to prison|imprisoned|imprisonment|be arrested|acquitted|convicted|मुकदमा जीत|मुकदमा हार|केस जीत|केस हार|कोर्ट में जीत|चुनाव जीत|चुनाव हार|परीक्षा में पास|परीक्षा पास|परीक्षा में फेल|परीक्षा में असफल|वीज़ा मिल जाएगा|वीज़ा मिलेगा|वीज़ा लग|जेल|कारावास|गिरफ़्तार",
    "case jeet|case haar|mukadma jeet|mukadma haar|court me jeet|chunav jeet|chunav haar|exam pass|exam clear|exam crack|exam fail|exam me pass|exam me fail|upsc clear|neet crack|neet clear|visa lag jayega|visa mil jayega|visa milega|visa reject|jail|giraftar|karavas",
  ),
  unsafeRow(
    "illness",
    "cancerous|have cancer|get cancer|of cancer disease|breast cancer|blood cancer|lung cancer|skin cancer|cancer patient|cancer treatment|diagnosed with cancer|suffer from cancer|risk of cancer|tumor|tumour|diabetes|diabetic|heart attack|heart disease|cardiac|stroke|paralysis|paralysed|epilepsy|schizophrenia|bipolar|clinical depression|depressive disorder|dementia|alzheimer|parkinson|tuberculosis|leukemia|leukaemia|hiv|aids patient|hepatitis|cirrhosis|kidney failure|kidney stone|kidney disease|liver disease|hypertension|high blood pressure|asthma|arthritis|thyroid disorder|thyroid disease|ulcer|jaundice|pneumonia|malaria|dengue|surgery|operation on|amputation|incurable|terminal illness|कैंसर|ट्यूमर|मधुमेह|डायबिटीज|डायबिटीज़|शुगर की बीमारी|हार्ट अटैक|दिल का दौरा|हृदयाघात|हृदय रोग|लकवा|पक्षाघात|मिर्गी|टीबी|तपेदिक|क्षय रोग|एड्स|पीलिया|दमा|अस्थमा|गठिया|पथरी|किडनी फेल|उच्च रक्तचाप|शल्य चिकित्सा|सर्जरी|ऑपरेशन|लाइलाज|असाध्य रोग|डिप्रेशन",
    "cancer ho|cancer hoga|cancer ki bimari|tumor|madhumeh|diabetes|sugar ki bimari|heart attack|dil ka daura|lakwa|mirgi|tb ki bimari|piliya|gathiya|pathri|kidney fail|surgery hogi|operation hoga|laailaj|asadhya rog|depression ki bimari",
  ),
  unsafeRow(
    "machine",
    "as an ai|as a language model|as an artificial intelligence|i am an ai|i'm an ai|i am a language model|एआई के रूप में|ai ke roop me|भाषा मॉडल",
    "as an ai|ek ai ke",
  ),
  unsafeRow(
    "money",
    "lottery|lotteries|jackpot|gamble|gambling|betting|share tip|share tips|stock tip|stock tips|buy shares|buy stocks|sell your shares|invest in crypto|buy bitcoin|buy crypto|speculate in|speculation will pay|लॉटरी|जैकपॉट|जुआ|जुए|सट्टा|सट्टे|सट्टेबाज़ी|शेयर खरीद|शेयर में पैसा लगा|शेयर बाज़ार में पैसा|क्रिप्टो|bitcoin|crypto|buy these shares",
    "lottery|lotery|jackpot|jua|satta|satte|share khareed|share kharid|shares kharid|share market me paisa lagao|crypto me|bitcoin kharid",
  ),
  unsafeRow(
    "person",
    "cheating on you|cheats on you|is cheating|will cheat on|unfaithful|infidelity|extramarital|extra-marital|adultery|adulterous|characterless|loose character|immoral character|affair with another|having an affair|lower caste|upper caste|low caste|high caste|same caste|other caste|intercaste|धोखा दे रहा|धोखा दे रही|धोखा देगा|धोखा देगी|बेवफा|बेवफ़ा|बेवफ़ाई|चरित्रहीन|विवाहेतर|पराई स्त्री|पराए पुरुष|नीची जाति|ऊंची जाति|दूसरी जाति|जाति का",
    "dhokha de raha|dhokha de rahi|dhokha dega|dhokha degi|bewafa|bevafa|charitraheen|charitrahin|extra marital|neechi jaati|unchi jaati|oonchi jaati|doosri jaati|dusri jaati",
  ),
  unsafeRow(
    "remedy",
    "blue sapphire|yellow sapphire|emerald|ruby|red coral|coral ring|pearl ring|diamond ring|hessonite|gomed|cat's eye|cats eye|gemstone|gemstones|gem|gems|ratn|neelam|pukhraj|wear a stone|must perform|must do a puja|must do this puja|need to perform a puja|paid puja|costly puja|expensive puja|must donate|have to donate|must fast|fast without water|shanti puja|book a puja|buy this yantra|buy a yantra|energised yantra|रत्न|नीलम|पुखराज|पन्ना|माणिक|मूंगा|मूँगा|गोमेद|लहसुनिया|हीरा धारण|मोती धारण|पूजा करवानी होगी|पूजा करानी होगी|पूजा करवाना अनिवार्य|पूजा अनिवार्य|शांति पूजा|शांति कराएं|शांति करवाएं|अनुष्ठान करवाएं|अनुष्ठान कराएं|यंत्र खरीद|निर्जला व्रत|sapphire|rubies|gem stone|gem stones",
    "ratna|neelam|pukhraj|panna|manik|moonga|munga|gomed|lehsunia|lahsuniya|heera pehno|moti pehno|nag pehno|puja karwani padegi|puja karani padegi|pooja karwani|shanti puja|shanti karwao|anushthan karwao|yantra khareed|yantra kharid|nirjala vrat|lehsuniya",
  ),
  unsafeRow(
    "urgency",
    "act now|before it is too late|before it's too late|do it immediately|last chance|hurry|urgent|urgently|at once or|तुरंत करवाएं|तुरंत कराएं|तुरंत उपाय|देर हो जाएगी|आखिरी मौका|अंतिम अवसर|जल्दी करें",
    "turant karwao|turant upay|jaldi karo|jaldi karwao|der ho jayegi|aakhri mauka|last chance",
  ),
];

export interface UnsafePattern {
  readonly kind: UnsafeKind;
  readonly pattern: RegExp;
  /** Whether it is forbidden even in a clause that negates it: "you will not live past fifty". */
  readonly evenNegated?: boolean;
}

/**
 * Forbidden statements that are not one fixed phrase, in three languages. Every gap has a limit: with an unlimited one, a text without
 * full stops takes time that grows with the square of its length.
 */
export const UNSAFE_PATTERNS: readonly UnsafePattern[] = [
  {
    kind: "harm",
    pattern:
      /\b((kill|harm|hurt|hang|cut) (yourself|himself|herself|themselves)|(end|take) your (own )?life)\b|(ख़ुद|खुद|अपने आप) को (मार|ख़त्म|खत्म|नुक़सान|नुकसान|चोट)|अपनी जान|\b(khud ko (maar|mar|khatam)|apni jaan)\b/iu,
  },
  { kind: "death", pattern: /मरेंगे|मरोगे|मर जा|आयुष्य|अल्पायु/u },
  {
    kind: "death",
    evenNegated: true,
    pattern:
      /\b(live|living|alive|survives?) (only |just )?(until|till|past|beyond|up to|to|for)( only| another| about)? (the age|\d|twent|thirt|fort|fift|sixt|sevent|eight|ninet|a hundred)|\b(live|living|alive) long enough\b/i,
  },
  {
    kind: "death",
    evenNegated: true,
    pattern:
      /\b((your|his|her|their) (life|days|years)|time on earth)( here)? (will |may |can )?(ends?|be over|(is|are) over|runs? out|(be|is|are) cut short)\b/i,
  },
  {
    kind: "death",
    evenNegated: true,
    pattern:
      /\b(leave|depart|part from) (this|the) world\b|\bpass(es|ed|ing)? away\b|\blast breath\b|\bheart (will )?stops?\b|\byears left\b/i,
  },
  {
    kind: "death",
    evenNegated: true,
    pattern:
      /(तक|से ज़्यादा|से ज्यादा|से अधिक|से आगे)( ही)?( नहीं)? (जिएँ|जिएं|जियें|जीएँ|जियेंगे|जीवित)|दुनिया (को )?(छोड़|से विदा|से चले)|(अंतिम|आख़िरी|आखिरी) (साँस|सांस)|देहांत|देहान्त|निधन|स्वर्गवास/u,
  },
  {
    kind: "death",
    evenNegated: true,
    pattern:
      /\b(tak|se zyada|se jyada|se aage)( hi)?( nahi| nahin)? (jiy|jiye|jeey|jee?v)\w*|\bduniya (ko )?(chho[dr]|se vida|se chale)|\b(aakhri|antim) saans\b|\b(dehant|nidhan|swargwas)\b|\b(aap|tum)\b.{0,120}\bguzar ja(oge|yenge|enge)\b/i,
  },
  {
    kind: "remedy",
    pattern:
      /\b((blue|yellow|red|green|white|lucky|precious|birth) ?stones?|yantras?|amulets?|talismans?|wear (a|an|the|this|that) [\w ]{0,60}(stone|ring|bracelet|pendant|locket))\b/i,
  },
  {
    kind: "remedy",
    pattern:
      /\b(pay|pays|paid|paying|donate|fee|cost)\b.{0,120}\b(priest|pandit|puja|ritual|astrologer|temple)|\b(priest|pandit|puja|ritual|temple)\b.{0,120}\b(pay|paid|fees?|costs?|donate)\b/i,
  },
  { kind: "remedy", pattern: /\b(must|have to) (do|perform|book|order|pay|buy|wear)\b/i },
  {
    kind: "money",
    pattern: /\b([Bb]uy|[Ss]ell) (some |more |your )?([A-Z]\w+|gold|silver|stocks?|shares|funds?|land)\b/,
  },
  { kind: "money", pattern: /[₹$€£] ?\d|\b(rs\.?|inr|usd|rupees?) ?\d|\d ?(rupees|dollars|रुपये|rupaye)/i },
  {
    kind: "treatment",
    pattern:
      /\b(stop|quit|skip|leave|drop|throw away|give up)( taking| using)? (all |any )?(of )?(your |the |those )?(medicines?|medications?|tablets?|pills?|treatment|insulin|therapy|doses?)\b/i,
  },
  {
    kind: "treatment",
    pattern: /दवा(ई|इयाँ|इयां|एँ|एं)? (लेना |खाना )?(बंद|छोड़)|\bdawa(i|iyan)? (lena |khana )?(band|chho[dr])/iu,
  },
  {
    kind: "treatment",
    evenNegated: true,
    pattern:
      /\b(do not|don'?t|never|no need to|need not|needn'?t|avoid|instead of) (see|seeing|visit|visiting|consult|consulting|trust|trusting|go to|going to) (a |an |any |your |the )?(doctors?|physicians?|hospitals?|lawyers?)\b/i,
  },
];

/**
 * Words that negate a clause. A condition denies nothing, it introduces a threat: "नहीं तो" ("or else"), "पूजा नहीं करवाई तो" ("if the puja is
 * not done"), "without this puja".
 */
export const NEGATIONS =
  /\b(no|not|never|none|nor|neither|without(?! (?:this|the|that|my|our|an?) (?:\w+ )?(?:puja|pooja|havan|stone|gem\w*|ring|yantra|kavach|remedy|ritual)\b)|don'?t|doesn'?t|isn'?t|aren'?t|cannot|can'?t|won'?t|avoid|na(?:hi|hin)?(?!(?: \S+){0,2} toh?\b)|mat|bina)\b|नहीं(?!(?: \S+){0,2} तो(?:\s|$))|मत |बिना|(^|\s)न(?! तो(?:\s|$))(\s|$)/iu;

/** Negations, and words that reverse a negation ("cannot avoid"). */
export const NEGATION_ROWS: readonly LexiconRow[] = [
  {
    tag: "deny",
    words:
      "no|not|never|isn't|aren't|don't|doesn't|won't|can't|cannot|nor|neither|without|nothing|nobody|needn't|unnecessary|instead of|rather than|नहीं|नही|न|ना|मत|बिना|कोई ज़रूरत नहीं|बजाय",
    hg: "nahi|nahin|nhi|na|mat|bina|koi zarurat nahi|bajay|not",
  },
  { tag: "deny", value: "verb", words: "avoid|skip|refuse" },
  {
    tag: "undo",
    words: "escape|prevent|stop|only|doubt|unless|until you|बच|टाल|केवल|सिवा|जब तक",
    hg: "bach|taal|sirf|jab tak|siva",
  },
  // "Or else", which denies nothing.
  { tag: "pause", words: "नहीं तो|नही तो|न तो", hg: "nahi to|nahi toh|nahin to|nahin toh|nhi to|nhi toh" },
  // The sign Cancer, not the disease.
  {
    tag: "sign",
    words:
      "have cancer rising|have cancer ascendant|have cancer lagna|have cancer as your ascendant|have cancer as your rising sign|have cancer as your lagna",
  },
  {
    tag: "pause",
    words: ".|;|!|?|।|but|because|so|then|लेकिन|मगर|पर|क्योंकि|तो|वरना",
    hg: "lekin|magar|kyunki|warna|varna",
  },
];
