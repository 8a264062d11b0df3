import type { Match } from "@lagna/jyotish";
import { type GRAHA_WORDS, type Koota, KOOTA_WORDS, KOOTAS, WORDS_OF_KOOTA } from "@lagna/terms";
import type { Fact, LocalizedText } from "../../fact.ts";
import {
  composeLocalizedText,
  formatGraha,
  formatHouseInWords,
  formatList,
  localizeWord,
} from "../../formatting/format-terms.ts";
import type { Answer } from "../../answer/answer-types.ts";
import { createFactAnswer } from "../../answer/answer-without-chart.ts";
import type { Understanding } from "../../answer/understand-message.ts";
import { asksYesOrNo, prefixYesNo } from "../../answer/fact-questions/yes-or-no.ts";
import { findKoota } from "../../request/extract/find-koota.ts";
import { BAND_PHRASES, EXCEPTION_PHRASES, KOOTA_MATTERS, PAIR_PHRASES, type PairPhrase } from "./pair-phrases.data.ts";
import type { PairObject } from "./resolve-asked-pair.ts";

/** A match with the names of both charts. */
export interface NamedMatch {
  readonly match: Match;
  readonly girl: string;
  readonly boy: string;
}

type Slots = Readonly<Record<string, LocalizedText | string>>;
interface PairSentence {
  readonly text: LocalizedText;
  readonly facts: readonly string[];
}

const TOTAL_FACT = "match-total";
const getKootaFact = (id: Koota): string => `match-${id.replaceAll("_", "-")}`;
const SIDES = ["girl", "boy"] as const;
type Side = (typeof SIDES)[number];
const getMangalFact = (side: Side): string => `match-mangal-${side}`;

const fill = (phrase: PairPhrase, slots: Slots): LocalizedText =>
  composeLocalizedText((language) =>
    PAIR_PHRASES[phrase][language].replaceAll(/\{(\w+)\}/gu, (_, key: string) => {
      const value = slots[key] ?? "";
      return typeof value === "string" ? value : value[language];
    }),
  );

const getSlots = (id: Koota, { match, girl, boy }: NamedMatch) => ({
  koota: localizeWord(KOOTA_WORDS[id]),
  about: KOOTA_MATTERS[id],
  score: String(match.kootas[id].score),
  max: String(match.kootas[id].max),
  girl,
  boy,
});

const hasFewPoints = ({ kootas }: Match, id: Koota): boolean => kootas[id].score * 2 < kootas[id].max;
/** Kootas with less than half of their points, the heaviest first. */
const listWeakKootas = (match: Match): Koota[] =>
  KOOTAS.filter((id) => hasFewPoints(match, id)).toSorted((a, b) => match.kootas[b].max - match.kootas[a].max);

const sayOfKoota = (phrase: PairPhrase, id: Koota, named: NamedMatch): PairSentence => ({
  text: fill(phrase, getSlots(id, named)),
  facts: [getKootaFact(id)],
});

/** "Anita is Rakshasa, Ravi is Manushya". */
function compareKoota(id: Koota, named: NamedMatch): PairSentence {
  const { girl, boy } = named.match.kootas[id];
  const words = WORDS_OF_KOOTA[id];
  const nameOf = (value: string | number): LocalizedText | string => {
    if (id === "graha_maitri") return formatGraha(value as keyof typeof GRAHA_WORDS);
    return words?.[value] ? localizeWord(words[value]) : String(value);
  };
  const slots = { girl: named.girl, boy: named.boy, hers: nameOf(girl), his: nameOf(boy) };
  return { text: fill(words ? "families" : "counts", slots), facts: [getKootaFact(id)] };
}

/** One reason for each koota whose fault some set aside. */
function describeExceptions({ match }: NamedMatch, of?: Koota): PairSentence[] {
  const seen = new Set<string>();
  return match.exceptions.flatMap(({ applies, koota, rule, total }) => {
    if (!applies || total === null || koota === "rajju" || seen.has(koota)) return [];
    if (of !== undefined && of !== koota) return [];
    seen.add(koota);
    const slots = { koota: localizeWord(KOOTA_WORDS[koota]), rule: EXCEPTION_PHRASES[rule], total: String(total) };
    return [{ text: fill("exception", slots), facts: [getKootaFact(koota)] }];
  });
}

/** Mangal of each chart, from the lagna; what the birth time must tell is said to be open. */
function describeMangal(named: NamedMatch): PairSentence[] {
  return SIDES.map((side) => {
    const { holds = null, from } = named.match.mangal[side] ?? {};
    if (holds === null || from?.lagna.house == null)
      return { text: fill("mangal_unknown", { name: named[side] }), facts: [] };
    const slots = { name: named[side], house: formatHouseInWords(from.lagna.house) };
    return { text: fill(holds ? "mangal_yes" : "mangal_no", slots), facts: [getMangalFact(side)] };
  });
}

function concludeMangal({ match: { mangal } }: NamedMatch): PairSentence[] {
  const [hers, his] = [mangal.girl?.holds ?? null, mangal.boy?.holds ?? null];
  if (hers === null || his === null) return [];
  const key = hers && his ? "mangal_both" : hers || his ? "mangal_one" : "mangal_none";
  return [{ text: fill(key, {}), facts: SIDES.map(getMangalFact) }];
}

const LIMITS: PairSentence = { text: PAIR_PHRASES.limits, facts: [] };

