import type { DangerKind } from "./danger.ts";

/**
 * Words for actions and for means, by language. Each entry is a stem of one or several words; Hindi also as typed in Latin letters. A dangerous message names an act and a means close together: "drank" + "phenyl", "cut" + "wrist".
 */
export interface WordsByLanguage {
  readonly en: string;
  readonly hi: string;
  readonly hg: string;
}

export type HarmfulAction = "take" | "cut" | "jump" | "hang" | "burn";

/** Completed actions. */
export const COMPLETED_HARMFUL_ACTIONS: Readonly<Record<HarmfulAction, WordsByLanguage>> = {
  take: {
    en: "took|taken|ate|eaten|drank|drunk|swallowed|gulped|consumed|ingested|popped|overdosed on|have had|injected",
    hi: "खा ली|खा लीं|खा लिया|खा लिए|खाली|खाया|खाई|खायी|खा गया|खा गई|पी ली|पी लिया|पिया|पी गया|पी गई|पीली|निगल ली|निगल लिया|निगल गया|निगल गई|निगला|ले ली|ले लीं",
    hg: "kha li|kha lii|khali|kha liya|kha liye|khaya|khayi|khai|kha gaya|kha gayi|pi li|pi liya|pee li|pee liya|piya|pi gaya|pi gayi|pee gaya|pee gayi|nigal li|nigal liya|nigal gaya|nigal gayi|le li hain|le li maine",
  },
  cut: {
    en: "cut|slit|slashed|sliced",
    hi: "काट ली|काट लिया|काट दी|काटी|काटा|कट गई",
    hg: "kaat li|kaat liya|kat li|kat liya|kaat di|kaati|kaata|kat gayi|kat gai",
  },
  jump: {
    en: "jumped|fell",
    hi: "कूद गया|कूद गई|छलांग लगा",
    hg: "kood gaya|kood gayi|kud gaya|kud gayi|chhalang laga",
  },
  hang: {
    en: "hanged himself|hanged herself|hung himself|hung herself|hanged myself",
    hi: "लटक गया|लटक गई|फांसी लगा ली",
    hg: "latak gaya|latak gayi|phansi laga li|fansi laga li",
  },
  burn: {
    en: "set himself on fire|set herself on fire|poured kerosene|poured petrol",
    hi: "आग लगा ली|छिड़क लिया",
    hg: "aag laga li|chhidak liya",
  },
};

/** The same actions, intended or wished for. */
export const INTENDED_HARMFUL_ACTIONS: Readonly<Record<HarmfulAction, WordsByLanguage>> = {
  take: {
    en: "take|swallow|drink|eat|overdose|taking|swallowing|drinking|have kept|saved up|collected|bought",
    hi: "खा लूं|खा लूंगा|खा लूंगी|पी लूं|पी लूंगा|पी लूंगी|खाकर|पीकर|खाने का मन|पीने का मन|रखी है|ले आया|ले आई",
    hg: "kha lu|kha lun|kha lunga|kha lungi|pi lu|pi lunga|pi lungi|pee lu|pee lunga|pee lungi|khakar|kha kar|kha ke|pee kar|pikar|khane ka man|peene ka man|rakhi hai|le aaya|le aayi",
  },
  cut: { en: "cutting|slit|slitting", hi: "काट लूं|काटने", hg: "kaat lu|kaat lun|kaatne|kaat dunga" },
  jump: {
    en: "jump|jumping|step off|leap",
    hi: "कूद जाऊं|कूद जाऊंगा|कूद जाऊंगी|कूदने|कूद लूं",
    hg: "kood jau|kood jaun|kood jaunga|kood jaungi|kud jau|kudne|koodne|kood lu",
  },
  hang: {
    en: "hang myself|hanging myself",
    hi: "लटक जाऊं|फांसी लगा लूं|फांसी लगाने|फंदा लगा",
    hg: "latak jau|latak jaun|phansi laga|fansi laga|fanda laga|phanda laga",
  },
  burn: {
    en: "set myself on fire|burn myself",
    hi: "आग लगा लूं|खुद को जला",
    hg: "aag laga lu|khud ko jala",
  },
};

