import type { RectificationData, RectifyResponse } from "@lagna/contract";
import type { Rectification } from "@lagna/jyotish";
import type { Language } from "@lagna/terms";
import { type ComputedNativity, createIsoFormat, presentSettings, truncateToSevenDecimals } from "@lagna/kundli";
import { formatSuccessSentence } from "../../../errors/format-api-messages.ts";

export interface ComputedRectification extends ComputedNativity {
  readonly minutes: number;
  readonly rectification: Rectification;
  /** Maximum number of candidates. */
  readonly limit: number;
}

type Candidate = RectificationData["candidates"][number];

const truncateOrNull = (value: number | null): number | null =>
  value === null ? null : truncateToSevenDecimals(value);

const presentScores = (
  scores: ComputedRectification["rectification"]["candidates"][number]["scores"],
): Candidate["scores"] => Object.fromEntries(Object.entries(scores).map(([id, score]) => [id, truncateOrNull(score)]));

/** The requested number of ranked times, and how many were left out. */
export function presentRectification(made: ComputedRectification, language: Language): RectifyResponse {
  const { nativity, minutes, rectification, limit } = made;
  const { columns, candidates, variants, standing } = rectification;
  const { ephemeris } = nativity.sky;
  const iso = createIsoFormat((jd) => ephemeris.utcMilliseconds(jd, nativity.settings.time_scale));
  const lastRank = candidates[limit - 1]?.rank;
  return {
    status: "success",
    message: formatSuccessSentence("times_ranked", language),
    data: {
      settings: presentSettings(nativity),
      minutes,
      variants,
      columns: columns.map(({ id, weight, sources }) => ({
        id,
        weight,
        sources: sources.map((source) => ({ ...source })),
      })),
      candidates: candidates.slice(0, limit).map(({ fromJd, untilJd, total, scores, ...candidate }) => ({
        ...candidate,
        from: iso(fromJd),
        until: iso(untilJd),
        total: truncateToSevenDecimals(total),
        scores: presentScores(scores),
      })),
      standing: {
        lead: truncateOrNull(standing.lead),
        mean: truncateToSevenDecimals(standing.mean),
        best_by_chance: truncateOrNull(standing.best_by_chance),
        found: standing.found,
      },
      count: candidates.length,
      more_equal: candidates.slice(limit).filter(({ rank }) => rank === lastRank).length,
    },
  };
}
