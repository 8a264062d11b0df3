/** Alternatives of regular expressions for the replies after a suspected danger, in English, Hindi and Hinglish. */
const NOT = "nahi|nahin|nhi|nai|naa|नहीं|नही";

export const DENIALS: readonly string[] = [
  "nothing (?:like that|of (?:that|the) (?:sort|kind)|serious)",
  "(?:not|isn't|is not|wasn't) (?:like that|that serious|what i (?:mean|meant))",
  "no(?:pe)?[\\s,.!-]+(?:no |i'?m |i am |we are |we're |it'?s |all )*(?:fine|ok|okay|safe|good|just|only|nothing|not that|a joke|normal)",
  "(?:nobody|no one|noone|no body) (?:here )?(?:is |has |ever |was )*(?:hit|beat|hurt|touch|threaten|follow|abus|harm)\\S*",
  "(?:never|doesn'?t|does not|don'?t|do not|didn'?t|did not|isn'?t|is not) (?:hit|beat|hurt|touch|threaten|follow|harm)\\S*",
  "(?:i'?m|i am|im) not (?:suicidal|thinking of (?:that|dying|suicide)|going to (?:die|hurt|harm|do)|planning|in danger|being (?:hit|hurt|beaten)|sick|dying)",
  "(?:not|don'?t|never) (?:want to|wanting to|thinking of) (?:die|dying|hurt|harm|end)\\S*",
  "(?:you )?(?:misunderst\\S+|misread|got (?:me|it) wrong|took it wrong)",
  "(?:i'?m|i am|im|it'?s|its|it was) (?:just|only) (?:tired|exhausted|stressed|upset|sad|bored|work|an? (?:argument|fight|quarrel)|arguments?|quarrels?)",
  "(?:just|only) (?:arguments?|quarrels?|tired|tiredness|words|verbal)",
  `(?:aisa|aisi|waisa|waisi|vaisa|vaisi|esa|esi|asa|ऐसा|ऐसी|वैसा|वैसी)(?:\\s+(?:koi|kuch|kuchh|कोई|कुछ))?(?:\\s+(?:baat|bat|bhi|बात|भी))?\\s+(?:${NOT})`,
  `(?:wo|woh|vo|वो|वह)\\s+(?:baat|बात)\\s+(?:${NOT})`,
  `(?:koi|kuch|कोई|कुछ)\\s+(?:maar\\s?-?peet|mar\\s?-?pit|marpeet|hinsa|khatra|dhamki|danger|zabardasti|peecha|chot|dikkat|मारपीट|मार-पीट|हिंसा|ख़तरा|खतरा|धमकी|ज़बरदस्ती|पीछा|चोट|दिक़्क़त|दिक्कत)(?:\\s+\\S+){0,2}?\\s+(?:${NOT})`,
  `(?:koi|कोई)\\s+(?:(?:mujhe|mujhko|hume|मुझे|हमें)\\s+)?(?:maarta|marta|peetta|pitta|darata|dhamkata|मारता|पीटता|डराता|धमकाता)(?:-\\S+)?\\s+(?:${NOT})`,
  `(?:maarta|marta|peetta|maarte|marte|peette|मारता|मारते|पीटता|पीटते|हाथ उठाता|हाथ उठाते|haath uthate|haath uthata)\\s+(?:${NOT})`,
  `(?:${NOT})[\\s,.!]+(?:are |arre |अरे |main |mai |मैं |hum |हम )*(?:bas|sirf|sab|aisa|theek|thik|बस|सिर्फ़|सिर्फ|सब|ऐसा|ठीक)`,
  "(?:galat|ग़लत|गलत)\\s+(?:samjh|samaj|समझ)\\S*",
  `(?:marne|mrne|jaan dene|मरने|जान देने)\\s+\\S*\\s*(?:baat|soch\\S*|khayal|iraada|बात|सोच\\S*|ख़याल|इरादा)(?:\\s+\\S+){0,2}\\s+(?:${NOT})`,
  "bas (?:thak|kahasuni|kaha suni|behas|bahas)\\S*|बस (?:थक|कहासुनी|कहा-सुनी|बहस|थोड़ा थक)\\S*",
];

/** Words that make a "no" the opposite of a denial: alone, not fine. */
export const NO_DENIALS: readonly string[] = [
  `(?:theek|thik|safe|ठीक|सुरक्षित)\\s+(?:${NOT})`,
  "not (?:ok|okay|fine|safe|good|well|alive)",
  "alone|akel\\S*|अकेल\\S*",
  `(?:koi|कोई)\\s+(?:saath|sath|paas|साथ|पास|bhi|भी)?\\s*(?:${NOT})\\s+(?:hai|h|है)`,
  "(?:no one|nobody) (?:is )?(?:here|with|home|cares|listens|understands)",
  "can'?t go on|cannot go on|want to die|mar jau\\S*|marna chah\\S*|मर जाऊ\\S*|मरना चाह\\S*",
];

export const BARE_DENIALS: readonly string[] = [
  `(?:no|nope|nah|na|never|not at all|no no|${NOT}|ना|bilkul ${NOT.split("|")[0]}|बिल्कुल नहीं|बिलकुल नहीं)(?:\\s+(?:ji|जी|sir|${NOT}))?`,
];

export const AFFIRMATIONS: readonly string[] = [
  "yes|yeah|yep|ya|yup|haan|han|ha|haa|hn|ji haan|ji|sach|true|maybe|perhaps|sometimes|often|kind of|sort of|i think so|don'?t know|dont know|not sure|shayad|pata nahi|kabhi kabhi|kabhi|हाँ|हां|जी हाँ|जी|सच|शायद|पता नहीं|कभी कभी|कभी-कभी",
];