/** Means that are dangerous in any amount. */
export const POISONS: WordsByLanguage = {
  en: "phenyl|phenol|pesticide|insecticide|rat poison|rat kill|weed killer|weedkiller|poison|acid|bleach|toilet cleaner|harpic|detergent|kerosene|sulfas|celphos|antifreeze|mosquito liquid|mosquito repellent|all out refill|mothball|naphthalene|hair dye|sanitizer|sanitiser|button battery|battery cell|thinner|turpentine",
  hi: "फिनाइल|फिनायल|कीटनाशक|कीड़े मारने|कीड़ेमार|चूहे मारने|चूहामार|जहर|ज़हर|तेजाब|तेज़ाब|एसिड|हार्पिक|मिट्टी का तेल|सल्फास|डीडीटी|धतूरा|ब्लीच",
  hg: "phenyl|finail|phenyle|keetnashak|kitnashak|keede marne|kide marne|chuhe marne|chuha mar|chuhe mar|zehar|zeher|zahar|jahar|jeher|tezab|tejab|acid|harpic|mitti ka tel|sulfas|salphas|dhatura|hit spray|mortein|good knight",
};

/** Medicines, dangerous in quantity. */
export const MEDICINES: WordsByLanguage = {
  en: "pills|tablets|tabs|paracetamol|crocin|dolo|capsules|sedatives|sleeping|antidepressants|painkillers|insulin|tylenol|ibuprofen|alprazolam|alprax|medicines|meds|syrup",
  hi: "गोली|गोलियां|गोलियों|दवा|दवाई|दवाइयां|टैबलेट|पैरासिटामोल|इंसुलिन",
  hg: "goli|goliya|goliyan|dawa|dawai|dawaiyan|dawaiya|davai|tablet|paracetamol|insulin",
};

/** Words that make a medicine dangerous: too many of it, or sleeping pills. */
export const OVERDOSE_WORDS: WordsByLanguage = {
  en: "all|whole|entire|lots|lot of|many|bunch|handful|bottle|strip|strips|too many|overdose|overdosed|extra|everything|sleeping",
  hi: "सारी|सारे|पूरी|पूरा|बहुत|बहुत सारी|कई|मुट्ठी|शीशी|पत्ता|पत्ती|ज्यादा|नींद की|इकट्ठी",
  hg: "sari|saari|sare|saare|poori|puri|poora|bahut|bohot|bahot|kai|mutthi|sheeshi|shishi|patta|patti|strip|zyada|jyada|neend ki|nind ki|ikatthi|ek saath",
};

/** From this number on, more tablets at once than a doctor prescribes. */
export const MIN_OVERDOSE_COUNT = 5;

/** Parts of the body that are cut. */
export const VEINS: WordsByLanguage = {
  en: "my wrist|my wrists|her wrist|his wrist|her wrists|his wrists|wrist|wrists|vein|veins|my arm|my arms|my thigh|myself|throat",
  hi: "नस|नसें|कलाई|अपना हाथ|हाथ की नस|गला",
  hg: "nas|nass|nase|kalai|apna hath|apna haath|hath ki nas|gala",
};

/** Places to jump or fall from. */
export const HEIGHTS: WordsByLanguage = {
  en: "roof|terrace|bridge|balcony|floor|building|train|tracks|river|well|cliff|window",
  hi: "छत|पुल|बालकनी|मंजिल|ट्रेन|पटरी|नदी|कुएं|नहर|इमारत|खिड़की",
  hg: "chhat|chat|pul|balcony|manzil|manjil|train|patri|nadi|kuan|kuen|nahar|building|khidki",
};

/** Words that make an action with a means harmless. */
export const HARMLESS_USE_WORDS: WordsByLanguage = {
  en: "prescribed|doctor told|doctor said|as advised|homeopath|vitamin|calcium|film|movie|novel|serial|game|pubg|bgmi|swimming|pool|onion|vegetable|cake|bungee|parachute|trampoline|asleep|in love|rates|market|shares|battery bill|training|homework",
  hi: "डॉक्टर ने|होम्योपैथ|विटामिन|फिल्म|सीरियल|खेल|सब्जी|प्याज|केक|उपन्यास",
  hg: "doctor ne|homeopath|vitamin|film|movie|serial|game|pubg|sabzi|sabji|pyaaz|pyaz|cake|novel|kahani|story",
};

