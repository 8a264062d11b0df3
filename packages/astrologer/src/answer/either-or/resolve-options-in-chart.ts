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

/** Finds what a chart reads each option from. */
export function resolveOptions(
  { index, phrasePicker }: TalkContext,
  found: readonly QuestionOption[],
): ResolvedOption[] {
  return found.map((option) => {
    const kind = classifyOption(option.text, index?.context.place ?? "");
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
