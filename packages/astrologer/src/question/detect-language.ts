import type { AnswerLanguage } from "../fact.ts";

/** Function words that occur only in Hindi in Latin letters. Words it shares with English (to, is, me, par) are left out. */
const HINGLISH_WORDS = new Set(
  (
    "hai hain hu hun hoon ho hota hoti hote hoga hogi honge tha thi the nahi nahin nhi nai kya kyu kyun kyon kab kaha kahan kaun kiski kiska kiske kaunsa kaunsi konsa konsi " +
    "kaise kaisa kaisi kitna kitni kitne mera meri mere mujhe mujhko mereko main mai apna apni apne aap aapka aapki tum tumhara wo woh vo ye yeh uska uski uske iska " +
    "iski ka ki ke ko se mein aur ya lekin magar par pe toh bhi hi abhi aaj kal parso agla agle agli pichla saal mahine mahina din baad tak shaadi shadi vivah " +
    "naukri nokri paisa paise ghar kundli kundali rashi nakshatra dasha graha swami batao bataiye bataye bata dijiye karu karun kare karna karni kar raha rahi rahe lagegi " +
    "lagega milega milegi banega banegi jayega jayegi aayega aayegi chal chalti sakta sakti sakte chahiye chahta chahti kuch koi sab bahut zyada jyada kam thik theek accha acha achha " +
    "kis kin kisi kisko kisse jis un unka unki unke hum hamara hamari bhai yaar didi pati patni desh sarkari kitne abhi phir fir jaunga jaungi karunga karungi rahunga rahungi wala wali wale sath saath akele " +
    "haal sehat tabiyat padhai santan bachcha bacha pyar pyaar rishta upay namaste dhanyavad kyunki isliye agar yadi matlab lu lun hu jeene mann ji"
  ).split(" "),
);
const ENGLISH_WORDS = new Set(
  (
    "the a an is are am was were will would shall should can could do does did have has had i my mine you your it this that these those what when where which who whom why how " +
    "in on at of for to from with by about after before during and or but not no yes if then than there here be been being get got any some more most next last year month week today " +
    "tomorrow tell please show explain sign house planet planets chart birth job career marriage money health good bad best time going"
  ).split(" "),
);

const countKnown = (words: readonly string[], vocabulary: ReadonlySet<string>): number =>
  words.filter((word) => vocabulary.has(word)).length;

/**
 * Detects the language of a text: by script, then by function words. A text that shows neither, such as a single term, keeps the language
 * of the conversation.
 * @param previous the language of the conversation so far
 */
export function detectLanguage(text: string, previous: AnswerLanguage = "en"): AnswerLanguage {
  const devanagari = text.match(/\p{Script=Devanagari}+/gu)?.length ?? 0;
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  if (devanagari > 0 && devanagari >= words.length) return "hi";
  // In a text of one or two words "hi" is a greeting; in a longer one it is the Hindi particle.
  const distinctiveWords = words.length <= 2 ? words.filter((word) => word !== "hi") : words;
  const [hindiCount, englishCount] = [countKnown(distinctiveWords, HINGLISH_WORDS), countKnown(words, ENGLISH_WORDS)];
  if (devanagari > 0) return hindiCount >= englishCount ? "hg" : "en";
  if (hindiCount === 0 && englishCount === 0) return words.length <= 2 ? previous : "en";
  if (hindiCount === englishCount) return previous === "hi" ? "hg" : previous;
  return hindiCount > englishCount ? "hg" : "en";
}
