import { findZone } from "../find-zone.ts";
import "../time/zone-files.ts";
import { getZoneStore } from "../time/zone-store.ts";
import { MAX_PLACES, type SourcePlace } from "./source-place.ts";

/** What decides the zone of places outside India, in flat lists that are quick to send to a thread. */
export interface ZoneQuestions {
  /** Latitude and longitude of each, one after the other. */
  readonly coordinates: Float64Array;
  /** The zones in their records. */
  readonly zones: readonly string[];
  /** 1 for the capital of a country. */
  readonly capitals: Uint8Array;
}

/** India is always one zone. */
const INDIAN_ZONE = "Asia/Kolkata";
const isIndian = ({ countryCode }: SourcePlace) => countryCode === "IN";

export function listZoneQuestions(places: readonly SourcePlace[]): ZoneQuestions {
  const abroad = places.filter((place) => !isIndian(place));
  return {
    coordinates: Float64Array.from(abroad.flatMap(({ latitude, longitude }) => [latitude, longitude])),
    zones: abroad.map(({ zone }) => zone),
    capitals: Uint8Array.from(abroad, ({ featureCode }) => (featureCode === "PPLC" ? 1 : 0)),
  };
}

/** @param zones the answers to `listZoneQuestions(places)` */
export function setZones(places: readonly SourcePlace[], zones: readonly string[]): void {
  let answered = 0;
  for (const place of places) {
    if (isIndian(place)) place.zone = INDIAN_ZONE;
    else {
      place.zone = zones[answered] as string;
      answered += 1;
    }
  }
}

/**
 * Boundaries decide, except that the record's own zone is used if it is one of those in use there. Records are made by
 * hand and sometimes wrong (Huế in Asia/Bangkok), while boundaries do not fit a capital divided by a cease-fire line
 * (Nicosia).
 */
export function chooseZones({ coordinates, zones, capitals }: ZoneQuestions): string[] {
  const chosen = [...zones];
  // Cell and index packed into one number, and sorted, so that the boundaries of a cell are read once.
  const packed = Float64Array.from(zones, (_, index) => computeCell(coordinates, index) * MAX_PLACES + index);
  for (const each of packed.sort()) {
    const index = each % MAX_PLACES;
    const [latitude, longitude] = coordinates.subarray(2 * index) as unknown as [number, number];
    chosen[index] = chooseZone(latitude, longitude, zones[index] as string, capitals[index] === 1);
  }
  return chosen;
}

/** A square of two degrees, numbered by rows. */
const computeCell = (coordinates: Float64Array, index: number) =>
  Math.floor((coordinates[2 * index] as number) / 2 + 45) * 1000 +
  Math.floor((coordinates[2 * index + 1] as number) / 2 + 90);

function chooseZone(latitude: number, longitude: number, own: string, isCapital: boolean): string {
  const { zone, others } = findZone(latitude, longitude);
  if (!getZoneStore().has(own)) return zone;
  return zone === own || others.includes(own) || isCapital || zone.startsWith("Etc/") ? own : zone;
}
