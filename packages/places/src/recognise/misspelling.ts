import type { Hit } from "../gazetteer/search.ts";
import { normalise } from "../normalise.ts";
import { bestOf, type Candidate, located } from "./candidates.ts";
import { isNamePosition, type Message, standingOf } from "./message.ts";
import { contains, overlaps, type Span, textOf } from "./stretch.ts";

/** A city of so many people is meant by a name that is only said like its own. */
const CITY = 100_000;

/** A larger town of the countries that are looked in first, whose name differs by a slip or two, or in another script is said so. */
export function misspeltIn(message: Message, best: Candidate | null): Candidate | null {
  const strong = strongSpans(message).filter((span) => best === null || contains(span, best.span));
  const found = strong.flatMap((span) => {
    const hits = message.home.flatMap((country) => nearHits(message, textOf(message.stretches, span), country));
    return hits.length > 0 ? [located(message, span, hits)] : [];
  });
  return bestOf(message, found);
}

/** Runs that stand where only a place can stand, whatever their spelling. */
function strongSpans(message: Message): Span[] {
  const regions = message.regionNames.filter(({ name }) => message.regions.isRegion(name)).map(({ span }) => span);
  return message.names
    .filter(({ span, name }) => {
      const beside = regions.filter((region) => !overlaps(span, region));
      const { isMarked, isWhole } = standingOf(span, beside, message);
      const isFree = !isNamePosition(message, span);
      return (isMarked || (isWhole && isFree)) && !message.regions.isRegion(name);
    })
    .map(({ span }) => span);
}

function nearHits({ search, misspelt }: Message, typed: string, country: string): readonly Hit[] {
  const name = normalise(typed);
  const near = search.ofRanks(misspelt.near(name, country).map(({ rank }) => rank));
  if (near.length > 0) return near;
  const alike = search.surelyMeant({ name, typed, qualifiers: [] }, country);
  return alike.filter(({ standing }) => standing >= CITY).slice(0, 1);
}
