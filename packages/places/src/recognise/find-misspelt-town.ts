import { hasLettersOf } from "../gazetteer/sound-search.ts";
import type { Hit } from "../gazetteer/rank-hits.ts";
import { normalise } from "../normalise.ts";
import { isIndic } from "../place-index/romanise.ts";
import { chooseBest, type Candidate, locateCandidate } from "./find-candidates.ts";
import { isNamePosition, type Message, assessSpan } from "./message.ts";
import { containsSpan, doSpansOverlap, type WordSpan, getText } from "./message-segment.ts";

/** A name that only sounds similar can mean a city of at least this size. */
const CITY_IMPORTANCE = 100_000;
/** A name in an Indian script is spelled in Latin letters by rule: it can mean a town of this size. */
const TOWN_IMPORTANCE = 2_000;

/**
 * A larger town of the countries that are searched first, whose name is one or two typos away, or sounds the same in
 * another script.
 */
export function findMisspeltTown(message: Message, best: Candidate | null): Candidate | null {
  const strong = listMarkedSpans(message).filter((span) => best === null || containsSpan(span, best.span));
  const found = strong.flatMap((span) => {
    const hits = message.home.flatMap((country) => findNearHits(message, getText(message.stretches, span), country));
    const candidate = hits.length > 0 ? locateCandidate(message, span, hits) : null;
    return candidate && !isContradicted(message, candidate) ? [candidate] : [];
  });
  return chooseBest(message, found);
}

/** "Ranni, Kerala" is no misspelt Ranchi, which is in Jharkhand. */
const isContradicted = ({ regionNames, regions: known }: Message, { span, regions }: Candidate): boolean =>
  regions.length === 0 &&
  regionNames.some(({ span: other, name }) => !doSpansOverlap(span, other) && known.isRegion(name));

/** Runs of words at positions where only a place can occur, whatever their spelling. */
function listMarkedSpans(message: Message): WordSpan[] {
  const regions = message.regionNames.filter(({ name }) => message.regions.isRegion(name)).map(({ span }) => span);
  return message.names
    .filter(({ span, name }) => {
      const beside = regions.filter((region) => !doSpansOverlap(span, region));
      const { isMarked, isWhole } = assessSpan(span, beside, message);
      const isFree = !isNamePosition(message, span);
      return (isMarked || (isWhole && isFree)) && !message.regions.isRegion(name);
    })
    .map(({ span }) => span);
}

function findNearHits({ search, misspelt }: Message, typed: string, country: string): readonly Hit[] {
  const name = normalise(typed);
  if (isIndic(typed)) {
    const spelt = search.findTransliterated(typed, country).filter(({ importance }) => importance >= TOWN_IMPORTANCE);
    const exact = spelt.filter(({ place }) => hasLettersOf(place.name, typed));
    if (spelt.length > 0) return exact.length > 0 ? exact : spelt;
  }
  const near = search.findByRanks(misspelt.findNearest(name, country).map(({ rank }) => rank));
  if (near.length > 0) return near;
  const similar = search.findCertain({ name, typed, qualifiers: [] }, country);
  return similar.filter(({ importance }) => importance >= CITY_IMPORTANCE).slice(0, 1);
}
