import type { Residence, VarshaphalData } from "@lagna/contract";
import { findCountry, findZone, type Gazetteer } from "@lagna/places";
import { findPlaceById, lookUpPlace } from "../charts/service.ts";

/** Where a year of life begins. */
export type ResidencePlace = VarshaphalData["return"]["place"];

/**
 * The place a person lives in: that of an id, coordinates as they are given, else the city of that name.
 * @throws AppError invalid_input naming `place_id`, `city` or `country`
 */
export async function resolveResidence(gazetteer: Gazetteer, residence: Residence): Promise<ResidencePlace> {
  const { place_id: id, city, country, latitude, longitude, time_zone: zone } = residence;
  if (latitude !== undefined && longitude !== undefined) {
    const named = country === undefined ? null : (findCountry(country)?.name ?? country);
    const hindi =
      city === undefined || country === undefined
        ? null
        : gazetteer.findHindiName({ city, country, latitude, longitude });
    const time_zone = zone ?? findZone(latitude, longitude).zone;
    return { city: city ?? null, country: named, state: null, hindi, latitude, longitude, time_zone };
  }
  const place =
    id === undefined
      ? (await lookUpPlace(gazetteer, { city: city as string, country: country as string })).place
      : await findPlaceById(gazetteer, id);
  const { timeZone, ...found } = place;
  return { ...found, time_zone: zone ?? timeZone };
}
