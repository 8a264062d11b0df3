import { julianDayUt, placeFrom, findSignStays } from "@lagna/jyotish";
import type { Graha, Rashi } from "@lagna/terms";
import { createChartReadModel, type ChartReadModel } from "../../chart-read-model.ts";
import type { Fact, FactIndex, LocalizedText } from "../../fact.ts";
import { findFactById, createFactContext } from "../../facts/build-facts.ts";
import { computeMahaDashas, type Period, createPeriodId, computeSubPeriods } from "../../facts/build-dasha-facts.ts";
import { type TimeZoneCalendar, createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import {
  formatDay,
  formatGraha,
  formatHouseInWords,
  formatList,
  formatOrdinalInWords,
  formatRashi,
  createLocalizedText,
  composeLocalizedText,
  formatGrahaWithArticle,
} from "../../formatting/format-terms.ts";
import { OBLIQUE_ORDINALS_HG, OBLIQUE_ORDINALS_HI } from "../../formatting/hinglish-terms.data.ts";
import { GRAHA_ADVICE } from "../topic/advice-phrases.data.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { formatPeriodEdge, formatMonth } from "../topic/format-month.ts";
import { HOUSE_SIGNIFICATIONS, MOON_TRANSIT_PHRASES, PERIOD_PHRASES } from "./period-phrases.data.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "../answer-context.ts";
import { UNCERTAIN_TIME_PHRASES } from "../birth-time/uncertain-birth-time-phrases.data.ts";
import { isStableFact, hasUncertainTime, isSameForAllTimes } from "../birth-time/answer-with-uncertain-birth-time.ts";

/** The houses a graha controls: those it rules, or for a node the one it occupies. */
const getHousesOf = (view: ChartReadModel, graha: Graha): readonly number[] => {
  const ruled = view.housesRuledBy(graha);
  return ruled.length > 0 ? ruled : [view.planets[graha].house];
};

/** What the first of some houses signifies. */
const formatSignifications = (houses: readonly number[]): LocalizedText => {
  const all = houses.slice(0, 1).map((house) => HOUSE_SIGNIFICATIONS[house - 1] as LocalizedText);
  return formatList(all);
};

const formatLordChain = (lords: readonly Graha[]): LocalizedText =>
  composeLocalizedText((language) => lords.map((lord) => formatGraha(lord)[language]).join("–"));

/** The antardashas that overlap a period, in order. */
function findAntarDashas(index: FactIndex, startJd: number, endJd: number): readonly Period[] {
  return computeMahaDashas(createFactContext(index.nativity, index.context))
    .flatMap(computeSubPeriods)
    .filter((period) => period.endJd > startJd && period.startJd < endJd);
}

interface PeriodContext {
  readonly turn: AnswerContext;
  readonly view: ChartReadModel;
  readonly calendar: TimeZoneCalendar;
}

function renderRunningPeriod(
  { turn: { phrasePicker, index }, view, calendar }: PeriodContext,
  { lords, endJd }: Period,
): AnswerSentence {
  const who = lords.at(-1) as Graha;
  const houses = getHousesOf(view, who);
  const slots = {
    period: formatLordChain(lords),
    until: formatPeriodEdge(index, createPeriodId(lords), "end", endJd),
    who: formatGrahaWithArticle(who),
    house: formatHouseInWords(houses[0] ?? 1, view.countedFrom),
    houses: formatList(
      houses
        .map((house) => formatHouseInWords(house, view.countedFrom))
        .map((name) => ({ ...name, en: `your ${name.en}` })),
    ),
    matters: formatSignifications(houses),
  };
  const isNode = view.housesRuledBy(who).length === 0;
  const facts = [createPeriodId(lords), ...(isNode ? [`planet-${who}`] : houses.map((house) => `lord-${house}`))];
  const isOver = endJd <= calendar.nowJd;
  const wordings = isNode
    ? PERIOD_PHRASES[isOver ? "node_past" : "node"]
    : PERIOD_PHRASES[isOver ? "running_past" : "running"];
  return renderPhrase(phrasePicker, wordings, slots, facts);
}

function renderNextPeriod(
  { turn: { phrasePicker, index }, view, calendar }: PeriodContext,
  { lords, startJd }: Period,
): AnswerSentence {
  const houses = getHousesOf(view, lords.at(-1) as Graha);
  const from = formatPeriodEdge(index, createPeriodId(lords), "start", startJd);
  const slots = { period: formatLordChain(lords), from, matters: formatSignifications(houses) };
  return renderPhrase(phrasePicker, PERIOD_PHRASES[startJd <= calendar.nowJd ? "next_past" : "next"], slots, [
    createPeriodId(lords),
  ]);
}

/** The first ingress of a slow graha within a period, or its current transit if there is none. */
function renderSlowTransit(
  { turn, view, calendar }: PeriodContext,
  graha: "jupiter" | "saturn",
  startJd: number,
  endJd: number,
): AnswerSentence[] {
  const { index, phrasePicker } = turn;
  const getIngressJd = (fact: Fact): number => calendar.toJd(Date.parse((fact.value as { at: string }).at));
  const entry = [...index.facts.values()].find(
    (fact) =>
      fact.id.startsWith(`ingress-${graha}-`) &&
      getIngressJd(fact) >= Math.max(startJd, calendar.nowJd) &&
      getIngressJd(fact) < endJd,
  );
  const now = index.facts.get(`transit-${graha}`);
  const fact = entry ?? (startJd <= calendar.nowJd + 1 && endJd > calendar.nowJd ? now : undefined);
  if (!fact) return [];
  const { sign, house } = fact.value as { sign: Rashi; house: number };
  const slots = {
    sign: formatRashi(sign),
    house: formatHouseInWords(house, view.countedFrom),
    matters: HOUSE_SIGNIFICATIONS[house - 1] as LocalizedText,
  };
  if (!entry) return [renderPhrase(phrasePicker, PERIOD_PHRASES[`${graha}_here`], slots, [fact.id])];
  return [
    renderPhrase(phrasePicker, PERIOD_PHRASES[graha], { ...slots, month: formatMonth(calendar, getIngressJd(entry)) }, [
      entry.id,
    ]),
  ];
}

/** Sentences on the transits of Jupiter and Saturn within a period. */
export function renderSlowTransits(turn: AnswerContext, startJd: number, endJd: number): AnswerSentence[] {
  const { index } = turn;
  const context = {
    turn,
    view: createChartReadModel(index.nativity),
    calendar: createTimeZoneCalendar(index.nativity, index.context),
  };
  return (["jupiter", "saturn"] as const).flatMap((graha) => renderSlowTransit(context, graha, startJd, endJd));
}

/** Describes a period: its antardasha, the next one, the transits of Jupiter and Saturn, and one piece of advice. `null` without an antardasha. */
export function answerPeriod(
  turn: AnswerContext,
  { startJd, endJd, name }: { startJd: number; endJd: number; name: LocalizedText },
): AnswerDraft | null {
  const { index, phrasePicker } = turn;
  const context: PeriodContext = {
    turn,
    view: createChartReadModel(index.nativity),
    calendar: createTimeZoneCalendar(index.nativity, index.context),
  };
  const [first, ...rest] = findAntarDashas(index, startJd, endJd);
  if (!first) return null;
  const slowTransits = renderSlowTransits(turn, startJd, endJd);
  const getFirstLords = (one: FactIndex): string => findAntarDashas(one, startJd, endJd)[0]?.lords.join("-") ?? "";
  if (!isSameForAllTimes(index, getFirstLords)) {
    const sentences = [
      renderPhrase(phrasePicker, UNCERTAIN_TIME_PHRASES.unsettled),
      ...slowTransits,
      renderPhrase(phrasePicker, PERIOD_PHRASES.sure),
    ];
    return {
      kind: "reading",
      sentences: [...sentences, renderPhrase(phrasePicker, GRAHA_ADVICE.jupiter)],
      confidence: "light",
    };
  }
  const who = first.lords.at(-1) as Graha;
  const isPast = endJd <= context.calendar.nowJd;
  const opening = renderPhrase(phrasePicker, PERIOD_PHRASES[isPast ? "opening_past" : "opening"], {
    name,
    Name: name,
    who: formatGrahaWithArticle(who),
  });
  const [next] = rest;
  return {
    kind: "reading",
    sentences: [
      opening,
      renderRunningPeriod(context, first),
      ...(next ? [renderNextPeriod(context, next)] : []),
      ...slowTransits,
      ...(isPast
        ? [renderPhrase(phrasePicker, PERIOD_PHRASES.compare)]
        : [renderPhrase(phrasePicker, PERIOD_PHRASES.sure), renderPhrase(phrasePicker, GRAHA_ADVICE[who])]),
    ],
    confidence: hasUncertainTime(index) ? "light" : "fair",
  };
}

const addDate = ({ en, hi, hg }: LocalizedText, day: LocalizedText): LocalizedText =>
  createLocalizedText(`${en}, ${day.en},`, `${hi}, ${day.hi} को,`, `${hg}, ${day.hg} ko,`);

const getMoonSignAt = ({ nativity }: FactIndex, atJd: number): Rashi => {
  const range = { fromJd: julianDayUt(atJd), untilJd: julianDayUt(atJd + 0.01) };
  return findSignStays(nativity.sky, "moon", range)[0]?.state ?? nativity.signs.moon;
};

/** Describes a day, by the transit Moon counted from the natal Moon and by the running dasha: one theme, one piece of advice. */
export function answerDay(turn: AnswerContext): AnswerDraft | null {
  const { index, phrasePicker } = turn;
  const moon = index.facts.get("transit-moon");
  const running = findFactById(index, "dasha-now");
  if (!moon || !running?.valid?.until) return null;
  if (!isStableFact(index, "planet-moon", ["sign"]))
    return { kind: "no_time", sentences: [renderPhrase(phrasePicker, UNCERTAIN_TIME_PHRASES.no_day)] };
  const view = createChartReadModel(index.nativity);
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const isLater = turn.time !== null && turn.time.startJd > calendar.nowJd;
  const sign = isLater
    ? getMoonSignAt(index, (turn.time.startJd + turn.time.endJd) / 2)
    : (moon.value as { sign: Rashi }).sign;
  const place = placeFrom(index.nativity.signs.moon, sign);
  const { lords } = running.value as { lords: readonly Graha[] };
  const who = lords.at(-1) as Graha;
  const isKnown = isStableFact(index, "dasha-now", ["lords"]);
  const until = calendar.toJd(Date.parse(running.valid.until));
  const slots = {
    period: formatLordChain(lords),
    until: formatPeriodEdge(index, createPeriodId(lords), "end", until),
    matters: formatSignifications(getHousesOf(view, who)),
  };
  const period = isKnown ? [renderPhrase(phrasePicker, PERIOD_PHRASES.behind, slots, ["dasha-now"])] : [];
  const line = phrasePicker.pick(MOON_TRANSIT_PHRASES[place - 1] as (typeof MOON_TRANSIT_PHRASES)[number]);
  return {
    kind: "reading",
    sentences: [
      renderPhrase(
        phrasePicker,
        isLater ? PERIOD_PHRASES.later : PERIOD_PHRASES.today,
        {
          name: turn.time ? addDate(turn.time.name, formatDay(calendar.toCalendarDay(turn.time.startJd + 0.5))) : "",
          sign: formatRashi(sign),
          place: createLocalizedText(
            formatOrdinalInWords(place),
            OBLIQUE_ORDINALS_HI[place - 1] ?? "",
            OBLIQUE_ORDINALS_HG[place - 1] ?? "",
          ),
          line,
        },
        isLater ? ["planet-moon"] : ["transit-moon", "planet-moon"],
      ),
      ...period,
      renderPhrase(phrasePicker, PERIOD_PHRASES.calm),
      renderPhrase(phrasePicker, GRAHA_ADVICE[isKnown ? who : "moon"]),
    ],
    confidence: "light",
  };
}
