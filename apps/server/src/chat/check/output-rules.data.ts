/**
 * What no answer says, whoever writes it: death and span of life, curses and magic, gems and paid rites, tips and certainty. Words in
 * English, Hindi and Hinglish; a clause that negates one ("no gem is needed") may stand.
 */
export const NEVER_SAID: readonly RegExp[] = [
  /\b(die|dies|died|dying|death|deaths|deadly|fatal|life ?span|longevity|suicide|widow(ed|hood)?)\b/i,
  /\b((kill|harm|hurt|hang|cut) (yourself|himself|herself|themselves)|(end|take) your (own )?life)\b/i,
  /\b(curse[ds]?|cursed|black magic|witchcraft|evil eye|hex|possess(ed|ion) by)\b/i,
  /\b(gem ?stones?|gems?|ruby|rubies|emerald|(blue|yellow) sapphire|sapphire|red coral|hessonite|cat'?s eye)\b/i,
  /\b(guarantee[ds]?|100 ?(%|percent)|without (any )?doubt|certain to|assured of)\b/i,
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

/** What no sentence about a chart has in it, negated or not: ways out of the talk, code, and talk of the machinery. */
export const NEVER_WRITTEN: readonly RegExp[] = [
  /https?:|www\.|\b[\w-]+\.(com|org|net|io|in|co|xyz|info|biz|app|dev|ru|cn)\b/i,
  /[^\s@]+@[^\s@]+\.\w+/,
  /(?:\d[ -]?){8,}/,
  /<\/?[a-z!]|[`{}[\]\\]|\bjavascript:|\bdata:|!\[/i,
  /\b(as an ai|language model|system (prompt|message|text)|my (instructions|prompt|rules)|ignore (all|my|the|your|previous)|api key|openai|chatgpt|jailbreak)\b/i,
];

/** Words by which a clause says that something is not so. */
export const NEGATED =
  /\b(no|not|never|none|nor|neither|without|don'?t|doesn'?t|isn'?t|aren'?t|cannot|can'?t|won'?t|avoid|nahi|nahin|na|mat|bina)\b|नहीं|मत |बिना|(^|\s)न(\s|$)/iu;
