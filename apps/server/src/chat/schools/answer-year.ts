import {
  type Answer,
  createFactAnswer,
  createTextAnswer,
  type Fact,
  type LocalizedText,
  type Understanding,
} from "@lagna/astrologer";
import { computeVarshaphalInSteps, type Nativity, type Varshaphal } from "@lagna/jyotish";
import { GRAHA_WORDS } from "@lagna/terms";
import { type KundliInput, toGregorianDate } from "@lagna/kundli";
import type { Clock } from "../../time/clock.ts";
import { runInSlices } from "../../computing/yield-to-event-loop.ts";
import { judgeYear } from "./judge-year.ts";
import { createSchoolFact, formatDateOf, localize, nameTerm } from "./localize.ts";
import { readYearQuestion, type YearQuestion } from "./school-question.ts";
import {
  YEAR_CAUTION,
  YEAR_EFFECTS,
  YEAR_NEEDS_TIME,
  YEAR_OUT_OF_RANGE,
  YEAR_SENTENCES,
  YEAR_UNCERTAIN,
} from "./year-texts.data.ts";

export interface YearChart {
  readonly birth: KundliInput;
  readonly nativity: Nativity;
}

const UNIX_EPOCH_JD = 2_440_587.5;
const DAY_MS = 86_400_000;
const SIDEREAL_YEAR_DAYS = 365.256_363;
const toEpoch = (jd: number): number => (jd - UNIX_EPOCH_JD) * DAY_MS;

/** The year of life that is asked for; by default the one that runs now. */
function findYear({ calendarYear, yearOfLife }: YearQuestion, { birth, nativity }: YearChart, now: number): number {
  if (yearOfLife !== null) return yearOfLife;
  if (calendarYear !== null) return calendarYear - toGregorianDate(birth).year + 1;
  return Math.floor((now - toEpoch(nativity.birth.jd)) / DAY_MS / SIDEREAL_YEAR_DAYS) + 1;
}

async function computeYear({ nativity }: YearChart, year: number): Promise<Varshaphal | null> {
  try {
    return await runInSlices(computeVarshaphalInSteps(nativity, { year }));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const endSentence = (text: LocalizedText): LocalizedText =>
  localize((language) => `${text[language]}${language === "hi" ? "।" : "."}`);

/** The period of the lord of the year within it, by mudda dasha. */
function createTimingFacts({ yearLord: { graha }, mudda }: Varshaphal, offset: number): Fact[] {
  const name = nameTerm(GRAHA_WORDS[graha]);
  return mudda.periods
    .filter(({ lord }) => lord === graha)
    .map(({ startJd, endJd }, index) => {
      const [from, until] = [startJd, endJd].map((jd) => formatDateOf(toEpoch(jd), offset)) as [
        LocalizedText,
        LocalizedText,
      ];
      return createSchoolFact(
        `year-mudda-${graha}-${index + 1}`,
        { graha },
        localize((language) => YEAR_SENTENCES.timing(name[language], from[language], until[language])[language]),
      );
    });
}

/** Answers questions for a year of life by Tajika, with what speaks for it and against it. */
export function createYearAnswerer({ clock }: { readonly clock: Clock }) {
  return async function answerYear(understanding: Understanding, chart: YearChart): Promise<Answer | null> {
    const asked = readYearQuestion(understanding);
    if (!asked) return null;
    if (chart.birth.time_unknown === true) return createTextAnswer(understanding, YEAR_NEEDS_TIME);
    const varshaphal = await computeYear(chart, findYear(asked, chart, clock().getTime()));
    if (!varshaphal) return createTextAnswer(understanding, YEAR_OUT_OF_RANGE);
    const { year, annual, endJd } = varshaphal.year;
    const offset = chart.nativity.birth.utcOffsetSeconds ?? 0;
    const [from, until] = [annual.birth.jd, endJd].map((jd) => formatDateOf(toEpoch(jd), offset)) as [
      LocalizedText,
      LocalizedText,
    ];
    const span = createSchoolFact(
      `year-${year}`,
      { year },
      localize((language) => YEAR_SENTENCES.span(String(year), from[language], until[language])[language]),
    );
    const evidence = judgeYear(varshaphal).map(({ id, effect, text }) =>
      createSchoolFact(
        id,
        { effect },
        localize((language) => `${YEAR_EFFECTS[effect][language]}: ${text[language]}`),
      ),
    );
    const timing = createTimingFacts(varshaphal, offset);
    const facts = [span, ...evidence, ...timing];
    const sentences = [
      { text: span.text, facts: [span.id] },
      ...[...evidence, ...timing].map(({ id, text }) => ({ text: endSentence(text), facts: [id] })),
      ...(chart.birth.uncertainty ? [{ text: YEAR_UNCERTAIN, facts: [] }] : []),
      { text: YEAR_CAUTION, facts: [] },
    ];
    return createFactAnswer(understanding, sentences, facts);
  };
}
export type AnswerYear = ReturnType<typeof createYearAnswerer>;
