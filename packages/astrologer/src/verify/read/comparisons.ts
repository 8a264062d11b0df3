import type { Graha } from "@lagna/terms";
import type { Node } from "../../language/node.ts";
import type { Finding } from "../claim.ts";
import { allOf, at, firstOf, has, isGraha, over, type Scene, use, words } from "../scene.ts";
import { found, placeId, undecided } from "../truth/truth.ts";
import { nodesOf, shadbala } from "./strengths.ts";

/** "गुरु से बुध बलवान है", "शुक्र का षड्बल बुध से अधिक है", "has the greater shadbala than". */
function comparedByWords(scene: Scene): Node | undefined {
  if (scene.groups.length !== 2) return undefined;
  const isHindi = scene.nodes.some(
    ({ tag, word }, index) => tag === "from" && /^(से|se)$/.test(word) && scene.nodes[index - 1]?.tag === "who",
  );
  const quality = isHindi ? firstOf(scene, "quality") : undefined;
  if (quality) return quality;
  const against = scene.nodes.some(({ word }) => /^(तुलना|मुकाबले|अपेक्षा|tulna|muqable|mukable|apeksha)$/.test(word));
  const compared = against ? firstOf(scene, "quality") : undefined;
  if (compared) return compared;
  const more = /^(अधिक|ज्यादा|ज़्यादा|zyada|jyada|adhik|more|greater|higher)$/;
  const degree =
    has(scene, "shadbala") || words(scene, /^(बल|शक्ति|bal|shakti|strength|power)$/)
      ? scene.nodes.find(({ word }) => more.test(word) || /^(कम|kam|less|lower|smaller)$/.test(word))
      : undefined;
  return degree && { ...degree, value: more.test(degree.word) ? 1 : -1 };
}

/** What anything may do to anything ("practice beats talent", "the heart beats"): it compares only whom it is done to. */
const DONE_TO = /^(beats|defeats|trumps|tops)$/;

function comparing(scene: Scene): Node | undefined {
  const isDoneToSomebody = (cue: Node): boolean =>
    scene.nodes.slice(at(scene, cue) + 1).find(({ word }) => word !== "the")?.tag === "who";
  return allOf(scene, "compare").find((cue) => !DONE_TO.test(cue.word) || isDoneToSomebody(cue));
}

/** "Mars is stronger than Saturn", "Mercury is further on than Jupiter". */
export function readComparisons(scene: Scene): void {
  const cue = comparing(scene) ?? comparedByWords(scene);
  const named = scene.groups.flatMap(({ bodies }) => bodies).filter(isGraha);
  const spoken = scene.memory.bodies.find(isGraha);
  const leads = scene.groups[0] && cue && (scene.groups[0].nodes[0]?.start ?? 0) < cue.start;
  const nobody = firstOf(scene, "empty", "none");
  if (cue && nobody && named.length === 1 && Math.abs(Number(cue.value)) === 1) {
    const [graha] = named as [Graha];
    const rank = cue.value === 1 ? 1 : 7;
    const find = (): Finding => {
      const bala = shadbala(scene.truth, graha);
      return bala ? found(bala.rank === rank, `shadbala-${graha}`) : undecided();
    };
    scene.readings.push({ type: "comparison", ...over(nobody, cue, ...nodesOf(scene)), presupposed: true, find });
    use(scene, cue, nobody, ...nodesOf(scene));
    return;
  }
  const [a, b] = named.length > 1 ? named : leads ? [named[0], spoken] : [spoken, named[0]];
  if (!cue || !a || !b || a === b) return;
  // "शनि से मंगल बलवान": what stands before से is the lesser.
  const turned =
    scene.nodes.some(
      ({ tag, word }, index) => tag === "from" && /^(से|se)$/.test(word) && scene.nodes[index - 1]?.body === a,
    ) ||
    (/^(से|se) /.test(cue.word) && scene.nodes[at(scene, cue) - 1]?.body === a);
  const lesser = scene.nodes.findIndex(({ word }) => /^(compared|than|versus)$/.test(word));
  const after =
    lesser >= 0 &&
    scene.nodes[lesser]?.word === "compared" &&
    scene.nodes.slice(lesser).find(({ tag }) => tag === "who")?.body === a;
  // "सूर्य की तुलना में गुरु": who is measured against comes first.
  const against = scene.nodes.findIndex(({ word }) =>
    /^(तुलना|मुकाबले|अपेक्षा|बनिस्बत|tulna|muqable|mukable|apeksha)$/.test(word),
  );
  const measured = against >= 0 && scene.nodes.slice(0, against).findLast(({ tag }) => tag === "who")?.body === a;
  const [first, second] = turned || after || measured ? [b, a] : [a, b];
  const find = (): Finding => {
    const { planets } = scene.truth.ground.view;
    if (cue.value === 2)
      return found(planets[first].degreeInSign > planets[second].degreeInSign, placeId(first), placeId(second));
    const [one, other] = [shadbala(scene.truth, first), shadbala(scene.truth, second)];
    if (!one || !other) return undecided();
    return found(
      cue.value === 1 ? one.rank < other.rank : one.rank > other.rank,
      `shadbala-${first}`,
      `shadbala-${second}`,
    );
  };
  scene.readings.push({ type: "comparison", ...over(cue, ...nodesOf(scene)), find });
  use(scene, cue, ...nodesOf(scene), ...allOf(scene, "from", "shadbala", "with"));
}
