import { GRAHA_WORDS, YOGA_WORDS, type Graha, type YogaId } from "@lagna/terms";
import type { LocalizedText } from "../fact.ts";
import { GRAHAS_HG, OBLIQUE_ORDINALS_HG } from "./hinglish-terms.data.ts";
import { createLocalizedText } from "./format-terms.ts";
import { YOGAS_HG } from "./hinglish-yoga-names.data.ts";

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

/** The owner in the name of a yoga ("the Sun", "the seventh", "the lagna") in Hinglish. */
function translateOwnerToHinglish(owner: string): string | undefined {
  const bare = owner.replace(/^the /, "");
  if (bare === "lagna") return "Lagna";
  const graha = Object.entries(GRAHA_WORDS).find(([, { en }]) => en === bare)?.[0] as Graha | undefined;
  if (graha) return GRAHAS_HG[graha];
  const house = ORDINALS_EN.indexOf(bare);
  return house < 0 ? undefined : `${OBLIQUE_ORDINALS_HG[house]} ghar`;
}

function formatHinglishName(id: YogaId): string {
  const { en, roman } = YOGA_WORDS[id];
  const fixed = YOGAS_HG[id] ?? roman;
  if (fixed !== undefined) return fixed;
  const [, yoga, owner] = OF.exec(en) ?? [];
  const ownerName = owner === undefined ? undefined : translateOwnerToHinglish(owner);
  return ownerName === undefined ? en : `${ownerName} ka ${yoga}`;
}

/** The name of a yoga as it appears in a list. */
export const formatYogaName = (id: YogaId): LocalizedText =>
  createLocalizedText(YOGA_WORDS[id].en, YOGA_WORDS[id].hi, formatHinglishName(id));

function formatEnglishPhrase(name: string): string {
  const [, yoga, owner] = OF.exec(name) ?? [];
  if (yoga !== undefined && !/[:,]/.test(name)) return `${yoga} yoga of ${owner}`;
  // "Daridra: fifth lord in six or ten": in a sentence the definition goes into brackets.
  const [yogaOf, made] = name.split(": ");
  if (made !== undefined) return `${yogaOf} yoga (${made})`;
  const [head, rest] = name.split(", ");
  return rest === "loosely" ? `${head} yoga, loosely read` : `${name} yoga`;
}

function formatHindiPhrase(name: string): string {
  if (name.endsWith("योग")) return name;
  const [, yoga, aside] = /^(.+) (\(.+\))$/.exec(name) ?? [];
  return yoga === undefined ? `${name} योग` : `${yoga} योग ${aside}`;
}

/** The name including the word "yoga": "Shubha kartari yoga of the Sun", "Surya ka Shubha kartari yog". */
export function formatYoga(id: YogaId): LocalizedText {
  const { en, hi, hg } = formatYogaName(id);
  return createLocalizedText(formatEnglishPhrase(en), formatHindiPhrase(hi), `${hg} yog`);
}
