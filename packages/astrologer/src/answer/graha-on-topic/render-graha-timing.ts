import type { Graha, Rashi } from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";
import { computeMahaDashas, type Period, createPeriodId, computeSubPeriods } from "../../facts/build-dasha-facts.ts";
import { findFactById, createFactContext } from "../../facts/build-facts.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import { occupiesOrAspects } from "../../topic-judgment/find-windows.ts";
import {
  formatGraha,
  formatHouseInWords,
  formatRashi,
  composeLocalizedText,
  formatGrahaWithArticle,
} from "../../formatting/format-terms.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { GRAHA_TIMING_PHRASES } from "./graha-on-topic-phrases.data.ts";
import { formatPeriodEdge } from "../topic/format-month.ts";
import { renderPhrase, type AnswerContext } from "../answer-context.ts";
import { hasUncertainTime } from "../birth-time/answer-with-uncertain-birth-time.ts";
import type { GrahaRole } from "./graha-role.ts";

const formatLordChain = (lords: readonly Graha[]): LocalizedText =>
  composeLocalizedText((language) => lords.map((lord) => formatGraha(lord)[language]).join("–"));

/** When the graha is active: in its current mahadasha, or in its current or next antardasha. */
export function renderPeriods({ phrasePicker }: AnswerContext, { index, graha }: GrahaRole): AnswerSentence[] {
  if (hasUncertainTime(index)) return [];
  const { nowJd } = createTimeZoneCalendar(index.nativity, index.context);
  const mahaDashas = computeMahaDashas(createFactContext(index.nativity, index.context));
  const antar = mahaDashas.flatMap(computeSubPeriods).filter(({ endJd }) => endJd > nowJd);
  const next = antar.find(({ lords }) => lords.at(-1) === graha);
  const maha = mahaDashas.find(({ lords, startJd, endJd }) => lords[0] === graha && startJd <= nowJd && endJd > nowJd);
  const formatEdge = (period: Period, side: "start" | "end"): LocalizedText =>
    formatPeriodEdge(index, createPeriodId(period.lords), side, side === "start" ? period.startJd : period.endJd);
  const sentences: AnswerSentence[] = [];
  if (maha)
    sentences.push(
      renderPhrase(
        phrasePicker,
        GRAHA_TIMING_PHRASES.maha,
        { who: formatGraha(graha), until: formatEdge(maha, "end") },
        [createPeriodId(maha.lords)],
      ),
    );
  if (next && (next.startJd <= nowJd || !maha)) {
    const slots = {
      period: formatLordChain(next.lords),
      from: formatEdge(next, "start"),
      until: formatEdge(next, "end"),
    };
    sentences.push(
      renderPhrase(phrasePicker, next.startJd <= nowJd ? GRAHA_TIMING_PHRASES.now : GRAHA_TIMING_PHRASES.ahead, slots, [
        createPeriodId(next.lords),
      ]),
    );
  }
  return sentences.slice(-1);
}

/** The current transit of the graha, if it occupies or aspects a house of the topic. */
export function renderTransit(
  { phrasePicker }: AnswerContext,
  { index, view, graha, houses }: GrahaRole,
): AnswerSentence[] {
  const fact = findFactById(index, `transit-${graha}`);
  const sign = (fact?.value as { sign: Rashi } | undefined)?.sign;
  if (!fact || !sign || graha === "moon") return [];
  const at = view.houseOfSign(sign);
  if (houses.includes(at))
    return [
      renderPhrase(
        phrasePicker,
        GRAHA_TIMING_PHRASES.here,
        {
          who: formatGrahaWithArticle(graha),
          sign: formatRashi(sign),
          house: formatHouseInWords(at, view.countedFrom),
        },
        [fact.id],
      ),
    ];
  if (graha !== "jupiter" && graha !== "saturn") return [];
  const aspectedHouse = houses.find((house) => occupiesOrAspects(graha, sign, view.house(house).sign));
  const slots = {
    who: formatGrahaWithArticle(graha),
    sign: formatRashi(sign),
    house: formatHouseInWords(aspectedHouse ?? 1, view.countedFrom),
  };
  return aspectedHouse === undefined
    ? []
    : [renderPhrase(phrasePicker, GRAHA_TIMING_PHRASES.sees, slots, [fact.id, `house-${aspectedHouse}`])];
}
