import { findUnused, getNodeIndex, contextHasTag, getSpan, markUsed, type ClaimDraft } from "../clause-context.ts";
import { checkInSignOf, checkStarLord } from "../chart-queries/check-placements.ts";
import { WHICH_OBLIQUE, OF_DIRECT_PARTICLE } from "../../language/hindi-particles.data.ts";

/** "Mars occupies a nakshatra governed by Venus", "मंगल जिस राशि में है उसका स्वामी गुरु है". */
export function readLordsOfPlaces(context: ClaimDraft): void {
  const place = context.nodes.find(({ tag }) => tag === "starword" || tag === "signword");
  const whos = context.nodes.filter((node) => node.tag === "who" && !context.usedNodes.has(node));
  const [first, second] = whos;
  if (!place || !first?.body || !second?.body || whos.length > 2) return;
  const index = getNodeIndex(context, place);
  const next = context.nodes[index + 1];
  const isGoverned =
    next?.tag === "ruledby" || (/^(ruled|governed|owned)$/.test(next?.word ?? "") && next !== undefined);
  const isRelative =
    WHICH_OBLIQUE.test(context.nodes[index - 1]?.word ?? "") && contextHasTag(context, "lordword", "dominion");
  if (!isGoverned && !isRelative) return;
  const [body, lord] = [first.body, second.body];
  const evaluate = () =>
    place.tag === "starword"
      ? checkStarLord(context.truth, body, lord)
      : checkInSignOf(context.truth, body, lord, context.clause.varga);
  context.readings.push({ type: "dispositor", ...getSpan(place, first, second), evaluate: evaluate });
  markUsed(context, place, first, second, next, ...findUnused(context, "lordword", "pron"));
}

/** "राहु का नक्षत्र शनि का है", "Shukra ki rashi Mangal ki hai": the lord of the sign or nakshatra that a body occupies. */
export function readOwnersOfPlaces(context: ClaimDraft): void {
  for (const place of findUnused(context, "starof", "signof")) {
    const [who, of] = context.nodes.slice(getNodeIndex(context, place) + 1, getNodeIndex(context, place) + 3);
    if (who?.tag !== "who" || !OF_DIRECT_PARTICLE.test(of?.word ?? "") || !who.body || !place.body) continue;
    const [body, lord] = [place.body, who.body];
    const evaluate = () =>
      place.tag === "starof"
        ? checkStarLord(context.truth, body, lord)
        : checkInSignOf(context.truth, body, lord, context.clause.varga);
    context.readings.push({ type: "dispositor", ...getSpan(place, who), evaluate: evaluate });
    markUsed(context, place, who);
  }
}

/** "Mars → dispositor Jupiter", "Mars (star lord Venus)", "Mars is disposited by Jupiter". */
export function readDispositors(context: ClaimDraft): void {
  for (const cue of findUnused(context, "dispositor", "starlord")) {
    const whos = context.nodes.filter((node) => node.tag === "who" && !context.usedNodes.has(node));
    const [first, second] = whos;
    if (!first?.body || !second?.body || whos.length > 2) continue;
    const isReversed =
      /^(disposes|disposits)$/.test(cue.word) || getNodeIndex(context, cue) < getNodeIndex(context, first);
    const [body, lord] = isReversed ? [second.body, first.body] : [first.body, second.body];
    const evaluate = () =>
      cue.tag === "starlord"
        ? checkStarLord(context.truth, body, lord)
        : checkInSignOf(context.truth, body, lord, context.clause.varga);
    context.readings.push({ type: "dispositor", ...getSpan(cue, first, second), evaluate: evaluate });
    markUsed(context, cue, first, second);
  }
}
