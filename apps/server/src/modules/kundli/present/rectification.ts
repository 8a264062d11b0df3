import type { RectificationData, RectifyResponse } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import { isoBy } from "../../../instants.ts";
import { said } from "../../../sentences.ts";
import { sevenDecimals } from "../../../zodiac-point.ts";
import type { MadeRectification } from "../rectify.ts";
import { presentSettings } from "./chart.ts";

type Candidate = RectificationData["candidates"][number];

const presentScores = (
  scores: MadeRectification["rectification"]["candidates"][number]["scores"],
): Candidate["scores"] =>
  Object.fromEntries(Object.entries(scores).map(([id, score]) => [id, score === null ? null : sevenDecimals(score)]));

/** As many of the ranked times as are wanted, and what was left away. */
export function presentRectification(made: MadeRectification, language: Language): RectifyResponse {
  const { nativity, minutes, rectification, limit } = made;
  const { columns, candidates, variants } = rectification;
  const { ephemeris } = nativity.sky;
  const iso = isoBy((jd) => ephemeris.utcMilliseconds(jd, nativity.settings.time_scale));
  const lastRank = candidates[limit - 1]?.rank;
  return {
    status: "success",
    message: said("times_ranked", language),
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
        total: sevenDecimals(total),
        scores: presentScores(scores),
      })),
      count: candidates.length,
      more_equal: candidates.slice(limit).filter(({ rank }) => rank === lastRank).length,
    },
  };
}
