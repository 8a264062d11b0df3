import type { Graha } from "@lagna/terms";
import { chartView } from "../chart-view.ts";
import { factById, groundOf } from "../facts/facts-of.ts";
import { parseQuestion } from "../question/parse.ts";
import type { Spoken } from "./answer.ts";
import { factsAsked } from "./asked.ts";
import { mangalReasons } from "./dosha-reasons.ts";
import { listsAsked } from "./list-answer.ts";
import { type Body, says, type Turn } from "./turn.ts";
import { wordings } from "../knowledge/row.ts";
import { localCalendarOf } from "../local-calendar.ts";
import { mahaDashas, periodId, subPeriods } from "../facts/dasha-facts.ts";
import { grahaSaid, tell } from "../words/say.ts";
import { edgeSaid } from "./month.ts";
import { factSaid, isUncertain, isUntimed } from "./uncertain.ts";
import { yogaReasons } from "./yoga-reasons.ts";

/** How many turns back what was looked up is still talked of. */
const TURNS_BACK = 4;

/** The facts that were looked up last, where the talk is still of them, of a list those it begins with; and how often more was told of them. */
function lookedUp({ turns, index }: Turn): { readonly ids: readonly string[]; readonly times: number } {
  for (const [times, { kind, question, language }] of turns.slice(-TURNS_BACK).toReversed().entries()) {
    if (kind !== "fact") break;
    const before = parseQuestion(question, language);
    const ids = factsAsked(before, index);
    if (ids.length > 0) return { ids, times };
    const listed = isUntimed(index) ? [] : listsAsked(before, index).flatMap(({ facts }) => facts);
    if (listed.length > 0) return { ids: listed, times };
  }
  return { ids: [], times: 0 };
}

export const lookedUpLast = (turn: Turn): readonly string[] => lookedUp(turn).ids;

/** What stands next to a fact in a chart: of a graha its dignity, aspects and period, of a house its lord and who sees it. */
function besideIt({ index }: Turn, id: string): readonly string[] {
  const [kind = "", of = ""] = id.split("-");
  const lordOf = (house: number): Graha => chartView(index.nativity).house(house).lord;
  switch (kind) {
    case "planet":
    case "dignity":
    case "shadbala":
    case "aspect":
    case "star":
      return [`planet-${of}`, `dignity-${of}`, `aspect-${of}`, `star-${of}`, `shadbala-${of}`, `dasha-${of}`];
    case "lord":
      return [`house-${of}`, `dignity-${lordOf(Number(of))}`, `aspect-${lordOf(Number(of))}`];
    case "house":
      return [`lord-${of}`, `aspected-${of}`, `sav-${of}`];
    case "lagna":
      return ["lord-1", "lagna-star", "house-1"];
    case "sadesati":
      return ["transit-saturn", "planet-moon"];
    default:
      return [];
  }
}

const MOST_YOGAS = 3;

/** Why a yoga or a dosha is said to hold, or not to. */
function reasonsOf({ index, voice }: Turn, ids: readonly string[]): Spoken[] {
  if (isUntimed(index)) return [];
  const view = chartView(index.nativity);
  const mangal = ids.includes("dosha-mangal") ? factById(index, "dosha-mangal") : undefined;
  if (mangal) return mangalReasons(view, voice, mangal);
  const yogas = ids.filter((id) => id.startsWith("yoga-") && factById(index, id)).slice(0, MOST_YOGAS);
  const one = yogas.length === 1;
  return yogas.flatMap((id) => {
    const fact = factById(index, id);
    return [...(one || !fact ? [] : factSaid(index, fact, voice.tongue)), ...yogaReasons(view, voice, id)];
  });
}

const MOST_BESIDE = 3;

/** "Show me why", "tell me more", of what was looked up in the chart; `null` where nothing was. */
export function moreOfFact(turn: Turn): Body | null {
  const { index, voice, question } = turn;
  const named = question.named.factIds.filter((id) => id.startsWith("yoga-") || id.startsWith("dosha-"));
  const last = lookedUp(turn);
  const ids = named.length > 0 ? named : last.ids;
  const reasons = reasonsOf(turn, ids);
  if (reasons.length > 0) return { kind: "fact", sentences: reasons };
  const told = new Set(ids);
  const beside = [...new Set(ids.flatMap((id) => besideIt(turn, id)))]
    .filter((id) => !told.has(id))
    .flatMap((id) => factById(index, id) ?? [])
    .slice(last.times * MOST_BESIDE, (last.times + 1) * MOST_BESIDE);
  if (beside.length === 0) return null;
  return { kind: "fact", sentences: beside.flatMap((fact) => factSaid(index, fact, voice.tongue)) };
}

const GIVES = /\b(?:when|kab|which (?:dasha|period|year))\b|कब/iu;
const OF_IT =
  /\b(?:it|they|this|these|yogas?|yog|iska|inka|yeh|ye|results?|phal|fal|effects?|asar|active|activate\w*|work|milega|milenge)\b|इसका|इनका|योग|फल|असर|यह|मिलेग/iu;
const MOST_WHEN = 8;
const YOGAS_TIMED = 2;
const TIMED = {
  yoga: wordings([
    "A yoga speaks loudest in the periods of those who make it. | It is heard when those who make it have their turn.",
    "योग सबसे साफ़ उन ग्रहों की दशा में बोलता है जो उसे बनाते हैं।",
    "Yog sabse saaf un grahon ki dasha me bolta hai jo use banate hain.",
  ]),
  turn: wordings([
    "The {period} sub-period runs from {from} to {until}.",
    "{period} की अंतर्दशा {from} से {until} तक है।",
    "{period} ki antardasha {from} se {until} tak hai.",
  ]),
};

/** "When will it give results", of a yoga that was looked up: the next periods of its makers. */
export function yogaWhen(turn: Turn): Body | null {
  const { question, index, voice, turns } = turn;
  const { text, named } = question;
  const isShort = text.trim().split(/\s+/).length <= MOST_WHEN;
  if (turns.at(-1)?.kind !== "fact" || !isShort || !GIVES.test(text) || !OF_IT.test(text) || isUncertain(index))
    return null;
  if (named.grahas.length + named.houses.length + named.lords.length > 0) return null;
  const yogas = lookedUp(turn)
    .ids.filter((id) => id.startsWith("yoga-") && factById(index, id))
    .slice(0, YOGAS_TIMED);
  const makers = new Set(
    yogas.flatMap((id) => {
      const value = factById(index, id)?.value as { holds: boolean | null; grahas: readonly Graha[] } | undefined;
      return value?.holds ? value.grahas : [];
    }),
  );
  if (makers.size === 0) return null;
  const { nowJd } = localCalendarOf(index.nativity, index.about);
  const antar = mahaDashas(groundOf(index.nativity, index.about)).flatMap(subPeriods);
  const ahead = antar.filter(({ lords, endJd }) => endJd > nowJd && makers.has(lords.at(-1) as Graha));
  const told = ahead.slice(0, YOGAS_TIMED).map(({ lords, startJd, endJd }) => {
    const id = periodId(lords);
    const period = tell((tongue) => lords.map((lord) => grahaSaid(lord)[tongue]).join("–"));
    const edges = { from: edgeSaid(index, id, "start", startJd), until: edgeSaid(index, id, "end", endJd) };
    return says(voice, TIMED.turn, { period, ...edges }, [id]);
  });
  return { kind: "fact", sentences: [says(voice, TIMED.yoga, {}, yogas), ...told] };
}
