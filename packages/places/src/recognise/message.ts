import type { PlaceSearch } from "../gazetteer/search.ts";
import { normalise } from "../normalise.ts";
import type { MisspeltNames } from "./misspelt.ts";
import { type Region, regionOf, type Regions } from "./regions.ts";
import { regionSpansOf, type Span, spansOf, type Stretch, textOf, wordsOf } from "./stretch.ts";

export interface RecogniseParts {
  readonly search: PlaceSearch;
  readonly misspelt: MisspeltNames;
  readonly regions: Regions;
}

interface NamedSpan {
  readonly span: Span;
  /** Normalised. */
  readonly name: string;
}

/** The words of a message in which a town is looked for. */
export interface Message extends RecogniseParts {
  readonly stretches: readonly Stretch[];
  /** ISO codes of the countries that are looked in first. */
  readonly home: readonly string[];
  /** Every run of words that may be the name of a town. */
  readonly names: readonly NamedSpan[];
  /** Every run of words that may say where it is. */
  readonly regionNames: readonly (NamedSpan & { readonly region: Region })[];
}

export function messageOf(stretches: readonly Stretch[], home: readonly string[], parts: RecogniseParts): Message {
  const named = (span: Span): NamedSpan => ({ span, name: normalise(textOf(stretches, span)) });
  const names = spansOf(stretches).map(named);
  const regionNames = regionSpansOf(stretches)
    .map(named)
    .map((each) => ({ ...each, region: regionOf(each.name) }));
  return { ...parts, stretches, home, names, regionNames };
}

export const positionsOf = ({ stretch, from, until }: Span): string[] =>
  Array.from({ length: until - from }, (_, at) => `${stretch}:${from + at}`);

/** Whether a run is marked as a place, and whether its stretch says nothing but it and those regions. */
export function standingOf(span: Span, regions: readonly Span[], { stretches }: Pick<Message, "stretches">) {
  const isMarked = wordsOf(stretches, span).every((word) => word.isMarked || word.isFiller);
  const explained = new Set([span, ...regions].flatMap(positionsOf));
  const words = stretches[span.stretch]?.words ?? [];
  const [first, last] = [words.findIndex((word) => !word.isFiller), words.findLastIndex((word) => !word.isFiller)];
  const isWhole = words.every((_, at) => at < first || at > last || explained.has(`${span.stretch}:${at}`));
  return { isMarked, isWhole };
}

export const isNamePosition = ({ stretches }: Pick<Message, "stretches">, { stretch }: Span): boolean =>
  stretches[stretch]?.isNamePosition === true;
