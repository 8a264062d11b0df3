import type { Generated } from "../use-kundli.ts";
import type { Candidate } from "./seen-figures.ts";

type Asked = Pick<Generated, "birth" | "values">;

/** Where the other program has read the clock otherwise, or had other coordinates: the birth as it was asked for, with those. */
export function readOtherwise({ birth, values }: Asked, { clock, place }: Pick<Candidate, "clock" | "place">): Asked {
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
