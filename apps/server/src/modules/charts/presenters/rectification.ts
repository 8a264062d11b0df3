import type { RectificationData, RectifyResponse } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import { createIsoFormat } from "../../../format-instant.ts";
import { formatSuccessSentence } from "../../../format-response-sentences.ts";
import { truncateToSevenDecimals } from "../../../present-zodiac-point.ts";
import type { ComputedRectification } from "../rectify-birth-time.ts";
import { presentSettings } from "./chart.ts";

type Candidate = RectificationData["candidates"][number];

const presentScores = (
  scores: ComputedRectification["rectification"]["candidates"][number]["scores"],
): Candidate["scores"] =>
  Object.fromEntries(
    Object.entries(scores).map(([id, score]) => [id, score === null ? null : truncateToSevenDecimals(score)]),
  );

/** The requested number of ranked times, and how many were left out. */
export function presentRectification(made: ComputedRectification, language: Language): RectifyResponse {
  const { nativity, minutes, rectification, limit } = made;
  const { columns, candidates, variants } = rectification;
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
      count: candidates.length,
      more_equal: candidates.slice(limit).filter(({ rank }) => rank === lastRank).length,
    },
  };
}
