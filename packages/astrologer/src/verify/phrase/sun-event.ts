import type { Node } from "../../language/node.ts";

/** "Suraj 05:43 baje nikla", "at 6:12 the Sun came over the horizon": the Sun of a day, and no place in the chart. */

const RISING =
  /^(निकला|निकले|निकल|उगा|उगे|उदय|उदित|दर्शन|nikla|nikle|nikal|uga|uge|uday|udit|rose|rises|rise|rising|risen|came|up|appeared|dawned)$/;
const SETTING = /^(डूबा|डूबे|अस्त|ढला|ढले|dooba|doobe|duba|ast|dhala|dhale|set|sets|sank|down)$/;
const ENDS = /^[.!?।;]$/;
/** How many words may stand between the Sun and what is told of it. */
const REACH = 9;

/** The stretch of a sentence about a word, as far as it reaches. */
function around(nodes: readonly Node[], at: number): readonly Node[] {
  const before = nodes.slice(Math.max(0, at - REACH), at);
  const from = before.findLastIndex(
    ({ word, tag }, index) => ENDS.test(word) && !isClock(before, index - 1) && tag === "w",
  );
  const after = nodes.slice(at + 1, at + 1 + REACH);
  const to = after.findIndex(({ word }, index) => ENDS.test(word) && !isClock(after, index - 1));
  return [...before.slice(from + 1), ...after.slice(0, to < 0 ? undefined : to)];
}

/** "05:43", "5.43": an hour and its minutes. */
const isClock = (nodes: readonly Node[], at: number): boolean => {
  const [hour, mark, minute] = nodes.slice(Math.max(0, at), at + 3);
  return hour?.tag === "num" && /^[:.]$/.test(mark?.word ?? "") && minute?.tag === "num";
};

/** Whether the Sun at a place is told to rise or set at a time of the clock. */
export function sunEvent(nodes: readonly Node[], at: number): "sunrise" | "sunset" | undefined {
  const near = around(nodes, at);
  if (!near.some((_, index) => isClock(near, index))) return undefined;
  const tells = (verb: RegExp): boolean => near.some(({ word }) => word.split(" ").some((part) => verb.test(part)));
  if (tells(RISING)) return "sunrise";
  return tells(SETTING) ? "sunset" : undefined;
}
