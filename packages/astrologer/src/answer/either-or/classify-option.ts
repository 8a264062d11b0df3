import { createPatternMatcher } from "../../question/match-word-patterns.ts";
import { tokenise } from "../../language/tokenise.ts";
import { OPTION_CLASS_WORDS, type OptionClassId, type SpecialClass } from "./option-classes.data.ts";
import { PLACE_NAMES } from "./city-names.data.ts";

export type OptionKind = OptionClassId | SpecialClass | "home_place" | "other_place" | "unknown";

const matchClasses = createPatternMatcher(OPTION_CLASS_WORDS);

/** Names of countries in English and Hindi, from the data of the JavaScript engine. */
const COUNTRY_NAMES: readonly RegExp[] = ["en", "hi"].map((language) => {
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const known = letters.flatMap((one) => letters.map((other) => names.of(one + other) ?? ""));
  const plain = known.filter((name) => /^[\p{L}\p{M} ]{3,}$/u.test(name));
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${plain.join("|")}|uk|usa|us|uae|gulf|europe)(?![\\p{L}\\p{M}])`, "iu");
});

/** The place that an option names, and whether it is the place or the country of birth. */
export function findPlace(text: string, birthPlace: string): "home_place" | "other_place" | null {
  const town = birthPlace.split(",")[0] ?? "";
  const country = birthPlace.split(",").at(-1)?.trim() ?? "";
  const city = PLACE_NAMES.find(({ words }) => words.test(text));
  if (city) return city.words.test(birthPlace) ? "home_place" : "other_place";
  const lower = text.toLowerCase();
  if (town.length > 2 && lower.includes(town.toLowerCase())) return "home_place";
  if (country.length > 2 && lower.includes(country.toLowerCase())) return "home_place";
  return COUNTRY_NAMES.some((pattern) => pattern.test(text)) ? "other_place" : null;
}

/** The class of an option by its words. */
export function classifyOption(text: string, birthPlace: string): OptionKind {
  const classes = matchClasses(tokenise(text));
  const [first] = classes;
  // "Work in Toronto" against "work in Jaipur" is a choice of places, but "an engineering college in Pune" names its subject.
  const place = findPlace(text, birthPlace);
  if (place && (first === undefined || PLACE_WINS.has(first))) return place;
  return first ?? "unknown";
}
const PLACE_WINS: ReadonlySet<string> = new Set([
  "job",
  "study",
  "stay_home",
  "move",
  "now",
  "later",
  "abroad",
  "rent",
  "flat",
  "computing",
]);

/** Whether an option names the present or a later time. */
export function findTimes(text: string): "now" | "later" | null {
  const classes = matchClasses(tokenise(text));
  if (classes.includes("later")) return "later";
  return classes.includes("now") ? "now" : null;
}
