import { allOf, at, has, over, type Scene, use } from "../scene.ts";
import { inSignOf, starLordIs } from "../truth/places.ts";

/** "Mars occupies a nakshatra governed by Venus", "मंगल जिस राशि में है उसका स्वामी गुरु है". */
export function readLordsOfPlaces(scene: Scene): void {
  const place = scene.nodes.find(({ tag }) => tag === "starword" || tag === "signword");
  const whos = scene.nodes.filter((node) => node.tag === "who" && !scene.used.has(node));
  const [first, second] = whos;
  if (!place || !first?.body || !second?.body || whos.length > 2) return;
  const here = at(scene, place);
  const next = scene.nodes[here + 1];
  const isGoverned =
    next?.tag === "ruledby" || (/^(ruled|governed|owned)$/.test(next?.word ?? "") && next !== undefined);
  const isRelative = /^(जिस|jis)$/.test(scene.nodes[here - 1]?.word ?? "") && has(scene, "lordword", "dominion");
  if (!isGoverned && !isRelative) return;
  const [of, by] = [first.body, second.body];
  const find = () =>
    place.tag === "starword" ? starLordIs(scene.truth, of, by) : inSignOf(scene.truth, of, by, scene.clause.varga);
  scene.readings.push({ type: "dispositor", ...over(place, first, second), find });
  use(scene, place, first, second, next, ...allOf(scene, "lordword", "pron"));
}

/** "राहु का नक्षत्र शनि का है", "Shukra ki rashi Mangal ki hai": whose the star or sign is that somebody stands in. */
export function readOwnersOfPlaces(scene: Scene): void {
  for (const own of allOf(scene, "starof", "signof")) {
    const [who, of] = scene.nodes.slice(at(scene, own) + 1, at(scene, own) + 3);
    if (who?.tag !== "who" || !/^(का|की|ka|ki)$/.test(of?.word ?? "") || !who.body || !own.body) continue;
    const [body, lord] = [own.body, who.body];
    const find = () =>
      own.tag === "starof"
        ? starLordIs(scene.truth, body, lord)
        : inSignOf(scene.truth, body, lord, scene.clause.varga);
    scene.readings.push({ type: "dispositor", ...over(own, who), find });
    use(scene, own, who);
  }
}

/** "Mars → dispositor Jupiter", "Mars (star lord Venus)", "Mars is disposited by Jupiter". */
export function readDispositors(scene: Scene): void {
  for (const cue of allOf(scene, "dispositor", "starlord")) {
    const whos = scene.nodes.filter((node) => node.tag === "who" && !scene.used.has(node));
    const [first, second] = whos;
    if (!first?.body || !second?.body || whos.length > 2) continue;
    const isTurned = /^(disposes|disposits)$/.test(cue.word) || at(scene, cue) < at(scene, first);
    const [of, by] = isTurned ? [second.body, first.body] : [first.body, second.body];
    const find = () =>
      cue.tag === "starlord" ? starLordIs(scene.truth, of, by) : inSignOf(scene.truth, of, by, scene.clause.varga);
    scene.readings.push({ type: "dispositor", ...over(cue, first, second), find });
    use(scene, cue, first, second);
  }
}
