import { placeFrom, rashiInPlace } from "@lagna/jyotish";
import type { Graha, Rashi } from "@lagna/terms";
import type { Body, Node } from "../../language/node.ts";
import type { Finding } from "../claim.ts";
import {
  findUnused,
  getNodeIndex,
  getMentionedDays,
  contextHasTag,
  isGraha,
  getSpan,
  type ParseContext,
  markUsed,
  type ReadingDraft,
} from "../parse-context.ts";
import { checkGrahaAspect, type AspectTarget, checkRashiAspect } from "../chart-queries/aspects.ts";
import { createFinding, type ChartMoment } from "../chart-queries/chart-queries.ts";
import { resolveAspectSides } from "./aspect-sides.ts";

/** Birth, or every day that the clause may mean. */
const getChartMoments = (context: ParseContext): readonly ChartMoment[] =>
  context.transit ? getMentionedDays(context).map((day): ChartMoment => ({ at: "day", day })) : [{ at: "birth" }];

function resolveTarget(context: ParseContext, node: Node): AspectTarget | undefined {
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
function isPlacementNotAspect({ nodes }: ParseContext, cue: Node): boolean {
  const place = nodes.findIndex(({ tag, start }) => start > cue.start && (tag === "house" || tag === "rashi"));
  const [before, next] = [nodes[place - 1], nodes[place + 1]];
  const isIn = (node: Node | undefined): boolean => node?.tag === "in";
  return place > 0 && (isIn(next) || isIn(before) || (before?.word === "the" && isIn(nodes[place - 2])));
}

/** "Saturn aspects the eighth", "शनि की दृष्टि आठवें भाव पर", "the eighth receives Saturn's aspect", "the Moon faces Jupiter". */
export function readAspects(context: ReadingDraft): void {
  if (contextHasTag(context, "rashiaspect")) return;
  const cue = findUnused(context, "aspect", "opposite")[0];
  if (!cue) return;
  const lead = context.nodes[getNodeIndex(context, cue) - 1];
  const isInvitation =
    lead === undefined ||
    lead.tag === "join" ||
    /^(,|please|to|should|must|now|then|also|we|i|us|let's)$/.test(lead.word);
  if (/^look (at|on)$/.test(cue.word) && isInvitation) {
    markUsed(context, cue);
    return;
  }
  if (cue.tag === "opposite" && isPlacementNotAspect(context, cue)) {
    markUsed(context, cue);
    return;
  }
  const { lookers, targets } = resolveAspectSides(context, cue);
  const mutual = contextHasTag(context, "each");
  const grahas = lookers.map(({ body }) => body).filter(isGraha);
  const who: readonly Graha[] = grahas.length > 0 ? grahas : context.memory.bodies.filter(isGraha).slice(0, 1);
  const nth = typeof cue.value === "number" ? cue.value : cue.tag === "opposite" ? 7 : null;
  const { truth, clause } = context;
  markUsed(context, cue);
  if (mutual && grahas.length + targets.length >= 2) {
    const bodies = [...grahas, ...targets.flatMap(({ body }) => (isGraha(body) ? [body] : []))];
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
            : checkGrahaAspect(truth, body, { body: other }, { at: "birth" }, { varga: clause.varga, nth }),
      });
    }
    markUsed(context, ...lookers, ...targets);
    return;
  }
  for (const target of targets) {
    const to = resolveTarget(context, target);
    if (!to || who.length === 0) continue;
    const occasions = getChartMoments(context);
    context.readings.push({
      type: "graha_aspect",
      ...getSpan(cue, target, ...lookers),
      evaluate: () => {
        const each = who.map((graha) => {
          const answers = occasions.map((occasion) =>
            checkGrahaAspect(truth, graha, to, occasion, { varga: clause.varga, nth }),
          );
          return answers.find(({ holds }) => holds) ?? (answers[0] as Finding);
        });
        return createFinding(
          each.every(({ holds }) => holds === true),
          ...each.flatMap(({ facts }) => facts),
        );
      },
    });
    markUsed(context, target, ...lookers);
    if (target.tag === "house") context.memory.house = target.value;
  }
  if (who.length > 0) context.memory.bodies = who;
  if (context.transit) markUsed(context, ...findUnused(context, "date"));
  context.memory.cue = "aspect";
}

/** "Cancer aspects Libra": an aspect between signs. */
export function readRashiAspects(context: ReadingDraft): void {
  if (!contextHasTag(context, "rashiaspect")) return;
  const signs = findUnused(context, "rashi", "who", "house");
  const [first, ...others] = signs;
  const signOf = (node: Node): Rashi | undefined => {
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
