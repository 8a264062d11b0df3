import { getTropicalSunSign } from "../../chart-read-model.ts";
import type { SyntaxNode } from "../../language/syntax-node.ts";
import type { Finding } from "../claim.ts";
import {
  findUnused,
  getNodeIndex,
  findFirstUnused,
  contextHasTag,
  getSpan,
  type ClauseContext,
  markUsed,
  type ClaimDraft,
} from "../clause-context.ts";
import { checkInSign, checkInNakshatra } from "../chart-queries/check-placements.ts";
import { createFinding, createUndecidedFinding } from "../chart-queries/chart-queries.ts";
import { SKIPPED_BEFORE_SIGN, YOU } from "./birth-signs.data.ts";

/** The Western sign, the Moon's sign, "your sun sign" (which may mean either zodiac), and the birth nakshatra. */
export function readBirthSigns(context: ClaimDraft): void {
  const { truth } = context;
  const sign = findFirstUnused(context, "rashi");
  const star = findFirstUnused(context, "nak");
  const tropical = findFirstUnused(context, "tropical");
  const western = getTropicalSunSign(truth.factContext.view.nativity);
  const sunSign = findFirstUnused(context, "sunsign");
  const moonSign = findFirstUnused(context, "moonsign");
  if (sign && tropical && !contextHasTag(context, "vedic")) {
    const find = (): Finding =>
      context.groups.some(({ bodies }) => bodies[0] !== "sun")
        ? createUndecidedFinding()
        : createFinding(western === sign.value, "tropical-sun");
    context.readings.push({ type: "tropical", ...getSpan(tropical, sign), evaluate: find });
    markUsed(context, tropical, sign, sunSign, ...context.groups.flatMap(({ nodes }) => nodes));
  } else if (sign && sunSign) {
    const find = (): Finding => {
      const vedic = checkInSign(truth, "sun", sign.value, null);
      return vedic.holds || western !== sign.value ? vedic : createFinding(true, "tropical-sun");
    };
    context.readings.push({ type: "planet_sign", ...getSpan(sunSign, sign), evaluate: find });
    markUsed(context, sunSign, sign);
  } else if (sign && moonSign) {
    context.readings.push({
      type: "planet_sign",
      ...getSpan(moonSign, sign),
      evaluate: () => checkInSign(truth, "moon", sign.value, null),
    });
    markUsed(context, moonSign, sign);
  }
  readYouAreSign(context);
  readYourSign(context);
  const birthStar = findFirstUnused(context, "birthstar", "starword");
  const born = findFirstUnused(context, "born");
  const isHeading =
    birthStar !== undefined &&
    context.nodes[getNodeIndex(context, birthStar) + 1] === star &&
    contextHasTag(context, "signword");
  const isBirthStar =
    birthStar?.tag === "birthstar" || born || (birthStar && (contextHasTag(context, "poss") || isHeading));
  // "Anuradha as janma nakshatra and Gemini as lagna": the nakshatra is labelled itself, so the lagna is not its subject.
  const isLabelled = birthStar?.tag === "birthstar" && star !== undefined && isApposition(context, star, birthStar);
  if (
    star &&
    isBirthStar &&
    (isLabelled || context.groups.length === 0) &&
    !contextHasTag(context, "lagna", "pron", "placeof", "starof")
  ) {
    const pada =
      findUnused(context, "pada").find(({ value }) => typeof value === "number") ??
      context.nodes[getNodeIndex(context, star) + 1];
    const quarter = pada?.tag === "pada" || (pada?.tag === "num" && pada.value <= 4) ? Number(pada.value) : null;
    context.readings.push({
      type: "planet_star",
      ...getSpan(star, ...(birthStar ? [birthStar] : [])),
      evaluate: () => checkInNakshatra(truth, "moon", star.value, quarter),
    });
    markUsed(context, star, birthStar, quarter === null ? undefined : pada, born);
  }
}

const isApposition = (context: ClauseContext, star: SyntaxNode, birthStar: SyntaxNode): boolean => {
  const gap = context.nodes.slice(getNodeIndex(context, star) + 1, getNodeIndex(context, birthStar));
  return (
    getNodeIndex(context, birthStar) > getNodeIndex(context, star) &&
    gap.every(({ tag, word }) => tag === "pada" || tag === "poss" || /^(as|for|the)$/.test(word))
  );
};

/** "You're a Pisces": true by the tropical Sun, the Moon, the lagna or the sidereal Sun, because speakers seldom say which. */
function readYouAreSign(context: ClaimDraft): void {
  const { truth } = context;
  const words = context.nodes.filter(
    ({ word, tag }) => !SKIPPED_BEFORE_SIGN.test(word) && tag !== "of" && tag !== "signword",
  );
  const [you, sign] = words;
  const isHindi = contextHasTag(context, "signword") && contextHasTag(context, "of");
  if (you?.tag !== "poss" || !YOU.test(you.word) || sign?.tag !== "rashi") return;
  if (isHindi ? words[2] !== undefined && !["and", "nak", "pada"].includes(words[2].tag) : words.length > 2) return;
  const find = (): Finding => {
    const findings = (["moon", "lagna", "sun"] as const).map((body) => checkInSign(truth, body, sign.value, null));
    if (isHindi) return findings[0] as Finding;
    const isWestern = getTropicalSunSign(truth.factContext.view.nativity) === sign.value;
    return findings.find(({ holds }) => holds) ?? createFinding(isWestern, "tropical-sun");
  };
  context.readings.push({ type: "tropical", ...getSpan(you, sign), evaluate: find });
  markUsed(context, you, sign);
}

/** The second node of a clause: its word if unrecognised, else its tag. */
const getSecondWordOrTag = ({ nodes }: ClauseContext): string =>
  nodes[1]?.tag === "w" ? nodes[1].word : (nodes[1]?.tag ?? "");

/** "आपकी राशि तुला है": the Moon's sign; in English it may be the Sun's as well. */
function readYourSign(context: ClaimDraft): void {
  const { truth } = context;
  const word = findFirstUnused(context, "signword");
  const sign = findFirstUnused(context, "rashi");
  const isHeading =
    word !== undefined && context.nodes[0] === word && /^(:|-)$|rashi/.test(getSecondWordOrTag(context));
  const neighbours = word
    ? [context.nodes[getNodeIndex(context, word) - 1], context.nodes[getNodeIndex(context, word) + 1]]
    : [];
  const isReadersWord =
    word &&
    (neighbours[0]?.tag === "poss" ||
      (getNodeIndex(context, word) === 0 && neighbours[1]?.tag === "poss") ||
      isHeading);
  if (
    !word ||
    !sign ||
    !isReadersWord ||
    context.groups.length > 0 ||
    contextHasTag(context, "house", "tropical", "pron")
  )
    return;
  const english = /^(sign|signs)$/.test(word.word);
  const find = (): Finding => {
    const moon = checkInSign(truth, "moon", sign.value, null);
    const sun = checkInSign(truth, "sun", sign.value, null);
    const western = getTropicalSunSign(truth.factContext.view.nativity) === sign.value;
    return moon.holds || !english ? moon : sun.holds ? sun : western ? createFinding(true, "tropical-sun") : moon;
  };
  context.readings.push({ type: "planet_sign", ...getSpan(word, sign), evaluate: find });
  markUsed(context, word, sign);
}
