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

/** The names of those months in Tamil Nadu, in Kerala and, where no lunar month has them, in Nepal; in the same order. */
export const SOLAR_MONTH_WORDS: readonly RegExp[] = [
  `chith?irai${month}?|சித்திரை|medam`,
  `vaikasi${month}|வைகாசி|[ei]davam`,
  `aani${month}|ஆனி|mithunam`,
  `aadi${month}|ஆடி|saun|साउन|karki+dakam|karkki+dakam`,
  `aavani${month}?|ஆவணி|bhadau|भदौ|chingam|ചിങ്ങം`,
  `purattasi${month}?|புரட்டாசி|asoj|असोज|kanni(?: ma+sam)`,
  `aippasi${month}?|ஐப்பசி|thulam`,
  `karth?igai${month}|கார்த்திகை|mangsir|mansir|मंसिर|मङ्सिर|vrischikam`,
  `marga[zl]hi${month}?|மார்கழி|dhanu ma+sam`,
  `thai${month}|தை|makaram`,
  `maasi${month}|மாசி|kumbham`,
  `panguni${month}|பங்குனி|meenam`,
].map(compile);
