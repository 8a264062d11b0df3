import type { UnsafeKind } from "./unsafe-wording.data.ts";

/** What a reading may use to press its reader: a threat, a time limit, or something to pay for. */
export const PRESSURE_KINDS = ["fear", "deadline", "sale"] as const;
export type PressureKind = (typeof PRESSURE_KINDS)[number];

/** Unsafe wording that is such pressure. */
export const PRESSURE_OF_UNSAFE_WORDING: Readonly<Partial<Record<UnsafeKind, PressureKind>>> = {
  curse: "fear",
  death: "fear",
  harm: "fear",
  illness: "fear",
  remedy: "sale",
  money: "sale",
  urgency: "deadline",
};

/** Pressure in words that are harmless elsewhere, in three languages. */
export const PRESSURE_PATTERNS: readonly { readonly kind: PressureKind; readonly pattern: RegExp }[] = [
  {
    kind: "fear",
    pattern:
      /\b(accidents?|mishaps?|disasters?|tragedy|tragedies|misfortunes?|bankruptcy|bankrupt|danger to (your|his|her|their)|(you|he|she|they|your \w+) (will|would|may|might) (regret|suffer|lose everything)|or else)\b/iu,
  },
  // A sentence that threatens with what follows if it is not obeyed.
  {
    kind: "fear",
    pattern:
      /(?:नहीं(?: \S+){0,2} तो|वरना|वर्ना|अन्यथा) .{0,60}(?:नुक़?सान|बरबाद|बर्बाद|तबाह|हानि|दुख|दुःख|मुसीबत|भुगत)|\b(?:nahi|nahin|nhi)(?: \S+){0,2} toh? .{0,60}\b(?:nuksan|nuqsan|barba+d\w*|tabah\w*|hani|dukh|musibat|bhugat\w*|accident)\b|\b(?:warna|varna|anyatha) .{0,60}\b(?:nuksan|nuqsan|barba+d\w*|tabah\w*|hani|dukh|musibat|bhugat\w*|accident)\b/iu,
  },
  { kind: "fear", pattern: /दुर्घटना|हादसा|हादसे|अनर्थ|अनिष्ट|संकट आ|पछता|जान को ख़?तरा|बुरा (असर|होगा)|दिवालिया/u },
  {
    kind: "fear",
    pattern:
      /\b(durghatna|haadsa|hadsa|anarth|anisht|sankat aa\w*|pachta\w*|jaan ko khatra|bura (asar|hoga)|diwaliya)\b/iu,
  },
  {
    kind: "deadline",
    pattern:
      /\b(with)?in (the next )?(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty-one|forty) (hours?|days?|weeks?)\b|\b(by|before) (tomorrow|tonight|midnight|(this |next )?(mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(today only|only today|offer ends|without delay|right away|as soon as possible)\b/iu,
  },
  {
    kind: "deadline",
    pattern:
      /(\d+|[०-९]+|एक|दो|तीन|पाँच|पांच|सात|नौ|दस|ग्यारह|इक्कीस|चालीस) (दिन|घंटे|घण्टे|हफ़्ते|हफ्ते) (के|में|के अंदर|के भीतर)|(आज|कल|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार) (तक|से पहले)|तुरंत|फ़ौरन|फौरन|अभी के अभी/u,
  },
  {
    kind: "deadline",
    pattern:
      /\b(\d+|ek|do|teen|paanch|saat|nau|das|gyarah|ikkis|chalis) (din|ghante|hafte) (ke|me|mein|ke andar|ke bheetar)\b|\b(aaj|kal) (hi|tak)\b|\b(turant|fauran)\b/iu,
  },
  {
    kind: "sale",
    pattern:
      /\b(buy|order|book|purchase|pay|wear|energi[sz]ed|activated) (an? |the |this |my |our |your )?([\w-]+ )?(sapphire|ruby|emerald|coral|pearl|diamond|hessonite|topaz|opal|turquoise|stone|ring|bracelet|pendant|locket|rudraksha|yantra|kavach|mala|puja|pooja|havan|homam|ritual|report|consultation|package|remedy)\b/iu,
  },
  {
    kind: "sale",
    pattern: /\b(special|discounted?|limited) (offer|price|fee)|\bwhatsapp me\b|\bcall me (now|today)\b/iu,
  },
  {
    kind: "sale",
    pattern:
      /(रुद्राक्ष|यंत्र|कवच|पूजा|हवन|अनुष्ठान|माला) (मँगवा|मंगवा|ख़रीद|खरीद|बुक|करवा|करा)|दक्षिणा|धारण (करें|करो|कीजिए)|(रत्न|नीलम|पुखराज|पन्ना|माणिक|मूँगा|मूंगा|मोती|हीरा|गोमेद|लहसुनिया|अँगूठी|अंगूठी|रुद्राक्ष|कवच) (पहन|धारण)/u,
  },
  {
    kind: "sale",
    pattern:
      /\b(rudraksha?|yantra|kavach|pooja|puja|havan|mala) (mangwa\w*|kharid\w*|book|karwa\w*|kara\w*)|\bdakshina\b|\bdharan (kar\w*|kijiye)\b/iu,
  },
];
