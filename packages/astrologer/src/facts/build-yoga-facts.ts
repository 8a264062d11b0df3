import { computeSections } from "@lagna/jyotish";
import { DOSHA_WORDS, DOSHAS, YOGAS, type DoshaId, type Graha, type YogaId } from "@lagna/terms";
import type { Fact, LocalizedText } from "../fact.ts";
import {
  formatGraha,
  formatList,
  createLocalizedText,
  composeLocalizedText,
  localizeWord,
} from "../formatting/format-terms.ts";
import { formatYogaName } from "../formatting/format-yoga.ts";
import { createNatalFact, type FactContext } from "./fact-context.ts";

const HOLDS = createLocalizedText("holds", "है", "hai");
const DOES_NOT_HOLD = createLocalizedText("does not hold", "नहीं है", "nahi hai");
const UNKNOWN = createLocalizedText("cannot be determined", "कहा नहीं जा सकता", "kaha nahi ja sakta");
const FORMED_BY = createLocalizedText("by", "इनसे", "inse");

const formatHolds = (holds: boolean | null): LocalizedText =>
  holds === null ? UNKNOWN : holds ? HOLDS : DOES_NOT_HOLD;

function formatLine(name: LocalizedText, holds: boolean | null, grahas: readonly Graha[]): LocalizedText {
  const makers = formatList(grahas.map(formatGraha));
  return composeLocalizedText((language) => {
    const by = grahas.length > 0 ? `, ${FORMED_BY[language]} ${makers[language]}` : "";
    return `${name[language]}: ${formatHolds(holds)[language]}${by}`;
  });
}

const KNOWN_YOGAS: ReadonlySet<string> = new Set(YOGAS);

function buildYogaFact(id: YogaId, holds: boolean | null, grahas: readonly Graha[], houses: readonly number[]): Fact {
  const text = formatLine(formatYogaName(id), holds, grahas);
  return createNatalFact({
    id: `yoga-${id}`,
    section: "yogas",
    subject: id,
    predicate: "yoga",
    value: { holds, grahas, houses },
    text,
  });
}

/** The yogas that hold and may be shown. A yoga that does not hold becomes a fact only on request. */
export function buildYogaFacts({ view }: FactContext): Fact[] {
  return computeSections(view.nativity, ["yogas"])
    .yogas.filter(({ id, sensitive }) => !sensitive && KNOWN_YOGAS.has(id))
    .map(({ id, holds, grahas, houses }) => buildYogaFact(id as YogaId, holds, grahas, houses));
}

/** The fact that a yoga does not hold; `undefined` for unknown ids and yogas that may not be shown. */
export function buildAbsentYogaFact(id: string): Fact | undefined {
  const yoga = id.startsWith("yoga-") ? id.slice("yoga-".length) : "";
  return KNOWN_YOGAS.has(yoga) ? buildYogaFact(yoga as YogaId, false, [], []) : undefined;
}

const CANCELLATION_NOTE = createLocalizedText("something cancels it", "कुछ इसे हटाता है", "kuch ise hatata hai");

/** Every dosha, including those that do not hold, because users ask whether they are free of one. */
export function buildDoshaFacts({ view }: FactContext): Fact[] {
  const found = new Map(computeSections(view.nativity, ["doshas"]).doshas.map((dosha) => [dosha.id, dosha]));
  return DOSHAS.map((id: DoshaId) => {
    const dosha = found.get(id);
    const { holds = false, degree = null, grahas = [], houses = [], causes = [], cancellations = [] } = dosha ?? {};
    const line = formatLine(localizeWord(DOSHA_WORDS[id]), holds, holds ? grahas : []);
    const reasons = { causes: causes.map((cause) => cause.id), cancellations: cancellations.map((lift) => lift.id) };
    return createNatalFact({
      id: `dosha-${id}`,
      section: "doshas",
      subject: id,
      predicate: "dosha",
      value: { holds, degree, grahas, houses, ...reasons },
      text:
        degree === "cancelled"
          ? composeLocalizedText((language) => `${line[language]}; ${CANCELLATION_NOTE[language]}`)
          : line,
    });
  });
}
