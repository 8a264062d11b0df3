import { type SyntaxNodeOf, retag, toPeriod } from "../../language/syntax-node.ts";
import type { Graha } from "@lagna/terms";
import {
  contextHasTag,
  contextHasWord,
  findUnused,
  isGrahaNode,
  markUsed,
  type ClauseContext,
  type ClaimDraft,
} from "../clause-context.ts";
import { readDasha } from "./read-dasha-period.ts";
import { isDated } from "./find-period-names.ts";
import { readSadeSati } from "./read-sade-sati.ts";
import { RELATIVE_PRONOUN } from "../../language/hindi-particles.data.ts";
import { AFTER } from "./unnamed-periods.data.ts";

/** Periods that a clause states without the word for a period: by the graha alone, or by a date. */

type GrahaNode = SyntaxNodeOf<"who"> & { readonly body: Graha };

/** Whether the clause states a place or a movement, so that a graha in it is not a period. */
const isPlaced = (context: ClauseContext): boolean =>
  contextHasTag(context, "house", "rashi", "aspect", "enter", "leave", "transit", "nak", "born", "window");

/** The same for a graha whose only sign of a period is its verb. */
const isPlacedOrMoving = (context: ClauseContext): boolean =>
  isPlaced(context) || contextHasTag(context, "in", "pron", "retro", "direct");

/** "केतु की है जो बुध के बाद लगेगी": says which period comes before the one mentioned. */
function readPredecessor(context: ClaimDraft, graha: GrahaNode): boolean {
  const { lastPeriod } = context.memory;
  const isRelative = RELATIVE_PRONOUN.test(context.nodes[0]?.word ?? "");
  const isAfter = contextHasWord(context, AFTER);
  if (lastPeriod?.tag !== "dasha" || !isRelative || !isAfter) return false;
  const earlier = toPeriod(graha, lastPeriod.level);
  readDasha(context, { ...lastPeriod, start: graha.start, end: graha.end }, earlier);
  markUsed(context, graha);
  return true;
}

/** "Then comes Venus.": after the period mentioned. */
function readNextPeriod(context: ClaimDraft, graha: GrahaNode): boolean {
  const { lastPeriod } = context.memory;
  const isNext = contextHasTag(context, "next") && !contextHasTag(context, "house", "rashi", "aspect");
  if (lastPeriod?.tag !== "dasha" || !isNext) return false;
  readDasha(context, toPeriod(graha, lastPeriod.level), lastPeriod);
  markUsed(context, graha);
  return true;
}

/** "Mercury runs until June 2028". */
function readRunningGraha(context: ClaimDraft, graha: GrahaNode): boolean {
  // "Mars is active": not a period, unless a date is given.
  const isActive = contextHasWord(context, /^(active|in force|operating|प्रभावी)$/) && !contextHasTag(context, "date");
  const isRunning =
    contextHasTag(context, "run", "since", "until", "next") && contextHasTag(context, "date", "run") && !isActive;
  if (!isRunning || isPlacedOrMoving(context)) return false;
  readDasha(context, toPeriod(graha, 0), undefined);
  return true;
}

function readDatedGraha(context: ClaimDraft, graha: GrahaNode): boolean {
  if (isPlaced(context) || !isDated(context, graha)) return false;
  readDasha(context, toPeriod(graha, 0), undefined);
  markUsed(context, graha);
  return true;
}

/** "It ends in June 2028": dates without a subject belong to the period mentioned before. */
function readLastPeriod(context: ClaimDraft): void {
  const { lastPeriod, isPeriodLastMentioned } = context.memory;
  if (!lastPeriod || findUnused(context, "date").length === 0) return;
  const mayContinueTopic = isPeriodLastMentioned ? !isPlaced(context) : !isPlacedOrMoving(context);
  const isEndOfPeriod =
    lastPeriod.tag === "dasha" && contextHasTag(context, "leave") && !contextHasTag(context, "rashi", "house", "who");
  const isEdge =
    contextHasTag(context, "since", "until") ||
    (contextHasTag(context, "leave", "enter") && contextHasTag(context, "pron"));
  if (!isEdge || !(mayContinueTopic || isEndOfPeriod)) return;
  if (lastPeriod.tag === "dasha") readDasha(context, lastPeriod, undefined);
  else readSadeSati(context, retag(lastPeriod, { tag: "sadesati_later" }));
}

/** A graha that stands for its period, or the period mentioned before. */
export function readUnnamedPeriod(context: ClaimDraft): void {
  const graha = context.nodes.find(isGrahaNode);
  if (!graha) {
    readLastPeriod(context);
    return;
  }
  for (const read of [readPredecessor, readNextPeriod, readRunningGraha, readDatedGraha])
    if (read(context, graha)) return;
}
