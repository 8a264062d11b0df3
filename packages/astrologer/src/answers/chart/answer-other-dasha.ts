import { computeDashaForNativity, type Nativity } from "@lagna/jyotish";
import { DASHA_WORDS, type DashaId, type Graha, type Rashi } from "@lagna/terms";
import type { Fact, FactIndex, LocalizedText } from "../../fact.ts";
import { createNatalFact } from "../../facts/fact-context.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import {
  formatDay,
  formatGraha,
  formatRashi,
  createLocalizedText,
  localizeWord,
} from "../../formatting/format-terms.ts";
import { YOGINI_NAMES } from "./yogini-names.data.ts";
import { OTHER_DASHA_PHRASES } from "./other-dasha-phrases.data.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "../../answer/answer-context.ts";
import { hasUncertainTime } from "../../answer/birth-time/answer-with-uncertain-birth-time.ts";
import { toSentence } from "../../answer/phrasing/phrase-picker.ts";

/** Names of their own, beside the words of the vocabulary. */
const FURTHER_NAMES: Readonly<Partial<Record<DashaId, string>>> = { chara: "char|jaimini|जैमिनी", narayana: "narayan" };

/** The name without the word for dasha: "Chaturashiti sama", "चतुरशीति समा". */
const compileName = (id: DashaId): RegExp => {
  const { en, hi } = DASHA_WORDS[id];
  const names = [en.replace(/ dasha$/iu, "").toLowerCase(), hi.replace(/ दशा$/u, ""), FURTHER_NAMES[id] ?? []].flat();
  // "Chara" alone is a kind of sign and of karaka.
  const isPlain = id === "chara";
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${names.join("|")})(?![\\p{L}\\p{M}])${isPlain ? " (?:dasha|दशा)" : ""}`,
    "iu",
  );
};

/** Systems of dasha beside Vimshottari, the longest name first: "tithi yogini" is not the yogini dasha. */
const SYSTEMS: readonly (readonly [RegExp, DashaId])[] = (Object.keys(DASHA_WORDS) as DashaId[])
  .filter((id) => id !== "vimshottari")
  .toSorted((one, other) => DASHA_WORDS[other].en.length - DASHA_WORDS[one].en.length)
  .map((id) => [compileName(id), id] as const);

interface RuledPeriod {
  readonly lord?: Graha;
  readonly sign?: Rashi;
  readonly startJd: number;
  readonly endJd: number;
}

/** The mahadasha and the antardasha that run at an instant; empty if they depend on the exact birth time. */
function findRunningPeriods(nativity: Nativity, id: DashaId, jd: number): readonly RuledPeriod[] {
  const { periods, sensitive } = computeDashaForNativity(nativity, id, { levels: 2 });
  const isRunning = ({ startJd, endJd }: RuledPeriod): boolean => startJd <= jd && jd < endJd;
  const maha = sensitive ? undefined : periods.find(isRunning);
  const antar = maha?.sub?.find(isRunning);
  return [maha, antar].flatMap((one) => (one ? [one as RuledPeriod] : []));
}

function formatRuler(id: DashaId, { lord, sign }: RuledPeriod): LocalizedText {
  const yogini = id === "yogini" && lord ? YOGINI_NAMES[lord] : undefined;
  return yogini ?? (lord ? formatGraha(lord) : sign ? formatRashi(sign) : createLocalizedText("", "", ""));
}

function buildRunningFact(
  { nativity, context }: FactIndex,
  id: DashaId,
  { periods: [maha, antar], isAtBirth }: { readonly periods: readonly RuledPeriod[]; readonly isAtBirth: boolean },
): Fact | null {
  if (!maha) return null;
  const calendar = createTimeZoneCalendar(nativity, context);
  const formatEnd = ({ endJd }: RuledPeriod): LocalizedText => formatDay(calendar.toCalendarDay(endJd));
  const [name, ruler, end] = [localizeWord(DASHA_WORDS[id]), formatRuler(id, maha), formatEnd(maha)];
  const inner = antar && { ruler: formatRuler(id, antar), end: formatEnd(antar) };
  return createNatalFact({
    id: isAtBirth ? `other-dasha-${id}-at-birth` : `other-dasha-${id}`,
    section: "dashas",
    subject: id,
    predicate: "other",
    value: {
      dasha: id,
      ruler: maha.lord ?? maha.sign,
      start: calendar.toIso(maha.startJd),
      end: calendar.toIso(maha.endJd),
    },
    text: isAtBirth
      ? createLocalizedText(
          `At your birth ${ruler.en} was running in the ${name.en.toLowerCase()}, until ${end.en}`,
          `आपके जन्म के समय ${name.hi} में ${ruler.hi} चल रही थी, ${end.hi} तक`,
          `Aapke janm ke samay ${name.hg} me ${ruler.hg} chal rahi thi, ${end.hg} tak`,
        )
      : createLocalizedText(
          `In the ${name.en.toLowerCase()} ${ruler.en} runs until ${end.en}${inner ? `, and within it ${inner.ruler.en} until ${inner.end.en}` : ""}`,
          `${name.hi} में अभी ${ruler.hi} चल रही है, ${end.hi} तक${inner ? `; उसके भीतर ${inner.ruler.hi}, ${inner.end.hi} तक` : ""}`,
          `${name.hg} me abhi ${ruler.hg} chal rahi hai, ${end.hg} tak${inner ? `; uske andar ${inner.ruler.hg}, ${inner.end.hg} tak` : ""}`,
        ),
  });
}

/** "Which yogini was running", "janm ke samay yogini": the one of the birth, and not of now. */
const AT_BIRTH = /\b(?:born|birth|janm\p{L}*|was|thi|tha|balance)\b|जन्म|(?<![\p{L}\p{M}])(?:थी|था)(?![\p{L}\p{M}])/iu;

/** Which period of another dasha runs now, or ran at birth, adding that timing is still read from Vimshottari. */
export function answerOtherDasha({ question, index, phrasePicker }: AnswerContext): AnswerDraft | null {
  const [, id] = SYSTEMS.find(([words]) => words.test(question.text)) ?? [];
  if (id === undefined || question.form === "define" || hasUncertainTime(index)) return null;
  const { nowJd } = createTimeZoneCalendar(index.nativity, index.context);
  const isAtBirth = AT_BIRTH.test(question.text);
  const periods = findRunningPeriods(index.nativity, id, isAtBirth ? index.nativity.birth.jd : nowJd);
  const fact = buildRunningFact(index, id, { periods, isAtBirth });
  if (!fact) return null;
  return {
    kind: "fact",
    extraFacts: [fact],
    sentences: [
      toSentence(phrasePicker, fact.text[phrasePicker.language], [fact.id]),
      renderPhrase(phrasePicker, OTHER_DASHA_PHRASES),
    ],
  };
}
