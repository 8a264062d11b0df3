import type { Match } from "@lagna/jyotish";
import {
  GANA_WORDS,
  GRAHA_WORDS,
  type Koota,
  KOOTA_WORDS,
  KOOTAS,
  MATCHING_EXCEPTION_WORDS,
  NADI_WORDS,
  VARNA_WORDS,
  VASHYA_CLASS_WORDS,
  type Word,
  YONI_WORDS,
} from "@lagna/terms";
import type { AnswerLanguage } from "../../fact.ts";
import { localizeWord } from "../../formatting/format-terms.ts";
import type { Answer } from "../answer-types.ts";
import { createTalkAnswer } from "../answer-without-chart.ts";
import type { Understanding } from "../understand-message.ts";
import { PAIR_PHRASES, type PairPhrase } from "./pair-phrases.data.ts";

/** A match with the names of both charts. */
interface NamedMatch {
  readonly match: Match;
  readonly girl: string;
  readonly boy: string;
}

type Say = (phrase: PairPhrase, params: Readonly<Record<string, string>>) => string;
type SayWord = (word: Word) => string;

/** The words of what a koota compares; tara and bhakoot compare counts. */
const WORDS_OF_KOOTA: Readonly<Partial<Record<Koota, Readonly<Record<string, Word>>>>> = {
  varna: VARNA_WORDS,
  vashya: VASHYA_CLASS_WORDS,
  yoni: YONI_WORDS,
  graha_maitri: GRAHA_WORDS,
  gana: GANA_WORDS,
  nadi: NADI_WORDS,
};

const createSay =
  (language: AnswerLanguage): Say =>
  (phrase, params) =>
    PAIR_PHRASES[phrase][language].replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? "");

function describeKoota(id: Koota, { match, girl, boy }: NamedMatch, say: Say, sayWord: SayWord): string {
  const { score, max, girl: hers, boy: his } = match.kootas[id];
  const words = WORDS_OF_KOOTA[id];
  const name = (value: string | number): string => (words?.[value] ? sayWord(words[value]) : String(value));
  const { sense } = KOOTA_WORDS[id];
  const shared = {
    koota: sayWord(KOOTA_WORDS[id]),
    sense: sense ? sayWord(sense).toLowerCase() : "",
    girl,
    boy,
    score: String(score),
    max: String(max),
  };
  return say(words ? "families" : "counts", { ...shared, hers: name(hers), his: name(his) });
}

/** Kootas with less than half of their points, the heaviest first. */
const listWeakKootas = ({ kootas }: Match): Koota[] =>
  KOOTAS.filter((id) => kootas[id].score * 2 < kootas[id].max).toSorted((a, b) => kootas[b].max - kootas[a].max);

function describeWeakness(named: NamedMatch, say: Say, sayWord: SayWord): string[] {
  const weak = listWeakKootas(named.match);
  if (weak.length === 0) return [say("nothingWeak", {})];
  return [say("weak", {}), ...weak.map((id) => describeKoota(id, named, say, sayWord))];
}

function describeExceptions({ match }: NamedMatch, say: Say, sayWord: SayWord): string[] {
  return match.exceptions.flatMap(({ applies, koota, rule, total }) =>
    applies && total !== null && koota !== "rajju"
      ? [
          say("exception", {
            koota: sayWord(KOOTA_WORDS[koota]),
            rule: sayWord(MATCHING_EXCEPTION_WORDS[rule]),
            total: String(total),
          }),
        ]
      : [],
  );
}

/** Mangal of each chart, where its lagna is known. */
function describeMangal({ match, girl, boy }: NamedMatch, say: Say): string[] {
  const names = { girl, boy };
  return (["girl", "boy"] as const).flatMap((side) => {
    const { holds = null, from } = match.mangal[side] ?? {};
    if (holds === null || !from) return [];
    return [say(holds ? "mangalYes" : "mangalNo", { name: names[side], house: String(from.lagna.house) })];
  });
}

/**
 * What the tables of matching say about two charts. An answer begins with the points, or with the points of friction where they
 * are asked for.
 */
export function createPairAnswer(understanding: Understanding, named: NamedMatch, startsWithFriction: boolean): Answer {
  const { language } = understanding.question;
  const say = createSay(language);
  const sayWord: SayWord = (word) => localizeWord(word)[language];
  const { match, girl, boy } = named;
  const total = say("total", { girl, boy, total: String(match.total), max: String(match.max) });
  const strong = KOOTAS.filter((id) => match.kootas[id].score === match.kootas[id].max);
  const kootas = strong.map((id) => sayWord(KOOTA_WORDS[id])).join(", ");
  const praise = strong.length > 0 ? [say("strong", { kootas })] : [];
  const weakness = describeWeakness(named, say, sayWord);
  const rest = [...describeExceptions(named, say, sayWord), ...describeMangal(named, say)];
  const texts = startsWithFriction ? [...weakness, total] : [total, ...praise, ...weakness, ...rest];
  return createTalkAnswer(understanding, texts);
}
