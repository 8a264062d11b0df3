import { placeFrom, rashiInPlace } from "@lagna/jyotish";
import type { Graha, Rashi } from "@lagna/terms";
import type { Body, SyntaxNode } from "../../language/syntax-node.ts";
import type { Finding } from "../claim.ts";
import {
  findUnused,
  getMentionedDays,
  contextHasTag,
  isGraha,
  getSpan,
  type ClauseContext,
  markUsed,
  type ClaimDraft,
} from "../clause-context.ts";
import { checkGrahaAspect, type AspectTarget, checkRashiAspect } from "../chart-queries/check-aspects.ts";
import { createFinding, type ChartMoment } from "../chart-queries/chart-queries.ts";
import { resolveAspectingAndAspected } from "./resolve-aspecting-and-aspected.ts";

/** Birth, or every day that the clause may mean. */
const getChartMoments = (context: ClauseContext): readonly ChartMoment[] =>
  context.transit ? getMentionedDays(context).map((day): ChartMoment => ({ at: "day", day })) : [{ at: "birth" }];

function resolveTarget(context: ClauseContext, node: SyntaxNode): AspectTarget | undefined {
  // A house counted from a graha is a sign, independent of the lagna.
  if (node.tag === "house" && node.fromBody)
    return { sign: rashiInPlace(context.truth.getSign(node.fromBody, context.clause.varga), node.value) };
  if (node.tag === "house") return { house: node.value };
  if (node.tag === "rashi") return { sign: node.value };
  if (node.tag === "lagna") return { house: 1 };
  if (node.tag === "who") return node.body === "lagna" ? { house: 1 } : { body: node.body as Body };
  if ((node.value === "place" || context.memory.isHouseLastMentioned) && context.memory.house !== null)
    return { house: context.memory.house };
  const [body] = context.memory.bodies;
  return body === undefined ? undefined : { body };
}

/** "And Ketu, as always opposite, in Virgo", "Ketu uske saamne doosre ghar mein": a placement in the named place, not an aspect. */
function isPlacementNotAspect({ nodes }: ClauseContext, cue: SyntaxNode): boolean {
  const place = nodes.findIndex(({ tag, start }) => start > cue.start && (tag === "house" || tag === "rashi"));
  const [before, next] = [nodes[place - 1], nodes[place + 1]];
  const isIn = (node: SyntaxNode | undefined): boolean => node?.tag === "in";
  return place > 0 && (isIn(next) || isIn(before) || (before?.word === "the" && isIn(nodes[place - 2])));
}

/** "Look at your Saturn …": an invitation to the reader. */
function isInvitation({ nodes }: ClauseContext, cue: SyntaxNode): boolean {
  const lead = nodes[nodes.indexOf(cue) - 1];
  return (
    /^look (at|on)$/.test(cue.word) &&
    (lead === undefined ||
      lead.tag === "join" ||
      /^(,|please|to|should|must|now|then|also|we|i|us|let's)$/.test(lead.word))
  );
}

/** The distance of a special aspect in signs, if it is stated: "Mars's fourth aspect". */
const getStatedDistance = ({ tag, value }: SyntaxNode): number | null =>
  typeof value === "number" ? value : tag === "opposite" ? 7 : null;

/** "Mars and Saturn aspect each other": each of the bodies aspects the next one. */
function addMutualAspects(
  context: ClaimDraft,
  cue: SyntaxNode,
  bodies: readonly Graha[],
  lookers: readonly SyntaxNode[],
): void {
  const { truth, clause } = context;
  for (const [index, body] of bodies.entries()) {
    const other = bodies[(index + 1) % bodies.length] as Graha;
    context.readings.push({
      type: "graha_aspect",
      ...getSpan(cue, ...lookers),
      evaluate: () =>
        cue.tag === "opposite"
          ? createFinding(
              placeFrom(truth.getSign(body, clause.varga), truth.getSign(other, clause.varga)) === 7,
              `planet-${body}`,
            )
          : checkGrahaAspect(
              truth,
              body,
              { body: other },
              { at: "birth" },
              { varga: clause.varga, nth: getStatedDistance(cue) },
            ),
    });
  }
}

/** All the grahas aspect the target, on at least one of the days that the clause may mean. */
function addAspect(
  context: ClaimDraft,
  grahas: readonly Graha[],
  to: AspectTarget,
  [cue, ...others]: readonly [SyntaxNode, ...SyntaxNode[]],
): void {
  const { truth, clause } = context;
  const moments = getChartMoments(context);
  const kind = { varga: clause.varga, nth: getStatedDistance(cue) };
  context.readings.push({
    type: "graha_aspect",
    ...getSpan(cue, ...others),
    evaluate: () => {
      const findings = grahas.map((graha) => {
        const answers = moments.map((moment) => checkGrahaAspect(truth, graha, to, moment, kind));
        return answers.find(({ holds }) => holds) ?? (answers[0] as Finding);
      });
      return createFinding(
        findings.every(({ holds }) => holds === true),
        ...findings.flatMap(({ facts }) => facts),
      );
    },
  });
}

/** "Saturn aspects the eighth", "शनि की दृष्टि आठवें भाव पर", "the eighth receives Saturn's aspect", "the Moon faces Jupiter". */
export function readAspects(context: ClaimDraft): void {
  const cue = contextHasTag(context, "rashiaspect") ? undefined : findUnused(context, "aspect", "opposite")[0];
  if (!cue) return;
  const isPlacement = cue.tag === "opposite" && isPlacementNotAspect(context, cue);
  const sides = isInvitation(context, cue) || isPlacement ? undefined : resolveAspectingAndAspected(context, cue);
  markUsed(context, cue);
  if (!sides) return;
  const { lookers, targets } = sides;
  const named = lookers.map(({ body }) => body).filter(isGraha);
  if (contextHasTag(context, "each") && named.length + targets.length >= 2) {
    addMutualAspects(context, cue, [...named, ...targets.map(({ body }) => body).filter(isGraha)], lookers);
    markUsed(context, ...lookers, ...targets);
    return;
  }
  const grahas = named.length > 0 ? named : context.memory.bodies.filter(isGraha).slice(0, 1);
  for (const target of targets) {
    const to = resolveTarget(context, target);
    if (!to || grahas.length === 0) continue;
    addAspect(context, grahas, to, [cue, target, ...lookers]);
    markUsed(context, target, ...lookers);
    if (target.tag === "house") context.memory.house = target.value;
  }
  if (grahas.length > 0) context.memory.bodies = grahas;
  if (context.transit) markUsed(context, ...findUnused(context, "date"));
  context.memory.cue = "aspect";
}

/** "Cancer aspects Libra": an aspect between signs. */
export function readRashiAspects(context: ClaimDraft): void {
  if (!contextHasTag(context, "rashiaspect")) return;
  const signs = findUnused(context, "rashi", "who", "house");
  const [first, ...others] = signs;
  const signOf = (node: SyntaxNode): Rashi | undefined => {
    const { view } = context.truth.factContext;
    return node.tag === "rashi"
      ? node.value
      : node.tag === "house"
        ? view.house(node.value).sign
        : node.body && view.signOf(node.body);
  };
  const from = first && signOf(first);
  if (!first || !from) return;
  for (const other of others) {
    const to = signOf(other);
    if (to)
      context.readings.push({
        type: "rashi_aspect",
        ...getSpan(first, other),
        evaluate: () => checkRashiAspect(context.truth, from, to),
      });
  }
  markUsed(context, first, ...others, ...findUnused(context, "rashiaspect", "aspect"));
}
