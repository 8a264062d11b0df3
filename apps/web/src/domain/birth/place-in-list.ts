import type { Place } from "@lagna/contract";

/** District, state and country, leaving out what repeats the name before it. */
export function placeRegion({
  name,
  district,
  state,
  country,
}: Pick<Place, "name" | "district" | "state" | "country">): string {
  return [district, state, country]
    .filter((part, index, all) => part && part !== name && part !== all[index - 1])
    .join(", ");
}
