const DENIAL_WORDS =
  "no|nope|nah|not|sorry|oops|actually|wrong|correction|arre|nahi|nahin|nhi|galat|maaf|नहीं|नही|गलत|ग़लत|माफ़|माफ|सॉरी|अरे";
const BIRTH_WORDS = /(?<!\p{L})(?:born|birth|janam|janm|paida)(?!\p{L})|जन्म|पैदा/iu;
const BEGINS_WITH_NO = new RegExp(`^(?:(?:${DENIAL_WORDS})(?![\\p{L}\\p{M}])[\\s,.!-]*)+`, "iu");
/** Words around a place that are not part of it. */
const BESIDE_PLACE =
  /(?<![\p{L}\p{M}])(?:it|it's|its|that|this|was|is|in|at|place|city|town|the|born|birth|hai|tha|thi|hua|me|mein|sheher|shahar|jagah|yeh|ye|वह|यह|है|था|थी|हुआ|में|जगह|शहर)(?![\p{L}\p{M}])/giu;
const NAME_LABEL =
  /(?<![\p{L}\p{M}])(?:my name is|the name is|name is|name|mera naam|naam|मेरा नाम|नाम)(?![\p{L}\p{M}])\s*[:=]?\s*(?<name>[\p{L}\p{M}.'\s]{2,60}?)(?:\s+(?:hai|है))?\s*$/iu;
/** "The name is wrong" and "naam kis akshar se rakhein" give no name. */
const NOT_A_NAME =
  /^(?:kis|kya|kaun|konsa|kaunsa|what|which|किस|क्या|कौन|wrong|incorrect|not|galat|nahi|nahin|गलत|ग़लत|नहीं)(?![\p{L}\p{M}])/iu;
const MAX_PLACE_WORDS = 3;
/** Words after a "no" that show that the rest is not a place. */
const NOT_A_PLACE =
  /(?<![\p{L}\p{M}])(?:wrong|incorrect|galat|date|time|name|thanks?|thx|now|need|way|idea|problem|later|please|i|you|we|it|when|what|why|how|baad|abhi|zarurat|kab|kya|kyu|kyun|kaise|shukriya|dhanyavaad|dhanyavad|bhai|ji|गलत|ग़लत|तारीख|समय|नाम|अभी|बाद|कब|क्या|क्यों|कैसे|धन्यवाद|जी|भाई)(?![\p{L}\p{M}])/iu;
const NAMES_A_PLACE =
  /^[\p{L}\p{M}\s]+[,.]|(?<![\p{L}\p{M}])(?:place|city|town|in|at|born|hua|me|mein|sheher|shahar|jagah|में|शहर|जगह)(?![\p{L}\p{M}])/iu;

const MISTAKE =
  /(?<![\p{L}\p{M}])(?:wrong|incorrect|mistake|mistyped|typo|galat|galti|likhna tha|likh gaya|likh diya|लिखना था|लिख गया|लिख दिया|गलत|ग़लत|गलती|ग़लती)(?![\p{L}\p{M}])/iu;
/** Whether a message says that something is wrong. */
export const namesMistake = (text: string): boolean => MISTAKE.test(text);

/** Whether a message retracts something, or mentions a birth. */
export const isCorrection = (text: string): boolean => BEGINS_WITH_NO.test(text) || BIRTH_WORDS.test(text);

/** "no, my name is Asha": the name; null for any other message. */
export function parseCorrectedName(text: string): string | null {
  const name = NAME_LABEL.exec(text)?.groups?.["name"]?.trim() ?? "";
  return name === "" || NOT_A_NAME.test(name) ? null : name;
}

/** "आरा नहीं बक्सर कर दीजिए जन्म स्थान", "place Ara nahi Buxar hai": the second stands in the place of the first. */
const REPLACED =
  /(?<![\p{L}\p{M}])[\p{L}\p{M}]+\s+(?:nahi|nahin|nhi|नहीं|नही)[\s,]+(?<place>[\p{L}\p{M}]+)(?![\p{L}\p{M}])/iu;
const SAYS_PLACE =
  /(?<![\p{L}\p{M}])(?:place|city|town|janm ?sthan|sthan|jagah|sheher|shahar|स्थान|जन्मस्थान|जगह|शहर)(?![\p{L}\p{M}])/iu;

/** "no, it was Noida", "nahi, Pune me": the place, still to be looked up; null for any other message. */
export function parseCorrectedPlace(text: string): string | null {
  const replacing = SAYS_PLACE.test(text) ? REPLACED.exec(text)?.groups?.["place"] : undefined;
  if (replacing !== undefined) return replacing;
  if (!BEGINS_WITH_NO.test(text) || !NAMES_A_PLACE.test(text) || /[?؟\d]/.test(text)) return null;
  const rest = text
    .replace(BEGINS_WITH_NO, "")
    .replaceAll(BESIDE_PLACE, " ")
    .replaceAll(/^[\s,.-]+|[\s,.!-]+$/g, "")
    .replaceAll(/\s+/g, " ");
  return rest === "" || NOT_A_PLACE.test(rest) || rest.split(" ").length > MAX_PLACE_WORDS ? null : rest;
}
