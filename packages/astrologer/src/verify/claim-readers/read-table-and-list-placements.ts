import { placeFrom } from "@lagna/jyotish";
import type { Nakshatra, Rashi } from "@lagna/terms";
import type { Body, SyntaxNode } from "../../language/syntax-node.ts";
import type { Finding } from "../claim.ts";
import { findUnused, contextHasTag, getSpan, markUsed, type ClaimDraft } from "../clause-context.ts";
import {
  checkHouseSign,
  checkInHouse,
  checkInSign,
  checkInNakshatra,
  checkPointPosition,
} from "../chart-queries/check-placements.ts";
import { createFinding, createPlaceFactId } from "../chart-queries/chart-queries.ts";
import { judgeNatalOrTransit } from "./read-transit-placements.ts";
import { findPadaNearby, resolveChartPosition, type ChartPositionQuery } from "./resolve-chart-position.ts";
import { RELATIVE_PRONOUN } from "../../language/hindi-particles.data.ts";

const POINT_KINDS = ["rashi", "house"] as const;

export function readPoints(context: ClaimDraft): void {
  const mentionedRole = context.groups.length === 0 && contextHasTag(context, "pron") ? context.memory.role : null;
  const point = findUnused(context, "point")[0] ?? (mentionedRole?.tag === "point" ? mentionedRole : undefined);
  if (!point) return;
  for (const place of findUnused(context, ...POINT_KINDS)) {
    const queriedPlace = place.tag === "rashi" ? { sign: place.value } : { house: place.value };
    context.readings.push({
      type: "arudha",
      ...getSpan(mentionedRole === point ? place : point, place),
      evaluate: () => checkPointPosition(context.truth, String(point.value), queriedPlace),
    });
    markUsed(context, point, place);
  }
}

/** A row of a table: "2 | Libra", "9 | राहु". */
export function readTableRow(context: ClaimDraft): void {
  const row = context.nodes.filter(({ word }) => !/^[.|,:/-]$/.test(word));
  const last = row.at(-1);
  const beginsWithGraha = row[0]?.tag === "who" && row[1]?.tag === "rashi" && row.length === 3 && last?.tag === "num";
  const [number, ...cells] = beginsWithGraha && last ? [last, row[0] as SyntaxNode] : row;
  const house = Number(number?.value);
  const isRow = number?.tag === "num" && /^\d+$/.test(number.word) && house >= 1 && house <= 12 && cells.length > 0;
  if (!isRow || !cells.every(({ tag }) => tag === "who" || tag === "rashi")) return;
  for (const cell of cells) {
    const evaluate = (): Finding =>
      cell.tag === "who"
        ? checkInHouse(context.truth, cell.body, house, context.clause.varga)
        : checkHouseSign(context.truth, house, cell.value as Rashi, context.clause.varga);
    context.readings.push({
      type: cell.tag === "who" ? "planet_house" : "house_sign",
      ...getSpan(number, cell),
      evaluate: evaluate,
    });
  }
  markUsed(context, number, ...(beginsWithGraha ? [] : cells));
}

/** "the nakshatra of Mars is Mula", "चंद्र की राशि तुला है": the sign or nakshatra of a body. */
export function readPossessedPlaces(context: ClaimDraft): void {
  const { truth, clause } = context;
  for (const possessed of findUnused(context, "signof", "starof")) {
    const place = findUnused(context, possessed.tag === "signof" ? "rashi" : "nak")[0];
    if (!place || context.groups.length > 0) continue;
    const body = possessed.body;
    const evaluate = (): Finding => {
      if (possessed.tag === "starof")
        return checkInNakshatra(truth, body, place.value as Nakshatra, findPadaNearby(context, place));
      const sign = place.value as Rashi;
      // "आज के गोचर में केतु की राशि सिंह है".
      return judgeNatalOrTransit(context, body, checkInSign(truth, body, sign, clause.varga), { sign });
    };
    context.readings.push({
      type: possessed.tag === "signof" ? "planet_sign" : "planet_star",
      ...getSpan(possessed, place),
      evaluate: evaluate,
    });
    markUsed(context, possessed, place);
  }
}

/** "… Leo, which is the tenth from your Moon": the sign mentioned before, counted from a body. */
export function readCountedSign(context: ClaimDraft): void {
  const { truth, clause, memory } = context;
  const [house] = findUnused(context, "house").filter(({ fromBody }) => fromBody !== undefined);
  const { sign } = memory;
  if (
    !house?.fromBody ||
    !RELATIVE_PRONOUN.test(context.nodes[0]?.word ?? "") ||
    sign === null ||
    contextHasTag(context, "who", "in")
  )
    return;
  const from = truth.getSign(house.fromBody, clause.varga);
  const evaluate = (): Finding =>
    createFinding(placeFrom(from, sign) === house.value, createPlaceFactId(house.fromBody as Body));
  context.readings.push({ type: "from_reference", ...getSpan(house), evaluate: evaluate });
  markUsed(context, house);
}

/** "Your Rahu–Ketu axis falls across the seventh and first houses": both ends, in either order. */
export function readAxis(context: ClaimDraft): void {
  const axis = findUnused(context, "axis")[0] ?? context.nodes.find(({ word }) => word === "across" || word === "नोड्स");
  if (!axis || context.groups.some(({ bodies }) => bodies.some((body) => body !== "rahu" && body !== "ketu"))) return;
  for (const tag of ["house", "rashi"] as const) {
    const [first, second, ...others] = findUnused(context, tag);
    if (!first || !second || others.length > 0) continue;
    const queries = [resolveChartPosition(context, first), resolveChartPosition(context, second)];
    const [firstQuery, secondQuery] = queries as [ChartPositionQuery, ChartPositionQuery];
    context.readings.push({
      type: firstQuery.type,
      ...getSpan(axis, first, second),
      evaluate: () => {
        const straight = [firstQuery.evaluate("rahu"), secondQuery.evaluate("ketu")];
        const swapped = [firstQuery.evaluate("ketu"), secondQuery.evaluate("rahu")];
        const chosen = swapped.every(({ holds }) => holds) ? swapped : straight;
        return createFinding(
          chosen.every(({ holds }) => holds === true),
          ...chosen.flatMap(({ facts }) => facts),
        );
      },
    });
    markUsed(context, axis, first, second, ...context.groups.flatMap(({ nodes }) => nodes));
  }
}

/** "Mars and Mercury are in Sagittarius and Capricorn respectively". */
export function readRespectively(context: ClaimDraft): void {
  if (!contextHasTag(context, "respectively")) return;
  const [group] = context.groups;
  for (const tag of ["rashi", "house", "nak"] as const) {
    const places = findUnused(context, tag);
    if (!group || places.length !== group.bodies.length) continue;
    for (const [index, node] of places.entries()) {
      const place = resolveChartPosition(context, node);
      const body = group.bodies[index] as Body;
      if (place)
        context.readings.push({
          type: place.type,
          ...getSpan(node, ...group.nodes),
          evaluate: () => place.evaluate(body),
        });
    }
    markUsed(context, ...places, ...group.nodes);
  }
}
