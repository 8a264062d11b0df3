import type { SyntaxNode } from "../../language/syntax-node.ts";
import { RISING_WORDS, SETTING_WORDS } from "./detect-sunrise-or-sunset.data.ts";

/** "Suraj 05:43 baje nikla", "at 6:12 the Sun came over the horizon": sunrise or sunset, not a placement of the Sun. */

const ENDS = /^[.!?।;]$/;
/** Maximum distance in words between the Sun and its verb. */
const REACH = 9;

/** The nodes around an index, within the sentence and the maximum distance. */
function getSurroundingNodes(nodes: readonly SyntaxNode[], at: number): readonly SyntaxNode[] {
  const before = nodes.slice(Math.max(0, at - REACH), at);
  const from = before.findLastIndex(
    ({ word, tag }, index) => ENDS.test(word) && !isClock(before, index - 1) && tag === "w",
  );
  const after = nodes.slice(at + 1, at + 1 + REACH);
  const to = after.findIndex(({ word }, index) => ENDS.test(word) && !isClock(after, index - 1));
  return [...before.slice(from + 1), ...after.slice(0, to < 0 ? undefined : to)];
}

/** "05:43", "5.43": an hour and its minutes. */
const isClock = (nodes: readonly SyntaxNode[], at: number): boolean => {
  const [hour, mark, minute] = nodes.slice(Math.max(0, at), at + 3);
  return hour?.tag === "num" && /^[:.]$/.test(mark?.word ?? "") && minute?.tag === "num";
};

/** Whether the Sun at an index is said to rise or set at a time of day. */
export function detectSunriseOrSunset(nodes: readonly SyntaxNode[], at: number): "sunrise" | "sunset" | undefined {
  const near = getSurroundingNodes(nodes, at);
  if (!near.some((_, index) => isClock(near, index))) return undefined;
  const tells = (verb: RegExp): boolean => near.some(({ word }) => word.split(" ").some((part) => verb.test(part)));
  if (tells(RISING_WORDS)) return "sunrise";
  return tells(SETTING_WORDS) ? "sunset" : undefined;
}
