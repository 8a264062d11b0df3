import { asksAboutDay, type FactIndex, type Question } from "@lagna/astrologer";
import type { AlmanacService } from "../modules/almanac/service.ts";
import { createNamedPlaceFinder, type NamedPlaceTowns } from "./find-named-place.ts";

interface DayMoverParts {
  readonly almanac: Pick<AlmanacService, "locate">;
  readonly towns: NamedPlaceTowns;
}

/**
 * The facts of a chart with the place and the clock of the day that a question is about: the town it names, else the place of the chart,
 * whose clock today may differ from that of the birth. Unchanged for every other question.
 */
export function createDayMover({ almanac, towns }: DayMoverParts) {
  const findNamedPlace = createNamedPlaceFinder(towns);

  return async (question: Question, index: FactIndex): Promise<FactIndex> => {
    if (question.danger !== null || !asksAboutDay(question)) return index;
    const { nativity, context } = index;
    const { latitude, longitude } = nativity.birth;
    const named = await findNamedPlace(question.text);
    const place = await almanac.locate(named === null ? { latitude, longitude } : { place_id: named });
    const atPlace = named === null ? { latitude, longitude } : { latitude: place.latitude, longitude: place.longitude };
    return {
      ...index,
      nativity: { ...nativity, birth: { ...nativity.birth, ...atPlace } },
      context: {
        ...context,
        offsetAt: place.findClockOffset,
        ...(named !== null && { place: place.name, isAtNamedPlace: true }),
      },
    };
  };
}
export type MoveDayToPlace = ReturnType<typeof createDayMover>;