/** Two kinds of words that show a danger when they occur near each other. */
export interface PairRule {
  readonly kind: DangerKind;
  readonly one: WordsByLanguage;
  readonly other: WordsByLanguage;
  /** The rule does not apply if one of these words is anywhere in the sentence. */
  readonly unless: WordsByLanguage;
  /** The rule applies only to sentences of at most this many words: a longer one may mention it in passing. */
  readonly maxWords?: number;
  /** The rule holds even if the classifier finds the sentence harmless: a chart question beside a rope drowns the rope. */
  readonly isCertain?: true;
}

const FIGURES_OF_SPEECH: WordsByLanguage = {
  en: "to know|to see|to meet|to hear|to get|to try|to watch|to go to|laughing|boredom|squad|career suicide|die for|film|movie|serial|novel|song|scene|character|game|level|boss fight|phone|battery|my time|time|it with|this song|the weekend|two birds|prevention",
  hi: "हंसी|हँसी|फिल्म|सीरियल|गाना|गेम|फोन|बैटरी|जानने",
  hg: "hasi|hansi|film|movie|serial|gaana|gana|game|phone|battery|jaanne|yaar lol|lol|haha",
};

const WISHING: WordsByLanguage = {
  en: "want|wants|wanna|wish|ready|going to|gonna|feel like|thinking of|thoughts of|decided|plan|planning|better|rather|should just",
  hi: "चाहता|चाहती|चाहते|मन करता|मन कर रहा|मन है|मन होता|मन नहीं|इच्छा|सोच|ख्याल|खयाल|अच्छा होगा|बेहतर",
  hg: "chahta|chahti|chahte|man karta|mann karta|man kar raha|mann kar raha|man hai|mann hai|man hota|mann hota|man nahi|mann nahi|man nai|iccha|soch|khayal|khyal|acha hoga|behtar",
};

const OWN_DEATH: WordsByLanguage = {
  en: "die|kill myself|kil myself|be dead|dead|end my life|end it all|end everything|take my life|end myself|not exist|not wake up|disappear forever|sleep forever|hang myself",
  hi: "मरना|मरने|मर जाऊं|मर जाने|मर जाना|जीने|जीना|जान दे|जीवन खत्म|जिंदगी खत्म|दुनिया छोड़",
  hg: "marna|marne|mar jau|mar jaun|mar jane|mar jana|jeene|jine|jeena|jina|jaan de|jaan dene|zindagi khatam|jindagi khatam|life khatam|duniya chhod|duniya chod|sab khatam",
};

const TREATMENTS: WordsByLanguage = {
  en: "insulin|dialysis|chemo|chemotherapy|radiation|surgery|operation|biopsy|ivf|iui|abortion|mtp|transplant|bypass|stent|angioplasty|vaccine|caesarean|c section|ventilator|bp medicine|blood pressure tablets|thyroid tablet|antidepressant|antidepressants|lithium|psychiatric medicine|seizure medicine",
  hi: "इंसुलिन|डायलिसिस|कीमो|ऑपरेशन|सर्जरी|बायोप्सी|आईवीएफ|गर्भपात|एबॉर्शन|ट्रांसप्लांट|बाईपास|एंजियोप्लास्टी|टीका",
  hg: "insulin|dialysis|chemo|keemo|operation|oprasan|surgery|biopsy|ivf|iui|abortion|garbhpat|transplant|bypass|angioplasty|ventilator|bp ki goli|bp ki dawa|sugar ki dawa|thyroid ki goli",
};

const DECIDING: WordsByLanguage = {
  en: "should|shall|stop|skip|quit|avoid|delay|postpone|or not|which day|which date|good day|good date|auspicious|when to|can i|is it ok|instead of",
  hi: "करवाऊं|करवाऊँ|कराऊं|करवाएं|कराएं|करें|छोड़|बंद कर|टाल|या नहीं|मुहूर्त|कब कर|किस दिन|चाहिए",
  hg: "karwau|karwaun|karau|karaun|karwaye|karaye|karwana|karana|kare ya|karu ya|chhod|chod|band kar|taal|tal du|ya nahi|muhurat|muhurt|kab kar|kis din|chahiye",
};

