import { placeFrom } from "@lagna/jyotish";
import type { Graha, Rashi } from "@lagna/terms";
import { chartView, type ChartView } from "../chart-view.ts";
import type { Fact, FactIndex } from "../fact.ts";
import { factById } from "../facts/facts-of.ts";
import { isFirm } from "../facts/turning.ts";
import { rowOfFact } from "../knowledge/fact-row.ts";
import { knowledgeOf } from "../knowledge/knowledge.ts";
import type { Question } from "../question/question.ts";
import { TOPIC_ROWS } from "../reading/topics.data.ts";
import { grahaSaid, houseSaid, ofGraha } from "../words/say.ts";
import type { Spoken } from "./answer.ts";
import { mangalReasons } from "./dosha-reasons.ts";
import { periodMeaning } from "./period-meaning.ts";
import { spoken, type Voice } from "./voice.ts";

const PERIODS: readonly string[] = ["running", "next", "period"];

/** What a slow graha's passage means by the house it is in, and counted from the Moon of birth. */
function passageMeaning(view: ChartView, voice: Voice, { id, subject, value }: Fact): Spoken[] {
  const { sign, house } = value as { sign: Rashi; house: number };
  const fromMoon = placeFrom(view.signOf("moon"), sign);
  const byHouse = view.counted ? undefined : knowledgeOf(`transit/${subject}/lagna/${house}`);
  const byMoon = knowledgeOf(`transit/${subject}/moon/${fromMoon}`);
  const [who, at] = [grahaSaid(subject as Graha), houseSaid(fromMoon)];
  const counted = {
    en: `from your Moon, ${ofGraha(subject as Graha)} is now in the ${at.en}`,
    hi: `${who.hi} अभी आपके चंद्र से ${at.hi} में है`,
    hg: `${who.hg} abhi aapke Chandra se ${at.hg} me hai`,
  }[voice.tongue];
  return [
    ...(byHouse ? [spoken(voice, voice.say(byHouse.core), [id])] : []),
    ...(byMoon ? [spoken(voice, `${counted}: ${voice.say(byMoon.core)}`, [id, "planet-moon"])] : []),
  ];
}

/** What a single fact that was asked for means, in sentences of their own; nothing where a yes or a no was asked for. */
export function meaningOfFact(
  { form, topics }: Pick<Question, "form" | "topics">,
  index: FactIndex,
  voice: Voice,
  told: readonly Spoken[],
): Spoken[] {
  const [id] = told[0]?.facts ?? [];
  const fact = id === undefined ? undefined : factById(index, id);
  const parts = PERIODS.includes(fact?.predicate ?? "") ? ["lords"] : undefined;
  if (told.length > 1 || !fact || index.judged !== "itself" || !isFirm(fact, parts)) return [];
  const view = chartView(index.nativity);
  if (PERIODS.includes(fact.predicate)) {
    const { lords } = fact.value as { lords: readonly Graha[] };
    return periodMeaning(
      view,
      voice,
      { lords, factId: fact.id },
      topics.flatMap((topic) => TOPIC_ROWS[topic].main),
    );
  }
  if (fact.id === "dosha-mangal") return mangalReasons(view, voice, fact);
  if (form === "yes_no" || form === "verify") return [];
  if (fact.predicate === "transit") return passageMeaning(view, voice, fact);
  if (fact.predicate === "ingress") return passageMeaning(view, voice, fact).slice(0, 1);
  const row = knowledgeOf(rowOfFact(view, fact) ?? "");
  return row ? [spoken(voice, voice.say(row.core), [fact.id])] : [];
}
