import { findNamedFestival } from "@lagna/panchang";
import { extractFeatures } from "../message-classification/classifier/extract-features.ts";
import { hashFeature } from "../message-classification/classifier/hash-feature.ts";
import { usesTermOfCharts } from "../answer/definitions/define-term.ts";
import { findSpecialPoints } from "./extract/find-special-points.ts";
import { findNamedActivity } from "./extract/find-named-activity.ts";
import type { AskObjectId } from "./objects.data.ts";
import { NEXT_WORDS, NOW_WORDS } from "./extract/almanac-terms.data.ts";
import { findAlmanacTerms, findCalendarTerms } from "./extract/find-almanac-terms.ts";
import { findMentionedRelation } from "./extract/find-person.ts";

/** Numbers of words by which "what comes first in a message" is told. */
const FIRST_WORDS = 3;

/** What the lexicons of days and of the calendar find, so that one example of a festival or of an act teaches all. */
function listFoundThings(text: string): readonly string[] {
  const terms = [...findAlmanacTerms(text), ...findCalendarTerms(text)];
  const festival = findNamedFestival(text);
  const activity = findNamedActivity(text);
  return [
    ...terms.map((term) => `almanac ${term}`),
    ...(terms.length > 0 ? ["almanac any"] : []),
    ...(festival ? ["festival any"] : []),
    ...(activity === undefined ? [] : ["activity any", `activity ${activity}`]),
    ...(usesTermOfCharts(text) ? ["term"] : []),
    ...(findSpecialPoints(text).length > 0 ? ["special point"] : []),
    ...(NOW_WORDS.test(text) ? ["now"] : []),
    ...(NEXT_WORDS.test(text) ? ["next"] : []),
    ...(/[?？]/u.test(text) ? ["asks"] : []),
    ...(/\d/u.test(text) ? ["number"] : []),
  ];
}

/** What the message before asked; `null` at the beginning of a conversation. */
export interface EarlierRequest {
  readonly object: AskObjectId;
  /** It was about another person than the writer. */
  readonly isAboutOther: boolean;
}

/** The features of a message that tell what it asks and which person it is about: its words, what the lexicons find, and what was asked before. */
export function extractRequestFeatures(text: string, earlier: EarlierRequest | null): ReadonlySet<number> {
  const features = new Set(extractFeatures(text));
  const add = (feature: string): void => void features.add(hashFeature(feature));
  const relation = findMentionedRelation(text);
  const found = [...listFoundThings(text), ...(relation ? ["relation any", `relation ${relation.id}`] : [])];
  const before = earlier?.object ?? "none";
  const about = earlier === null ? "none" : earlier.isAboutOther ? "other" : "self";
  add(`previous ${before}`);
  add(`before about ${about}`);
  for (const [at, one] of found.entries()) {
    add(`found ${one}`);
    add(`found ${one} after ${before}`);
    add(`found ${one} about ${about}`);
    for (const other of found.slice(at + 1)) add(`found ${one} and ${other}`);
  }
  const words = text.split(/\s+/u).filter(Boolean);
  if (words.length <= FIRST_WORDS) add(`short after ${before}`);
  return features;
}
