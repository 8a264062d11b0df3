import { findGrahaEvents, julianDayUt } from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import { type AnswerContext, renderPhrase } from "../../answer/answer-context.ts";
import { capitalize } from "../../answer/phrasing/phrase-picker.ts";
import { composeLocalizedText, formatDay, formatGrahaWithArticle } from "../../formatting/format-terms.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";
import { SKY_PHRASES } from "./sky-answers.data.ts";

type SpanKind = "retrograde" | "combust";

interface GrahaSpan {
  readonly startJd: number;
  readonly endJd: number;
}

/** Mars is retrograde every 26 months, and combust for up to four: both ends of the next span are within these days. */
const DAYS_BEFORE = 250;
const DAYS_AFTER = 1000;

/** The spans in which a graha is retrograde or combust that lie wholly within a time. */
function listSpans(
  { index: { nativity } }: AnswerContext,
  { graha, kind, fromJd, untilJd }: { graha: Graha; kind: SpanKind; fromJd: number; untilJd: number },
): readonly GrahaSpan[] {
  const { from, until } = nativity.sky.ephemeris.range;
  const range = {
    fromJd: julianDayUt(Math.max(fromJd, from)),
    untilJd: julianDayUt(Math.min(untilJd, until - 1)),
  };
  const events = findGrahaEvents(nativity, graha, range).toSorted((one, other) => one.jd - other.jd);
  const ends = events.filter(({ type }) => type === `${kind}_end`);
  return events
    .filter(({ type }) => type === `${kind}_start`)
    .flatMap(({ jd }) => {
      const end = ends.find((one) => one.jd > jd);
      return end ? [{ startJd: jd, endJd: end.jd }] : [];
    });
}

const isNode = (graha: Graha): boolean => graha === "rahu" || graha === "ketu";

/** When a graha is retrograde or combust: now, next, or within the time that is named. */
function answerSpan(turn: AnswerContext, graha: Graha, kind: SpanKind) {
  const { index, phrasePicker, time } = turn;
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const { nowJd } = calendar;
  const name = formatGrahaWithArticle(graha);
  const who = { who: name, Who: composeLocalizedText((language) => capitalize(name[language])) };
  const tell = (wordings: PhraseVariants, spans: readonly GrahaSpan[] = []) => ({
    // A span of the sky to come is no state of the graha in this chart.
    kind: kind === "combust" ? ("definition" as const) : ("fact" as const),
    sentences: (spans.length === 0 ? [null] : spans).map((span) => {
      const dates = span && {
        from: formatDay(calendar.toCalendarDay(span.startJd)),
        until: formatDay(calendar.toCalendarDay(span.endJd)),
      };
      return renderPhrase(phrasePicker, wordings, { ...who, ...dates }, kind === "combust" ? [] : [`transit-${graha}`]);
    }),
  });
  if (kind === "retrograde" && isNode(graha)) return tell(SKY_PHRASES.always_retrograde);
  if (kind === "retrograde" && (graha === "sun" || graha === "moon")) return tell(SKY_PHRASES.never_retrograde);
  if (time !== null) {
    const spans = listSpans(turn, {
      graha,
      kind,
      fromJd: time.startJd - DAYS_BEFORE,
      untilJd: time.endJd + DAYS_BEFORE,
    });
    const within = spans.filter(({ startJd, endJd }) => startJd < time.endJd && endJd > time.startJd);
    return within.length === 0 ? tell(SKY_PHRASES.none_in) : tell(SKY_PHRASES[`${kind}_in`], within);
  }
  const next = listSpans(turn, { graha, kind, fromJd: nowJd - DAYS_BEFORE, untilJd: nowJd + DAYS_AFTER }).find(
    ({ endJd }) => endJd > nowJd,
  );
  if (!next) return null;
  const key = next.startJd <= nowJd ? (`${kind}_now` as const) : (`${kind}_next` as const);
  return tell(SKY_PHRASES[key], [next]);
}

const answerSpanOfNamed =
  (kind: SpanKind, byDefault: readonly Graha[]): ChartAnswerer =>
  (turn) => {
    const [named] = turn.question.entities.grahas;
    const drafts = (named === undefined ? byDefault : [named]).flatMap((graha) => answerSpan(turn, graha, kind) ?? []);
    const [first] = drafts;
    return first ? { ...first, sentences: drafts.flatMap(({ sentences }) => sentences) } : null;
  };

export const answerRetrogradeSpan = answerSpanOfNamed("retrograde", []);
/** "Tara dooba" means Venus, whose setting stops weddings; that of Jupiter does too. */
export const answerCombustSpan = answerSpanOfNamed("combust", ["venus", "jupiter"]);
