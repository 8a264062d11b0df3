import type { UnsafeKind } from "@lagna/astrologer";

/**
 * Statements that no answer may contain: death and length of life, curses and magic, gems and paid rites, tips and certainty. English,
 * Hindi and Hinglish; a clause that negates one ("no gem is needed") is allowed.
 */
export const FORBIDDEN_STATEMENTS: readonly RegExp[] = [
  /\b(die|dies|died|dying|death|deaths|deadly|fatal|life ?span|longevity|suicide|widow(ed|hood)?)\b/i,
  /\b((kill|harm|hurt|hang|cut) (yourself|himself|herself|themselves)|(end|take) your (own )?life)\b/i,
  /\b(curse[ds]?|cursed|black magic|witchcraft|evil eye|hex|possess(ed|ion) by)\b/i,
  /\b(gem ?stones?|gems?|ruby|rubies|emerald|(blue|yellow) sapphire|sapphire|red coral|hessonite|cat'?s eye)\b/i,
  /\b(guarantee[ds]?|100 ?(%|percent)|without (any )?doubt|certain to|assured of)\b/i,
  /\b((blue|yellow|red|green|white|lucky|precious|birth) ?stones?|yantras?|amulets?|talismans?|wear (a|an|the|this|that) [\w ]*(stone|ring|bracelet|pendant|locket))\b/i,
  /\b(pay|pays|paid|paying|donate|fee|cost)\b.*\b(priest|pandit|puja|ritual|astrologer|temple)|\b(priest|pandit|puja|ritual|temple)\b.*\b(pay|paid|fees?|costs?|donate)\b/i,
  /\b([Bb]uy|[Ss]ell) (some |more |your )?([A-Z]\w+|gold|silver|stocks?|shares|funds?|land)\b/,
  /\b(stop|quit|skip|leave|drop|throw away|give up)( taking| using)? (all |any )?(of )?(your |the |those )?(medicines?|medications?|tablets?|pills?|treatment|insulin|therapy|doses?)\b/i,
  /दवा(ई|इयाँ|इयां|एँ|एं)? (लेना |खाना )?(बंद|छोड़)|\bdawa(i|iyan)? (lena |khana )?(band|chho[dr])/iu,
  /\b(lottery|jackpot|share tips?|stock tips?|buy (these )?shares|bitcoin|crypto)\b/i,
  /\b(must|have to) (do|perform|book|order|pay|buy|wear)\b/i,
  /\b(miscarriage|abortion|infertile|infertility|impotent|adultery|cheating on you|extramarital)\b/i,
  /[₹$€£] ?\d|\b(rs\.?|inr|usd|rupees?) ?\d|\d ?(rupees|dollars|रुपये|rupaye)/i,
  /(ख़ुद|खुद|अपने आप) को (मार|ख़त्म|खत्म|नुक़सान|नुकसान|चोट)|अपनी जान/u,
  /\b(khud ko (maar|mar|khatam)|apni jaan)\b/i,
  /मृत्यु|मौत|मरेंगे|मरोगे|मर जा|आयुष्य|अल्पायु|आत्महत्या|विधवा/u,
  /श्राप|शाप|काला जादू|काले जादू|टोना|टोटका|बुरी नज़र|बुरी नजर/u,
  /नीलम|पन्ना|माणिक|मूँगा|मूंगा|पुखराज|गोमेद|लहसुनिया|रत्न/u,
  /गारंटी|गारंटीड|शत-?प्रतिशत|सौ प्रतिशत|लॉटरी|सट्टा/u,
  /\b(maut|mrityu|mar jaoge|mar jayenge|shra+p|ka+la+ ja+du|tona|totka|buri nazar)\b/i,
  /\b(neelam|manik|moonga|pukhraj|gomed|lehsuniya|ratna? pehn)/i,
];

/**
 * Statements that are forbidden even when negated: how long a life lasts ("you will not live past fifty"), and advice against doctors.
 */
export const FORBIDDEN_EVEN_NEGATED: readonly RegExp[] = [
  /\b(live|living|alive|survives?) (only |just )?(until|till|past|beyond|up to|to|for)( only| another| about)? (the age|\d|twent|thirt|fort|fift|sixt|sevent|eight|ninet|a hundred)|\b(live|living|alive) long enough\b/i,
  /\b((your|his|her|their) (life|days|years)|time on earth)( here)? (will |may |can )?(ends?|be over|(is|are) over|runs? out|(be|is|are) cut short)\b/i,
  /\b(leave|depart|part from) (this|the) world\b|\bpass(es|ed|ing)? away\b|\blast breath\b|\bheart (will )?stops?\b|\byears left\b/i,
  /\b(do not|don'?t|never|no need to|need not|needn'?t|avoid|instead of) (see|seeing|visit|visiting|consult|consulting|trust|trusting|go to|going to) (a |an |any |your |the )?(doctors?|physicians?|hospitals?|lawyers?)\b/i,
  /(तक|से ज़्यादा|से ज्यादा|से अधिक|से आगे)( ही)?( नहीं)? (जिएँ|जिएं|जियें|जीएँ|जियेंगे|जीवित)|दुनिया (को )?(छोड़|से विदा|से चले)|(अंतिम|आख़िरी|आखिरी) (साँस|सांस)|देहांत|देहान्त|निधन|स्वर्गवास/u,
  /\b(tak|se zyada|se jyada|se aage)( hi)?( nahi| nahin)? (jiy|jiye|jeey|jee?v)\w*|\bduniya (ko )?(chho[dr]|se vida|se chale)|\b(aakhri|antim) saans\b|\b(dehant|nidhan|swargwas)\b|\b(aap|tum)\b.*\bguzar ja(oge|yenge|enge)\b/i,
];

/** Text that no sentence may contain, negated or not: links and contact details, code, and talk about the model itself. */
export const FORBIDDEN_TEXT: readonly RegExp[] = [
  /https?:|www\.|\b[\w-]+\.(com|org|net|io|in|co|xyz|info|biz|app|dev|ru|cn)\b/i,
  /\b[a-z\d-]{2,}\.[a-z]{2,}\b|\b[\w-]+\.[a-z]{2,}\/\S/,
  /\b\w+ ?[([]? ?dot ?[)\]]? ?(com|org|net|io)\b/i,
  /[^\s@]+@[^\s@]+\.\w+|(^|[\s(])@\w{2,}/,
  /\b(whats ?app|telegram|paytm|g ?pay|phonepe|upi|qr code)\b|व्हाट्स|वॉट्स|टेलीग्राम|पेटीएम|यूपीआई/i,
  /\b(call|text|message|contact|e-?mail|phone|pay|dm) (me|us)\b|\bmy (fees?|number|office|assistant)\b/i,
  /(?:\d[ -]?){8,}/,
  /&(#\d+|#x[\da-f]+|[a-z]{2,8});/i,
  // Spaced-out letters (d.i.e) would hide a word from the other rules.
  /(?<![\p{L}\p{M}])(?:\p{L}\p{M}*[.·_*-] ?){3,}\p{L}(?![\p{L}\p{M}])/u,
  /<\/?[a-z!]|[`{}[\]\\]|\bjavascript:|\bdata:|!\[/i,
  /\b(as an ai|language model|system (prompt|message|text)|my (instructions|prompt|rules)|ignore (all|my|the|your|previous)|api key|openai|chatgpt|jailbreak)\b/i,
];

/** Explanations of the verifier's unsafe kinds, for the model that has to rewrite the sentence. */
export const UNSAFE_REASONS: Readonly<Record<UnsafeKind, string>> = {
  certainty: "nothing is certain",
  child: "nothing of pregnancy, its end or the sex of a child",
  curse: "no curses, no ruin",
  death: "nothing of death or length of life",
  fate: "no verdicts of courts, exams, elections or visas",
  illness: "no named illness and no surgery",
  machine: "no talk about yourself",
  money: "no lotteries, bets, shares or coins",
  person: "nothing of other people's character, faithfulness or caste",
  remedy: "no gems, no rites that must be done or paid",
  urgency: "nothing that hurries anybody",
};

/** Quotations of authorities and texts are not allowed, real or invented. */
export const AUTHORITY_NAMES =
  /\b(parashara|parasara|varahamihira|jaimini|bphs|brihat|phaladeepika|saravali|bhrigu|texts|scriptures?|shastras?|sages?|verse|shloka)\b(?:[^.;]|\.\d){0,30}\b(says?|said|states?|writes?|wrote|promises?|declares?|tells?|calls?)\b|\b(says?|said|according to|as) (sage |maharishi |the )?(parashara|parasara|varahamihira|jaimini|bphs|brihat|phaladeepika|saravali|bhrigu)\b|(पराशर|वराहमिहिर|जैमिनि|भृगु|शास्त्र|ग्रंथ|श्लोक)[^।]{0,30}(कहते|कहता|कहा|लिखा|लिखते|अनुसार)|\b(parashar|shastra|granth|shlok)\w*\b[^.]{0,30}\b(kehte|kahte|kehta|kaha|likha|anusar)\b/iu;

/** Words that negate a clause. */
export const NEGATIONS =
  /\b(no|not|never|none|nor|neither|without|don'?t|doesn'?t|isn'?t|aren'?t|cannot|can'?t|won'?t|avoid|nahi|nahin|na|mat|bina)\b|नहीं|मत |बिना|(^|\s)न(\s|$)/iu;
