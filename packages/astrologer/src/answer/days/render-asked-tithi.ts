import { TITHI_WORDS, type Tithi, TITHIS } from "@lagna/terms";
import { DAY_ROWS } from "../../language/lexicon-panchanga-yogas.data.ts";
import { buildLexicon, tagTokens } from "../../language/tag-tokens.ts";
import { tokenise } from "../../language/tokenise.ts";
import { type AlmanacDay, computeAlmanacDay, listDays } from "../../muhurta/almanac-day.ts";
import { formatDateWithWeekday, getDayFactId } from "../../muhurta/build-day-fact.ts";
import { createLocalizedText } from "../../formatting/format-terms.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { PANCHANGA_PHRASES } from "./panchanga-phrases.data.ts";
import type { PanchangaDayContext } from "./panchanga-day-context.ts";
import { renderPhrase } from "../answer-context.ts";

const LUNAR_MONTH_DAYS = 31;

interface AskedTithi {
  readonly sentence: AnswerSentence;
  /** The next day that has it, if this one has not. */
  readonly next: AlmanacDay | null;
}

/** Whether a day has the lunar day that a question names, and else when it comes next. */
export function renderAskedTithi({ turn, calendar, day }: PanchangaDayContext): AskedTithi | null {
  const tithi = findNamedTithi(turn.question.text);
  if (!tithi) return null;
  const date = formatDateWithWeekday(day);
  const word = TITHI_WORDS[tithi];
  const slots = { day: date, asked: createLocalizedText(word.en, word.hi, word.en) };
  const id = getDayFactId(day);
  if (day.spans.some((span) => span.tithi.id === tithi))
    return { sentence: renderPhrase(turn.phrasePicker, PANCHANGA_PHRASES.has_tithi, slots, [id]), next: null };
  for (const number of listDays(day.number + 1, day.number + LUNAR_MONTH_DAYS)) {
    const next = computeAlmanacDay(turn.index, number, calendar);
    if (next?.spans[0]?.tithi.id !== tithi) continue;
    const named = { ...slots, next: formatDateWithWeekday(next) };
    const ids = [id, getDayFactId(next)];
    return { sentence: renderPhrase(turn.phrasePicker, PANCHANGA_PHRASES.has_no_tithi, named, ids), next };
  }
  return null;
}

const TITHI_LEXICON = buildLexicon(DAY_ROWS, "own");

/** The lunar day that a question names. */
export function findNamedTithi(text: string): Tithi | undefined {
  const named = tagTokens(tokenise(text), TITHI_LEXICON).find(({ tag }) => tag === "tithi");
  return TITHIS.find((tithi) => tithi === named?.value);
}