/** In a longer message the words are of something else. */
const MAX_WORDS_OF_QUOTED = 14;

/**
 * Plain wording that must be detected whatever the corpus contains: the wish to die, the plan to kill, a threat to life, a medical treatment
 * left to astrology. Each is an action with its aim. Indirect wording is left to the classifier.
 */
export const PAIR_RULES: readonly PairRule[] = [
  {
    kind: "another_in_danger",
    isCertain: true,
    one: {
      en: "he|she|they|brother|sister|father|mother|mom|mum|dad|husband|wife|son|daughter|friend|boyfriend|girlfriend|ex|roommate|cousin|uncle|aunt|student|neighbour",
      hi: "",
      hg: "bhai|behen|behan|didi|dost|beta|beti|pati|patni|biwi|wo|woh|papa|mummy|maa",
    },
    other: {
      en: "kill himself|kill herself|kill themselves|killing himself|killing herself|cuts himself|cuts herself|cutting himself|cutting herself|hurts himself|hurts herself|hurting himself|hurting herself|burns himself|burns herself|harms himself|harms herself|hang himself|hang herself|end his life|end her life|end their life",
      hi: "",
      hg: "",
    },
    unless: FIGURES_OF_SPEECH,
  },
  // What another person says of their own death: "she says she will die", "wo bolti hai mar jaungi".
  {
    kind: "another_in_danger",
    isCertain: true,
    maxWords: MAX_WORDS_OF_QUOTED,
    one: {
      en: "he says|she says|he keeps saying|she keeps saying|he said|she said|he told me|she told me",
      hi: "बोलती है|बोलता है|कहती है|कहता है|बोल रही है|बोल रहा है|कह रही है|कह रहा है",
      hg: "bolti hai|bolta hai|kehti hai|kehta hai|kahti hai|kahta hai|bol rahi hai|bol raha hai|keh rahi hai|keh raha hai",
    },
    other: {
      en: "will die|wants to die|will kill herself|will kill himself|does not want to live|doesn't want to live",
      hi: "मर जाऊंगी|मर जाऊँगी|मर जाऊंगा|मर जाऊँगा|जान दे दूंगी|जान दे दूँगी|जान दे दूंगा|जान दे दूँगा|जीना नहीं",
      hg: "mar jaungi|mar jaunga|mar jaugi|mar jauga|jaan de dungi|jaan de dunga|jeena nahi|jina nahi",
    },
    unless: FIGURES_OF_SPEECH,
  },
  { kind: "self_harm", one: WISHING, other: OWN_DEATH, unless: FIGURES_OF_SPEECH },
  {
    kind: "harm_to_others",
    one: {
      en: "want to|wanna|going to|gonna|will|plan to|feel like|might|could|afraid",
      hi: "मन करता|चाहता|चाहती|दूंगा|दूंगी",
      hg: "man karta|mann karta|chahta|chahti|dunga|dungi",
    },
    other: {
      en: "kill my|kill him|kill her|kill them|kill that|stab|poison my|poison him|poison her|hurt my baby|hurt my child|shake my baby",
      hi: "जान से मार|मार डालूं|मार डालूंगा|मार डालने|कत्ल|खून कर",
      hg: "jaan se maar|maar dalu|maar dalunga|maar daalu|maar dalne|qatl|katl",
    },
    unless: FIGURES_OF_SPEECH,
  },
  {
    kind: "threat_received",
    one: {
      en: "kill|death|acid|rape|burn|kidnap|viral|leak|photos|video",
      hi: "जान से मार|मारने|तेजाब|उठवा|वायरल|फोटो|वीडियो",
      hg: "jaan se maar|maarne|marne|tezab|uthwa|viral|photo|video|acid",
    },
    other: {
      en: "threat|threats|threaten|threatens|threatened|threatening|blackmail|blackmails|blackmailing",
      hi: "धमकी|धमका|ब्लैकमेल",
      hg: "dhamki|dhamka|blackmail",
    },
    unless: FIGURES_OF_SPEECH,
  },
  {
    kind: "already_happened",
    one: {
      en: "threw|thrown|throws|poured|splashed|attacked",
      hi: "फेंका|फेंक दिया|डाल दिया|उड़ेल",
      hg: "fenka|feka|fek diya|fenk diya|daal diya|dal diya|udel",
    },
    other: {
      en: "acid|boiling water|boiling oil|hot oil|petrol on|kerosene on",
      hi: "तेजाब|एसिड|खौलता|उबलता|गरम तेल",
      hg: "tezab|tejab|acid|khaulta|ubalta|garam tel",
    },
    unless: {
      en: "threat|threats|threaten|threatened|toilet|drain|tile|tiles|floor|sink|battery|lab|film|movie|serial|pan|pasta|rice|potatoes|tank",
      hi: "धमकी|टॉयलेट|नाली|फर्श|फिल्म|सीरियल|बाथरूम",
      hg: "dhamki|toilet|naali|farsh|film|serial|bathroom|lab|tanki",
    },
  },
  {
    kind: "self_harm",
    isCertain: true,
    one: {
      en: "rope|noose",
      hi: "रस्सी|फंदा",
      hg: "rassi|phanda|fanda",
    },
    other: {
      en: "ready|tied|kept beside|in front of me|in my hand|next to me|on the fan|from the fan",
      hi: "तैयार है|पंखे से|पंखे पर|हाथ में है|सामने रखी|पास रखी|बांध ली|बना लिया",
      hg: "taiyar hai|tayyar hai|tyar hai|ready hai|pankhe se|pankhe pe|pankhe par|hath me hai|haath me hai|samne rakhi|paas rakhi|bandh li|baandh li|bana liya|rakhi hai",
    },
    unless: {
      en: "swing|cow|buffalo|goat|dog|boat|tent|trek|climbing|clothes|curtain|tree|parcel|truck|luggage|skipping|tug|bucket|well|kite|flag|roof rack|bull|horse|hammock|pandal",
      hi: "झूला|गाय|भैंस|बकरी|नाव|कपड़े|कूदने वाली|बाल्टी|कुएं|सामान|पेड़|पंडाल|बैल|घोड़ा|चारपाई",
      hg: "jhoola|jhula|gaay|gai|bhains|bakri|naav|kapde|balti|kuan|kuen|saman|samaan|ped|pandal|bail|ghoda|charpai|truck|tent|trek",
    },
  },
  {
    kind: "delusion",
    one: { en: "hear|hearing|hears", hi: "सुनाई|सुनता|सुनती", hg: "sunai|sunayi|sunta|sunti" },
    other: {
      en: "voices|voice in my head",
      hi: "आवाजें|आवाज़ें|अनजान आवाज",
      hg: "aawazein|awazein|aawaze|awaaze|ajeeb awaz",
    },
    unless: {
      en: "neighbour|neighbours|phone|call|singer|singing|song|kids|children",
      hi: "पड़ोसी|फोन|गाने|बच्चों",
      hg: "padosi|phone|gaane|bachcho",
    },
  },
  {
    kind: "self_harm",
    isCertain: true,
    one: { en: "this is|final|last|forever", hi: "आखिरी|हमेशा के लिए", hg: "aakhri|akhri|aakhiri|hamesha ke liye" },
    other: { en: "goodbye|good bye|farewell|my last night|my last day", hi: "अलविदा|विदा", hg: "alvida|goodbye|vida" },
    unless: {
      en: "party|office|school|college|company|job|colleague|train|flight|trip|song|season|episode",
      hi: "दफ्तर|स्कूल|कॉलेज|नौकरी",
      hg: "party|office|school|college|naukri|job|train|flight",
    },
  },
  {
    kind: "self_harm",
    isCertain: true,
    one: {
      en: "join|go to|be with|meet",
      hi: "पास जाना|पास जाऊं|पास चला|पास चली",
      hg: "paas jana|paas jau|paas jaun|paas chala|paas chali",
    },
    other: {
      en: "he died|she died|late husband|late wife|dead husband|dead wife|dead son|dead mother|who died",
      hi: "गुजर गए|मर गए|मर गई|स्वर्गवासी",
      hg: "guzar gaye|mar gaye|mar gayi|swargwasi|late pati",
    },
    unless: {
      en: "film|movie|property|funeral|pension|office|cremation|shraddh",
      hi: "फिल्म|संपत्ति|पेंशन|श्राद्ध",
      hg: "film|property|pension|shraddh|shradh",
    },
  },
  {
    kind: "medical_decision",
    one: DECIDING,
    other: TREATMENTS,
    unless: {
      en: "film|course|business|job|career|insurance|shop|exam|training|seat|branch",
      hi: "कोर्स|नौकरी|बीमा",
      hg: "course|naukri|job|bima|dukan|seat",
    },
  },
  {
    kind: "child_abuse",
    isCertain: true,
    one: { en: "13|14|15|16|17|minor|underage", hi: "13|14|15|16|17|नाबालिग", hg: "13|14|15|16|17|nabalig|naabalig" },
    other: {
      en: "marry her off|marrying her off|marrying me off|marrying us off|married off|her marriage is|her marriage fixed|getting her married|my engagement|my marriage is fixed|marry me off",
      hi: "साल की की शादी|की शादी कर|ब्याह कर|शादी तय",
      hg: "ki shaadi kar|ki shadi kar|byah kar|shaadi tay|shadi tay|shaadi fix|shadi fix",
    },
    unless: {
      en: "years ago|in 19|in 20|years since|date|anniversary|16 guna|after 15|years after",
      hi: "साल पहले|साल बाद|में से",
      hg: "saal pehle|saal baad|guna|gun|me se",
    },
  },
];

