import type { PlaceSearch } from "../gazetteer/place-search.ts";
import { normalise } from "../normalise.ts";
import type { MisspeltNameIndex } from "./misspelt-name-index.ts";
import { type Region, parseRegion, type Regions } from "./regions.ts";
import {
  listRegionSpans,
  type WordSpan,
  listNameSpans,
  type MessageSegment,
  getText,
  getWords,
} from "./message-segment.ts";

export interface RecogniserResources {
  readonly search: PlaceSearch;
  readonly misspelt: MisspeltNameIndex;
  readonly regions: Regions;
}

interface NamedSpan {
  readonly span: WordSpan;
  /** Normalised. */
  readonly name: string;
}

/** The words of a message in which a town is searched. */
export interface Message extends RecogniserResources {
  readonly stretches: readonly MessageSegment[];
  /** ISO codes of the countries that are searched first. */
  readonly home: readonly string[];
  /** Every run of words that may be the name of a town. */
  readonly names: readonly NamedSpan[];
  /** Every run of words that may name its region. */
  readonly regionNames: readonly (NamedSpan & { readonly region: Region })[];
}

export function createMessage(
  stretches: readonly MessageSegment[],
  home: readonly string[],
  parts: RecogniserResources,
): Message {
  const named = (span: WordSpan): NamedSpan => ({ span, name: normalise(getText(stretches, span)) });
  const names = listNameSpans(stretches).map(named);
  const regionNames = listRegionSpans(stretches)
    .map(named)
    .map((each) => ({ ...each, region: parseRegion(each.name) }));
  return { ...parts, stretches, home, names, regionNames };
}

export const listPositions = ({ segment, from, until }: WordSpan): string[] =>
  Array.from({ length: until - from }, (_, at) => `${segment}:${from + at}`);

/** Whether a run is marked as a place, and whether its segment contains only it and those regions. */
export function assessSpan(span: WordSpan, regions: readonly WordSpan[], { stretches }: Pick<Message, "stretches">) {
  const isMarked = getWords(stretches, span).every((word) => word.isMarked || word.isFiller);
  const explained = new Set([span, ...regions].flatMap(listPositions));
  const words = stretches[span.segment]?.words ?? [];
  const [first, last] = [words.findIndex((word) => !word.isFiller), words.findLastIndex((word) => !word.isFiller)];
  const isWhole = words.every((_, at) => at < first || at > last || explained.has(`${span.segment}:${at}`));
  return { isMarked, isWhole };
}

export const isNamePosition = ({ stretches }: Pick<Message, "stretches">, { segment }: WordSpan): boolean =>
  stretches[segment]?.isNamePosition === true;
