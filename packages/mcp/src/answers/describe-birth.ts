import type { KundliData } from "@lagna/contract";

type ReadBirth = Pick<KundliData["birth"], "local" | "utc_offset" | "place" | "warnings"> & {
  readonly utc?: string | undefined;
};

/** The birth as it was read, with the choices made where its data were ambiguous. */
export const describeBirth = ({ local, utc, utc_offset, place, warnings }: ReadBirth) => ({
  local,
  ...(utc !== undefined && { utc }),
  utc_offset,
  place: [place.city, place.state, place.country].filter(Boolean).join(", "),
  latitude: place.latitude,
  longitude: place.longitude,
  time_zone: place.time_zone,
  warnings,
});

/** The settings on which charts differ most; all are in the section `settings`. */
export const describeSettings = (settings: KundliData["settings"]) => ({
  preset: settings.preset,
  ayanamsa: settings.ayanamsa,
  node: settings.node,
  positions: settings.positions,
  house_system: settings.house_system,
  dasha_year: settings.dasha_year,
});

const ARCMINUTES = 60;

/** Degrees and arcminutes within a sign, cut as almanacs do: 29.78 is `29°46′`. */
export function formatDegree(degrees: number): string {
  const minutes = Math.floor(degrees * ARCMINUTES + 1e-9);
  return `${Math.floor(minutes / ARCMINUTES)}°${String(minutes % ARCMINUTES).padStart(2, "0")}′`;
}
