import { type Koota, type MatchingException } from "@lagna/terms";
import { EXCEPTION_RULES, type FaultyKoota, type MatchingSource } from "./exceptions.data.ts";
import { KOOTA_MAX, type MatchingSettings } from "./koota.data.ts";
import { type KootaScores, type MoonPair, sumScores } from "./kootas.ts";
import type { PoruthamResults } from "./poruthams.ts";

/** A rule that sets a fault aside. The score keeps the fault. */
export interface MatchingExceptionResult {
  readonly koota: FaultyKoota;
  readonly rule: MatchingException;
  readonly applies: boolean;
  readonly source: MatchingSource;
  /** The total for those who follow the rule; `null` if it does not apply, and for rajju, which has no points. */
  readonly total: number | null;
}

/** Unlike ganas with a rakshasa are a fault: they have one point at most. */
const MAX_FAULTY_GANA = 1;

function findFaults(scores: KootaScores, poruthams: PoruthamResults): ReadonlySet<FaultyKoota> {
  const faults = new Set<FaultyKoota>();
  if (scores.bhakoot.score === 0) faults.add("bhakoot");
  if (scores.nadi.score === 0) faults.add("nadi");
  if (scores.gana.score <= MAX_FAULTY_GANA) faults.add("gana");
  if (!poruthams.rajju.good) faults.add("rajju");
  return faults;
}

/** The total with the full points of a koota whose fault is set aside. */
export function liftTotal(scores: KootaScores, koota: Koota): number {
  return sumScores(scores) - scores[koota].score + KOOTA_MAX[koota];
}

/** The rules of the chosen list for every fault of the match, those that apply and those that do not. */
export function findExceptions(
  moons: MoonPair,
  scores: KootaScores,
  poruthams: PoruthamResults,
  settings: MatchingSettings,
): readonly MatchingExceptionResult[] {
  const faults = findFaults(scores, poruthams);
  return EXCEPTION_RULES.filter(({ koota, lists }) => faults.has(koota) && lists.includes(settings.exceptions)).map(
    ({ id, koota, source, applies: test }) => {
      const applies = test(moons, settings);
      return {
        koota,
        rule: id,
        applies,
        source,
        total: applies && koota !== "rajju" ? liftTotal(scores, koota) : null,
      };
    },
  );
}