/** A message that only reports a death in the family. */
export const BEREAVEMENT_RULE: PairRule = {
  kind: "grief",
  one: {
    en: "he|she|my father|my mother|my dad|my mom|my mum|papa|mummy|my husband|my wife|my son|my daughter|my baby|my brother|my sister|my grandfather|my grandmother|my friend|my dog|my cat|nana|nani|dada|dadi",
    hi: "वो|वह|पापा|मम्मी|माँ|मां|पिताजी|पति|पत्नी|बेटा|बेटी|भाई|बहन|दादा|दादी|नाना|नानी|दोस्त",
    hg: "wo|woh|papa|mummy|maa|pitaji|pati|patni|biwi|beta|beti|bhai|behen|behan|didi|dada|dadi|nana|nani|dost",
  },
  other: {
    en: "died|passed away|passed last|passed on|is no more|expired",
    hi: "गुजर गए|गुजर गई|नहीं रहे|नहीं रही|चल बसे|चल बसी|का देहांत|का निधन",
    hg: "guzar gaye|guzar gayi|gujar gaye|gujar gayi|nahi rahe|nahi rahi|chal base|chal basi|ka dehant|ka nidhan",
  },
  unless: {
    en: "years ago|long ago|before i was born|before you|laughing|film|movie|serial|in 19|when will|will i|should i|property|chart|phone|battery",
    hi: "साल पहले|फिल्म|सीरियल|संपत्ति|कब",
    hg: "saal pehle|film|movie|serial|property|kab|yaar|lol|fida|tike nahi|baat nahi",
  },
  maxWords: 9,
};

/** Words about one's own life that are enough by themselves. */
export const EXPLICIT_SELF_HARM_WORDS: WordsByLanguage = {
  en: "suicide|suicidal|kill myself|end my life|take my own life|self harm|cut myself|kms",
  hi: "आत्महत्या|खुदकुशी|ख़ुदकुशी",
  hg: "khudkushi|khudkhushi|aatmahatya|atmahatya|suside|sucide",
};
export const EXPLICIT_SELF_HARM_EXCEPTIONS: WordsByLanguage = {
  en: "suicide squad|career suicide|film|movie|serial|novel|book|news|rate of|thesis|prevention|seminar|awareness|mercy killing|social suicide|political suicide",
  hi: "फिल्म|सीरियल|उपन्यास|किताब|समाचार|खबर",
  hg: "suicide squad|film|movie|serial|novel|kitaab|kitab|khabar|news",
};
