import type { GeneratedKundli } from "../use-kundli.ts";
import type { Candidate } from "../../../domain/settings/match-program.ts";

type BirthInput = Pick<GeneratedKundli, "birth" | "values">;

/** The birth with the clock reading or coordinates of the other program, if they differ. */
export function applyCandidate(
  { birth, values }: BirthInput,
  { clock, place }: Pick<Candidate, "clock" | "place">,
): BirthInput {
  const { time_zone, utc_offset, ...rest } = birth;
  const asBefore = { ...(time_zone ? { time_zone } : {}), ...(utc_offset ? { utc_offset } : {}) };
  return {
    birth: { ...rest, ...(clock ? { utc_offset: clock.utc_offset } : asBefore), ...place },
    values: {
      ...values,
      ...(clock && { clock: "offset", utc_offset: clock.utc_offset }),
      ...(place && { latitude: String(place.latitude), longitude: String(place.longitude) }),
    },
  };
}
