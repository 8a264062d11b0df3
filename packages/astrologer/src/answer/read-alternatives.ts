import type { LocalizedText } from "../fact.ts";
import type { Alternative } from "../question/find-alternatives.ts";
import { composeLocalizedText, createLocalizedText } from "../words/format-terms.ts";
import { ALTERNATIVE_CLASSES, type AlternativeClass } from "./alternative-classes.data.ts";
import type { TalkContext } from "./answer-context.ts";
import { type AlternativeKind, classifyAlternative } from "./classify-alternative.ts";
import { listNames, nameAlternative } from "./name-alternative.ts";
import { capitalize } from "./phrase-picker.ts";

/** An alternative with what a chart reads it from. */
export interface ReadAlternative extends Alternative {
  readonly kind: AlternativeKind;
  readonly known: AlternativeClass | null;
  readonly name: LocalizedText;
}

const PLACE_CLASSES = { home_place: ALTERNATIVE_CLASSES.stay_home, other_place: ALTERNATIVE_CLASSES.abroad } as const;

function getClass(kind: AlternativeKind): AlternativeClass | null {
  if (kind === "home_place" || kind === "other_place") return PLACE_CLASSES[kind];
  return kind in ALTERNATIVE_CLASSES ? ALTERNATIVE_CLASSES[kind as keyof typeof ALTERNATIVE_CLASSES] : null;
}

/** "Goa for the new office": what a place is for is not part of its name. */
const PURPOSE = /\s+(?:for\s.*|\S+\s+(?:ke liye|के लिए))$/iu;

/** Finds what a chart reads each alternative from. */
export function readAlternatives(
  { index, phrasePicker }: TalkContext,
  found: readonly Alternative[],
): ReadAlternative[] {
  return found.map((alternative) => {
    const kind = classifyAlternative(alternative.text, index?.context.place ?? "");
    const known = getClass(kind);
    const isPlace = kind.endsWith("_place");
    const words = isPlace ? alternative.text.replace(PURPOSE, "") : alternative.text;
    return {
      ...alternative,
      kind,
      known,
      name: nameAlternative(words, known, { language: phrasePicker.language, isPlace }),
    };
  });
}

/** "Going to Pune" and "staying in Goa", if one of the two is home. */
export function namePlaces(read: readonly ReadAlternative[]): readonly ReadAlternative[] {
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

/** Slots with the list of alternatives. */
export function buildNameSlots(read: readonly ReadAlternative[]): Readonly<Record<string, LocalizedText>> {
  const all = listNames(read.map(({ name }) => name));
  return { all, All: composeLocalizedText((language) => capitalize(all[language])) };
}