function sayTotal({ match, girl, boy }: NamedMatch): PairSentence {
  const slots = { girl, boy, total: String(match.total), max: String(match.max), band: BAND_PHRASES[match.band] };
  return { text: fill("total", slots), facts: [TOTAL_FACT] };
}

function describeStrong({ match }: NamedMatch): PairSentence[] {
  const strong = KOOTAS.filter((id) => match.kootas[id].score === match.kootas[id].max);
  if (strong.length === 0) return [];
  const kootas = formatList(strong.map((id) => localizeWord(KOOTA_WORDS[id])));
  return [{ text: fill("strong", { kootas }), facts: strong.map(getKootaFact) }];
}

function answerMatch(named: NamedMatch): PairSentence[] {
  const weak = listWeakKootas(named.match);
  const kootas = formatList(weak.map((id) => fill("few_points", getSlots(id, named))));
  const lost = weak.length > 0 ? [{ text: fill("lost", { kootas }), facts: weak.map(getKootaFact) }] : [];
  const more = [...describeMangal(named), ...describeExceptions(named), ...describeStrong(named)];
  return [sayTotal(named), ...lost, LIMITS, ...more];
}

function answerDifferences(named: NamedMatch): PairSentence[] {
  const weak = listWeakKootas(named.match);
  if (weak.length === 0)
    return [
      { text: fill("nothing_weak", { girl: named.girl, boy: named.boy }), facts: [TOTAL_FACT] },
      ...describeStrong(named),
      LIMITS,
    ];
  const told = weak.flatMap((id, at) => [
    sayOfKoota(at === 0 ? "weak" : "also_weak", id, named),
    compareKoota(id, named),
  ]);
  return [...told, ...describeExceptions(named), sayTotal(named), LIMITS];
}

/** Kootas whose dosha is spoken of: it holds where they have no point. */
const KOOTAS_OF_DOSHA: ReadonlySet<Koota> = new Set(["nadi", "bhakoot", "gana"]);

/** "Is there nadi dosha", "is the nadi the same": yes or no, with the points and with what each of the two has. */
function answerKootaDosha(named: NamedMatch, koota: Koota): PairSentence[] {
  const holds = named.match.kootas[koota].score === 0;
  const stated = sayOfKoota(holds ? "koota_dosha" : "no_koota_dosha", koota, named);
  return [
    { ...stated, text: prefixYesNo(holds, true, stated.text) },
    compareKoota(koota, named),
    ...(holds ? describeExceptions(named, koota) : []),
    sayTotal(named),
  ];
}

function answerKoota(named: NamedMatch, koota: Koota | null, isYesNo: boolean): PairSentence[] {
  if (koota === null) return answerMatch(named);
  if (isYesNo && KOOTAS_OF_DOSHA.has(koota)) return answerKootaDosha(named, koota);
  const few = hasFewPoints(named.match, koota) ? describeExceptions(named, koota) : [];
  return [sayOfKoota("koota", koota, named), compareKoota(koota, named), ...few, sayTotal(named)];
}

/** The figures of a match as facts, which the sentences cite. */
function createPairFacts(named: NamedMatch): Fact[] {
  const { match, girl, boy } = named;
  const shared = { section: "matching", subject: "pair", frame: "natal", stable: match.stable } as const;
  const kootas = KOOTAS.map((id): Fact => {
    const { score, max, girl: hers, boy: his, stable } = match.kootas[id];
    const value = { score, max, girl: hers, boy: his };
    return {
      ...shared,
      id: getKootaFact(id),
      predicate: "koota",
      stable,
      value,
      text: sayOfKoota("koota", id, named).text,
    };
  });
  const mangal = describeMangal(named).flatMap(({ text, facts: [id] }, at): Fact[] => {
    const side = SIDES[at] as Side;
    const { holds = null, stable = false, from } = match.mangal[side] ?? {};
    if (id === undefined) return [];
    return [{ ...shared, id, predicate: "mangal_of_pair", stable, value: { holds, house: from?.lagna.house }, text }];
  });
  const total = { total: match.total, max: match.max, girl, boy };
  return [
    { ...shared, id: TOTAL_FACT, predicate: "match_total", value: total, text: sayTotal(named).text },
    ...kootas,
    ...mangal,
  ];
}

const SENTENCES: Readonly<
  Record<PairObject, (named: NamedMatch, koota: Koota | null, isYesNo: boolean) => PairSentence[]>
> = {
  match: answerMatch,
  one_koota: answerKoota,
  manglik_of_both: (named) => [...describeMangal(named), ...concludeMangal(named)],
  differences: answerDifferences,
};

/** "Nadi dosh?" waits for yes or no, however it is asked. */
const DOSHA = /dosh|दोष/iu;

/** What the tables of matching say about two charts, as it was asked. Each sentence cites the figures that it states. */
export function createPairAnswer(understanding: Understanding, named: NamedMatch, object: PairObject): Answer {
  const { question } = understanding;
  const sentences = SENTENCES[object](
    named,
    findKoota(question.text),
    asksYesOrNo(question) || DOSHA.test(question.text),
  );
  const cited = new Set(sentences.flatMap(({ facts }) => facts));
  const facts = createPairFacts(named).filter(({ id }) => cited.has(id));
  return createFactAnswer(understanding, sentences, facts);
}
