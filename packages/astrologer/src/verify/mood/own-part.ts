import type { Node } from "../../language/node.ts";
import { isMine } from "./spoken.ts";

/** A statement of its own within a sentence: "Books praise courage, and *your Mars is in Leo*". */
export interface OwnPart {
  readonly nodes: readonly Node[];
  /** The word or sign it is parted by. */
  readonly opening: string;
}

export const STOPS = /^[:;–—]$/;
const COORDINATORS = /^(and|but|so|yet|और|लेकिन|मगर|पर|परंतु|इसलिए|तो|aur|lekin|magar|par|isliye|toh|to)$/;
/** "… and that your Mars": what stands over the first stands over the second. */
const UNDER = /^(that|if|whether|कि|अगर|यदि|ki|agar|yadi)$/;
const OF_CHART = new Set(["who", "rashi", "house", "nak", "dasha", "yoga", "dosha", "sadesati"]);

/** Where a statement begins: after a stop, or after a comma where a coordinator or the reader's own chart follows. */
function opensAt(sentence: readonly Node[], at: number): boolean {
  const before = sentence[at - 1];
  if (before === undefined) return false;
  if (STOPS.test(before.word)) return true;
  return before.word === "," && COORDINATORS.test(sentence[at]?.word ?? "");
}

/** The part of a sentence in which a clause speaks of the chart, where it is the reader's and not all there is. */
export function ownPart(sentence: readonly Node[], clause: readonly Node[]): OwnPart | undefined {
  const spoken = clause.find(({ tag }) => OF_CHART.has(tag));
  const here = spoken === undefined ? -1 : sentence.indexOf(spoken);
  if (here < 0) return undefined;
  const from = Math.max(
    0,
    sentence.findLastIndex((_, at) => at <= here && opensAt(sentence, at)),
  );
  const until = sentence.findIndex((_, at) => at > here && opensAt(sentence, at));
  if (from === 0 && until < 0) return undefined;
  const nodes = sentence.slice(from, until < 0 ? undefined : until);
  const said = COORDINATORS.test(nodes[0]?.word ?? "") ? nodes.slice(1) : nodes;
  if (!isMine(said) || UNDER.test(said[0]?.word ?? "")) return undefined;
  return { nodes: said, opening: sentence[from - 1]?.word ?? "" };
}
