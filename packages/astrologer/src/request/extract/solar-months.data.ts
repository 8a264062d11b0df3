const compile = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu");
const month = "(?: ?ma+th?a[mi]?| ?month| ma[sh]ina)";

/** The signs of the solar months, from Mesha, as the almanac names their beginnings. */
export const SANKRANTI_SIGNS = [
  "mesha",
  "vrishabha",
  "mithuna",
  "karka",
  "simha",
  "kanya",
  "tula",
  "vrishchika",
  "dhanu",
  "makara",
  "kumbha",
  "meena",
] as const;

/** The names of those months in Tamil Nadu and, where no lunar month has them, in Nepal; in the same order. */
export const SOLAR_MONTH_WORDS: readonly RegExp[] = [
  `chith?irai${month}?|சித்திரை`,
  `vaikasi${month}|வைகாசி`,
  `aani${month}|ஆனி`,
  `aadi${month}|ஆடி|saun|साउन`,
  `aavani${month}?|ஆவணி|bhadau|भदौ`,
  `purattasi${month}?|புரட்டாசி|asoj|असोज`,
  `aippasi${month}?|ஐப்பசி`,
  `karth?igai${month}|கார்த்திகை|mangsir|mansir|मंसिर|मङ्सिर`,
  `marga[zl]hi${month}?|மார்கழி`,
  `thai${month}|தை`,
  `maasi${month}|மாசி`,
  `panguni${month}|பங்குனி`,
].map(compile);
