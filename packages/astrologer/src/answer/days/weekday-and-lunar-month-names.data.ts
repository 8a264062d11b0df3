import type { Masa, Vara } from "@lagna/terms";

const compile = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "giu");

/** Names of the weekdays in questions, with the short forms of chats. */
export const VARA_NAMES: readonly (readonly [Vara, RegExp])[] = [
  ["sunday", compile("sun|sundays?|itwar|itvar|itwaar|itvaar|raviwar|ravivar|इतवार|रविवार")],
  ["monday", compile("mon|mondays?|somvar|somwar|somvaar|somwaar|सोमवार|सोम")],
  ["tuesday", compile("tues?|tuesdays?|mangalvar|mangalwar|mangalvaar|mangal|मंगलवार|मंगल")],
  ["wednesday", compile("wed|wednesdays?|budhvar|budhwar|budhvaar|budhwaar|बुधवार|बुध")],
  ["thursday", compile("thu|thurs?|thursdays?|guruvar|guruwar|guruvaar|brihaspativar|veervar|गुरुवार|बृहस्पतिवार|वीरवार")],
  ["friday", compile("fri|fridays?|shukravar|shukrawar|shukrvar|jumma|juma|शुक्रवार|जुम्मा")],
  ["saturday", compile("sat|saturdays?|shanivar|shaniwar|shanivaar|shanichar|शनिवार|शनिचर")],
];

const compileOne = (words: string): RegExp => new RegExp(compile(words).source, "iu");

/** Names of the lunar months in questions; Sanskrit, Hindi and Gujarati forms. */
export const MASA_NAMES: Readonly<Record<Masa, RegExp>> = {
  chaitra: compileOne("chaitra|chait|चैत्र|चैत"),
  vaishakha: compileOne("vaishakh|vaishakha|baisakh|vaisakh|वैशाख|बैसाख"),
  jyeshtha: compileOne("jyeshtha maas|jeth|जेठ|ज्येष्ठ"),
  ashadha: compileOne("ashadh|ashadha|asadh|aashadh|आषाढ़|आषाढ|असाढ़"),
  shravana: compileOne("sawan|savan|shravan maas|shravan me|shravan|सावन|श्रावण"),
  bhadrapada: compileOne("bhadon|bhado|bhadrapad|bhadrapada|भादों|भादो|भाद्रपद"),
  ashvina: compileOne("ashwin|ashvin|kuar|kwar|आश्विन|क्वार|कुआर"),
  kartika: compileOne("kartik|kartika|कार्तिक"),
  margashirsha: compileOne("aghan|agahan|margashirsha|margshirsh|magshar|अगहन|मार्गशीर्ष"),
  pausha: compileOne("paush|poos|pausha|पूस|पौष"),
  magha: compileOne("magh|maagh|माघ"),
  phalguna: compileOne("phagun|fagun|phalgun|phalguna|falgun|फागुन|फाल्गुन"),
};
