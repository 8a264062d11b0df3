import type { LocalizedText } from "../../fact.ts";
import type { QuestionOption } from "../../question/find-either-or-options.ts";
import { composeLocalizedText, createLocalizedText } from "../../formatting/format-terms.ts";
import { OPTION_CLASSES, type OptionClass } from "./option-classes.data.ts";
import type { TalkContext } from "../answer-context.ts";
import { type OptionKind, classifyOption } from "./classify-option.ts";
import { listNames, formatOptionName } from "./format-option-name.ts";
import { capitalize } from "../phrasing/phrase-picker.ts";

/** An option with what a chart reads it from. */
export interface ResolvedOption extends QuestionOption {
  readonly kind: OptionKind;
  readonly known: OptionClass | null;
  readonly name: LocalizedText;
}

const PLACE_CLASSES = { home_place: OPTION_CLASSES.stay_home, other_place: OPTION_CLASSES.abroad } as const;

function getClass(kind: OptionKind): OptionClass | null {
  if (kind === "home_place" || kind === "other_place") return PLACE_CLASSES[kind];
  return kind in OPTION_CLASSES ? OPTION_CLASSES[kind as keyof typeof OPTION_CLASSES] : null;
}

/** "Goa for the new office": what a place is for is not part of its name. */
const PURPOSE = /\s+(?:for\s.*|\S+\s+(?:ke liye|के लिए))$/iu;

/** These go on with what is there; against them another option begins something. */
const KEPT: ReadonlySet<OptionKind> = new Set([
  "keep_on",
  "stay_at_work",
  "stay_home",
  "family_trade",
  "repair",
  "joint",
]);

const HERE = /(?<![\p{L}\p{M}])(?:here|yah(?:i|in|an|aan)|यहीं|यही|यहाँ|यहां)(?![\p{L}\p{M}])/iu;

/** "Renovate this one, or the shop near the station": beside what goes on, the one other begins something; beside what begins, it goes on. */
function completeKinds(found: readonly QuestionOption[], own: readonly OptionKind[]): readonly OptionKind[] {
  // "Back to the village, or stay here": who is away and stays goes on.
  const areHome = own.filter((kind) => kind === "stay_home").length > 1;
  const kinds = areHome
    ? own.map((kind, at) => (kind === "stay_home" && HERE.test(found[at]?.text ?? "") ? "keep_on" : kind))
    : own;
  const known = kinds.filter((kind) => getClass(kind) !== null);
  if (known.length !== kinds.length - 1 || known.length === 0) return kinds;
  // "The pilot from Kochi or Nikhil" are persons.
  if (known.some((kind) => getClass(kind)?.isField || kind.endsWith("_place"))) return kinds;
  const rest = known.some((kind) => KEPT.has(kind)) ? "begin_new" : "keep_on";
  return kinds.map((kind) => (kind === "unknown" && !known.includes(rest) ? rest : kind));
}

/**
 * Finds what a chart reads each option from.
 * @param isChoice whether a choice is surely asked for; then an option without words of its own is what the other is not
 */
export function resolveOptions(
  { index, phrasePicker }: TalkContext,
  found: readonly QuestionOption[],
  isChoice = false,
): ResolvedOption[] {
  const own = found.map(({ text }) => classifyOption(text, index?.context.place ?? ""));
  const kinds = isChoice ? completeKinds(found, own) : own;
  return found.map((option, at) => {
    const kind = kinds[at] ?? "unknown";
    const known = getClass(kind);
    const isPlace = kind.endsWith("_place");
    const words = isPlace ? option.text.replace(PURPOSE, "") : option.text;
    return {
      ...option,
      kind,
      known,
      name: formatOptionName(words, known, { language: phrasePicker.language, isPlace }),
    };
  });
}

/** "Going to Pune" and "staying in Goa", if one of the two is home. */
export function nameTowns(read: readonly ResolvedOption[]): readonly ResolvedOption[] {
  const [home, away] = [
    read.find(({ kind }) => kind === "home_place"),
    read.find(({ kind }) => kind === "other_place"),
  ];
  if (!home || !away || read.length > 2) return read;
  return read.map((one) => {
    const place = one.name;
    if (place.en.startsWith("“")) return one;
    const name =
      one === home
        ? createLocalizedText(`staying in ${place.en}`, `${place.hi} में रहने`, `${place.hg} me rehne`)
        : createLocalizedText(`going to ${place.en}`, `${place.hi} जाने`, `${place.hg} jaane`);
    return { ...one, name };
  });
}

/** Slots with the list of options. */
export function buildNameSlots(read: readonly ResolvedOption[]): Readonly<Record<string, LocalizedText>> {
  const all = listNames(read.map(({ name }) => name));
  return { all, All: composeLocalizedText((language) => capitalize(all[language])) };
}
