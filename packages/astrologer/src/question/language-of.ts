import type { Tongue } from "../fact.ts";

/** Small words that only Hindi in Latin letters has; those it shares with English (to, is, me, par) tell nothing. */
const HINGLISH = new Set(
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
const ENGLISH = new Set(
  (
    "the a an is are am was were will would shall should can could do does did have has had i my mine you your it this that these those what when where which who whom why how " +
    "in on at of for to from with by about after before during and or but not no yes if then than there here be been being get got any some more most next last year month week today " +
    "tomorrow tell please show explain sign house planet planets chart birth job career marriage money health good bad best time going"
  ).split(" "),
);

const count = (words: readonly string[], known: ReadonlySet<string>): number =>
  words.filter((word) => known.has(word)).length;

/**
 * The tongue a person wrote in: by script, then by the small words of a language. A text that shows neither, such as a lone term, keeps
 * the tongue of the talk so far.
 */
export function languageOf(text: string, previous: Tongue = "en"): Tongue {
  const devanagari = text.match(/\p{Script=Devanagari}+/gu)?.length ?? 0;
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  if (devanagari > 0 && devanagari >= words.length) return "hi";
  // By itself "hi" is a greeting; among others it is the particle.
  const telling = words.length <= 2 ? words.filter((word) => word !== "hi") : words;
  const [hindi, english] = [count(telling, HINGLISH), count(words, ENGLISH)];
  if (devanagari > 0) return hindi >= english ? "hg" : "en";
  if (hindi === 0 && english === 0) return words.length <= 2 ? previous : "en";
  if (hindi === english) return previous === "hi" ? "hg" : previous;
  return hindi > english ? "hg" : "en";
}
