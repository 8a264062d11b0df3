import { calculate } from "@lagna/jyotish";
import { DOSHA_WORDS, DOSHAS, YOGAS, type DoshaId, type Graha, type YogaId } from "@lagna/terms";
import type { Fact, Said } from "../fact.ts";
import { grahaSaid, listSaid, said, tell, wordSaid } from "../words/say.ts";
import { yogaName } from "../words/yoga-said.ts";
import { natal, type Ground } from "./ground.ts";

const HOLDS = said("holds", "है", "hai");
const FAILS = said("does not hold", "नहीं है", "nahi hai");
const UNKNOWN = said("cannot be told", "कहा नहीं जा सकता", "kaha nahi ja sakta");
const BY = said("by", "इनसे", "inse");

const isSaid = (holds: boolean | null): Said => (holds === null ? UNKNOWN : holds ? HOLDS : FAILS);

function lineOf(name: Said, holds: boolean | null, grahas: readonly Graha[]): Said {
  const makers = listSaid(grahas.map(grahaSaid));
  return tell((tongue) => {
    const by = grahas.length > 0 ? `, ${BY[tongue]} ${makers[tongue]}` : "";
    return `${name[tongue]}: ${isSaid(holds)[tongue]}${by}`;
  });
}

const SHOWN: ReadonlySet<string> = new Set(YOGAS);

function yogaFact(id: YogaId, holds: boolean | null, grahas: readonly Graha[], houses: readonly number[]): Fact {
  const text = lineOf(yogaName(id), holds, grahas);
  return natal({
    id: `yoga-${id}`,
    section: "yogas",
    subject: id,
    predicate: "yoga",
    value: { holds, grahas, houses },
    text,
  });
}

/** The yogas of a birth that may be shown: those that hold. That another does not is a fact that is made when it is asked for. */
export function yogaFacts({ view }: Ground): Fact[] {
  return calculate(view.nativity, ["yogas"])
    .yogas.filter(({ id, sensitive }) => !sensitive && SHOWN.has(id))
    .map(({ id, holds, grahas, houses }) => yogaFact(id as YogaId, holds, grahas, houses));
}

/** That a yoga does not hold; nothing for what is no yoga that may be shown. */
export function absentYoga(id: string): Fact | undefined {
  const yoga = id.startsWith("yoga-") ? id.slice("yoga-".length) : "";
  return SHOWN.has(yoga) ? yogaFact(yoga as YogaId, false, [], []) : undefined;
}

const CANCELLED = said("something lifts it", "कुछ इसे हटाता है", "kuch ise hatata hai");

/** Every dosha, also where it does not hold: that it is absent is what people ask. */
export function doshaFacts({ view }: Ground): Fact[] {
  const found = new Map(calculate(view.nativity, ["doshas"]).doshas.map((dosha) => [dosha.id, dosha]));
  return DOSHAS.map((id: DoshaId) => {
    const dosha = found.get(id);
    const { holds = false, degree = null, grahas = [], houses = [], causes = [], cancellations = [] } = dosha ?? {};
    const line = lineOf(wordSaid(DOSHA_WORDS[id]), holds, holds ? grahas : []);
    const reasons = { causes: causes.map((cause) => cause.id), cancellations: cancellations.map((lift) => lift.id) };
    return natal({
      id: `dosha-${id}`,
      section: "doshas",
      subject: id,
      predicate: "dosha",
      value: { holds, degree, grahas, houses, ...reasons },
      text: degree === "cancelled" ? tell((tongue) => `${line[tongue]}; ${CANCELLED[tongue]}`) : line,
    });
  });
}
