import { GRAHA_WORDS, YOGA_WORDS, type Graha, type YogaId } from "@lagna/terms";
import type { Said } from "../fact.ts";
import { GRAHAS_HG, ORDINALS_HG } from "./hinglish.data.ts";
import { said } from "./say.ts";
import { YOGAS_HG } from "./yogas-hg.data.ts";

const OF = /^(.+) of (.+)$/;
const ORDINALS_EN = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
];

/** "The Sun", "the seventh", "the lagna", as a yoga is said to be theirs. */
function ownerHg(owner: string): string | undefined {
  const bare = owner.replace(/^the /, "");
  if (bare === "lagna") return "Lagna";
  const graha = Object.entries(GRAHA_WORDS).find(([, { en }]) => en === bare)?.[0] as Graha | undefined;
  if (graha) return GRAHAS_HG[graha];
  const house = ORDINALS_EN.indexOf(bare);
  return house < 0 ? undefined : `${ORDINALS_HG[house]} ghar`;
}

function nameHg(id: YogaId): string {
  const { en, roman } = YOGA_WORDS[id];
  const known = YOGAS_HG[id] ?? roman;
  if (known !== undefined) return known;
  const [, yoga, owner] = OF.exec(en) ?? [];
  const whose = owner === undefined ? undefined : ownerHg(owner);
  return whose === undefined ? en : `${whose} ka ${yoga}`;
}

/** The name of a yoga, as it stands in a list. */
export const yogaName = (id: YogaId): Said => said(YOGA_WORDS[id].en, YOGA_WORDS[id].hi, nameHg(id));

function phraseEn(name: string): string {
  const [, yoga, owner] = OF.exec(name) ?? [];
  if (yoga !== undefined && !/[:,]/.test(name)) return `${yoga} yoga of ${owner}`;
  // "Daridra: fifth lord in six or ten": in a sentence what makes it stands behind it.
  const [yogaOf, made] = name.split(": ");
  if (made !== undefined) return `${yogaOf} yoga (${made})`;
  const [head, rest] = name.split(", ");
  return rest === "loosely" ? `${head} yoga, loosely read` : `${name} yoga`;
}

function phraseHi(name: string): string {
  if (name.endsWith("योग")) return name;
  const [, yoga, aside] = /^(.+) (\(.+\))$/.exec(name) ?? [];
  return yoga === undefined ? `${name} योग` : `${yoga} योग ${aside}`;
}

/** The same with the word "yoga" in its place: "Shubha kartari yoga of the Sun", "Surya ka Shubha kartari yog". */
export function yogaSaid(id: YogaId): Said {
  const { en, hi, hg } = yogaName(id);
  return said(phraseEn(en), phraseHi(hi), `${hg} yog`);
}
