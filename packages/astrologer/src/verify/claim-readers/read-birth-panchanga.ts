import type { Finding } from "../claim.ts";
import {
  findUnused,
  findFirstUnused,
  contextHasTag,
  getSpan,
  markUsed,
  contextHasWord,
  type ClaimDraft,
} from "../clause-context.ts";
import { createFinding, createUndecidedFinding } from "../chart-queries/chart-queries.ts";
import { readTime } from "./read-birth-details.ts";

/** Tithi, weekday, yoga and karana of birth; sunrise and sunset. */
export function readBirthPanchanga(context: ClaimDraft): void {
  const { truth } = context;
  const readLimb = (tag: "vara" | "nitya" | "karana", id: string): void => {
    const node = findFirstUnused(context, tag);
    if (!node) return;
    context.readings.push({
      type: "panchanga",
      ...getSpan(node),
      evaluate: () =>
        truth.findFact(id) ? createFinding(truth.findFact(id)?.value === node.value, id) : createUndecidedFinding(),
    });
    markUsed(context, node, ...findUnused(context, "born"));
  };
  if (
    contextHasTag(context, "born", "varaword") ||
    context.sentence.some(({ tag }) => tag === "born") ||
    contextHasWord(context, /^(child|baby)$/)
  )
    readLimb("vara", "vara");
  readLimb("nitya", "nitya-yoga");
  readLimb("karana", "karana");
  const tithi = findFirstUnused(context, "tithi");
  const paksha = findFirstUnused(context, "paksha");
  if (tithi || (paksha && contextHasTag(context, "born"))) {
    const evaluate = (): Finding => {
      const value = truth.findFact("tithi")?.value as { readonly id: string; readonly paksha: string } | undefined;
      return value
        ? createFinding((!tithi || value.id === tithi.value) && (!paksha || value.paksha === paksha.value), "tithi")
        : createUndecidedFinding();
    };
    context.readings.push({
      type: "panchanga",
      ...getSpan(...[tithi, paksha].filter((node) => node !== undefined)),
      evaluate: evaluate,
    });
    markUsed(context, tithi, paksha, ...findUnused(context, "born"));
  }
  for (const event of ["sunrise", "sunset"] as const) {
    const cue = findFirstUnused(context, event);
    const fact = truth.findFact(event);
    if (cue && fact)
      readTime(
        context,
        cue,
        truth.factContext.calendar.toLocalTime(truth.factContext.calendar.toJd(Date.parse(fact.value as string))),
        event,
      );
  }
}
