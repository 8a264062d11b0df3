import {
  type Answer,
  createFactAnswer,
  createTextAnswer,
  type LocalizedText,
  type Understanding,
} from "@lagna/astrologer";
import { GRAHA_WORDS, PRASHNA_RULES, type PrashnaMatter, type PrashnaRule, TAJAKA_YOGA_WORDS } from "@lagna/terms";
import type { Prashna } from "@lagna/jyotish";
import { createSchoolFact, localize, nameTerm } from "./localize.ts";
import {
  EFFECT_TEXTS,
  NO_EVIDENCE,
  OF_MOMENT,
  RULE_TEXTS,
  sayOfNumber,
  sayTiming,
  sayVerdict,
  VERDICT_TEXTS,
  WITHHELD_TEXTS,
} from "./prashna-texts.data.ts";
import { readPrashnaQuestion } from "./school-question.ts";

export interface PlaceOfAsker {
  readonly latitude: number;
  readonly longitude: number;
}

/** Ujjain, from which India counts its longitudes, if there is no chart whose place is known. */
const INDIA: PlaceOfAsker = { latitude: 23.2, longitude: 75.8 };

/** Judges a question at this moment. */
export interface PrashnaComputer {
  readonly compute: (question: {
    readonly place: PlaceOfAsker;
    readonly matter: PrashnaMatter;
    readonly mode: "chart" | "number_249";
    readonly number: number | undefined;
  }) => Promise<{ readonly prashna: Prashna }>;
}

type Evidence = Prashna["evidence"][number];
const isRule = (id: string): id is PrashnaRule => PRASHNA_RULES.some((rule) => rule === id);

function describeEvidence({ id, grahas, through, effect, orb }: Evidence): LocalizedText {
  const what = isRule(id) ? RULE_TEXTS[id] : nameTerm(TAJAKA_YOGA_WORDS[id]);
  return localize((language) => {
    const who = [...grahas, ...(through ? [through] : [])].map((graha) => nameTerm(GRAHA_WORDS[graha])[language]);
    const degrees = orb === null ? "" : ` (${orb.toFixed(1)}°)`;
    const subject = who.length === 0 ? "" : `${who.join(", ")}: `;
    return `${EFFECT_TEXTS[effect][language]}: ${subject}${what[language]}${degrees}`;
  });
}

const endSentence = (text: LocalizedText): LocalizedText =>
  localize((language) => `${text[language]}${language === "hi" ? "।" : "."}`);

/** How many pieces of evidence a message has room for; the page of prashna lists all. */
const MAX_EVIDENCE = 6;

/** Those that decide, before those that only add to it; what is undone decides nothing. */
const selectEvidence = (evidence: readonly Evidence[]): readonly Evidence[] => {
  const counted = evidence.filter(({ spoiled }) => !spoiled);
  return [
    ...counted.filter(({ weight }) => weight !== "minor"),
    ...counted.filter(({ weight }) => weight === "minor"),
  ].slice(0, MAX_EVIDENCE);
};

/** Answers questions of prashna by the chart of this moment, or by the number of 249 that they name. */
export function createPrashnaAnswerer({ compute }: PrashnaComputer) {
  /** @param ofChart the place of the conversation's chart; `null` without one */
  return async function answerPrashna(
    understanding: Understanding,
    ofChart: () => Promise<PlaceOfAsker | null>,
  ): Promise<Answer | null> {
    const asked = readPrashnaQuestion(understanding);
    if (!asked) return null;
    const { matter, number } = asked;
    const place = (await ofChart()) ?? INDIA;
    const mode = number === null ? "chart" : "number_249";
    const { prashna } = await compute({ place, matter, mode, number: number ?? undefined });
    if (prashna.withheld) return createTextAnswer(understanding, WITHHELD_TEXTS[prashna.withheld]);
    const chart = number === null ? OF_MOMENT : sayOfNumber(number);
    const facts = selectEvidence(prashna.evidence).map((each, index) =>
      createSchoolFact(
        `prashna-${index + 1}-${each.id.replaceAll("_", "-")}`,
        { id: each.id, effect: each.effect, grahas: [...each.grahas], source: each.source.text },
        describeEvidence(each),
      ),
    );
    const { timing, verdict, karyas } = prashna;
    const sentences = [
      {
        text: sayVerdict(chart, karyas.house, VERDICT_TEXTS[verdict]),
        facts: facts.map(({ id }) => id),
      },
      ...facts.map(({ id, text }) => ({ text: endSentence(text), facts: [id] })),
      ...(facts.length === 0 ? [{ text: NO_EVIDENCE, facts: [] }] : []),
      ...(timing
        ? [{ text: sayTiming(timing.unit, timing.from, timing.to), facts: facts.slice(0, 1).map(({ id }) => id) }]
        : []),
    ];
    return createFactAnswer(understanding, sentences, facts);
  };
}
export type AnswerPrashna = ReturnType<typeof createPrashnaAnswerer>;
