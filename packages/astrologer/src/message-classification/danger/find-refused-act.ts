import type { Token } from "../../language/tokenise.ts";
import { areNear, parseAllStems } from "./detect-harmful-action.ts";
import { findSpans, getComparableWords } from "../../question/match-stems.ts";
import { REFUSED_ACTS, type RefusedAct } from "./refused-acts.data.ts";

const ACTS = REFUSED_ACTS.map(({ danger, isClear, act, object, unless }) => ({
  danger,
  isClear,
  act: parseAllStems(act),
  object: object && parseAllStems(object),
  unless: parseAllStems(unless),
}));

export type RefusedActFound = Pick<RefusedAct, "danger" | "isClear">;

/** The act in a question for a good day that no day is named for: dying, harm, ending a pregnancy, stopping a treatment, revenge. */
export function findRefusedAct(tokens: readonly Token[]): RefusedActFound | null {
  const words = getComparableWords(tokens);
  const found = ACTS.find(({ act, object, unless }) => {
    const spans = findSpans(words, act);
    if (spans.length === 0 || findSpans(words, unless).length > 0) return false;
    return object === undefined || areNear(spans, findSpans(words, object));
  });
  return found ? { danger: found.danger, isClear: found.isClear } : null;
}
