import { findZone, type Gazetteer } from "@lagna/places";
import {
  type BirthInput,
  type BirthMoment,
  type BirthPlace,
  findPlaceById as findById,
  lookUpPlace as lookUp,
  type PlaceInput,
  type PlaceLookup,
  resolvePlaceAndTime as resolveTyped,
  resolvePlaceAt as resolveAt,
} from "@lagna/kundli";
import { refuseFoundInput } from "./refuse-birth-input.ts";

/** The gazetteer and the boundaries of the zones. */
export const createPlaceLookup = (gazetteer: Gazetteer): PlaceLookup => ({
  resolvePlace: (request) => gazetteer.resolvePlace(request),
  findPlace: (id) => gazetteer.findPlace(id),
  findHindiName: (place) => gazetteer.findHindiName(place),
  findZone,
});

/** The place meant by a name. @throws AppError invalid_input naming `city` or `country`; 503 if places cannot be looked up */
export const lookUpPlace = (gazetteer: Gazetteer, typed: Pick<BirthInput, "city" | "country">) =>
  refuseFoundInput(lookUp(createPlaceLookup(gazetteer), typed));

/** @throws AppError invalid_input naming `place_id` for one that does not exist; 503 if places cannot be looked up */
export const findPlaceById = (gazetteer: Gazetteer, id: number): Promise<BirthPlace> =>
  refuseFoundInput(findById(createPlaceLookup(gazetteer), id));

/** The typed place and time of a birth. @throws AppError invalid_input naming `city`, `country` or `time_zone` */
export const resolvePlaceAndTime = (gazetteer: Gazetteer, birth: BirthInput): Promise<BirthMoment> =>
  refuseFoundInput(resolveTyped(createPlaceLookup(gazetteer), birth));

/**
 * The place of a known instant, and the offset of its clock then.
 * @throws AppError invalid_input naming `place_id`, `city`, `country` or `time_zone`
 */
export const resolvePlaceAt = (gazetteer: Gazetteer, input: PlaceInput, epochMilliseconds: number) =>
  refuseFoundInput(resolveAt(createPlaceLookup(gazetteer), input, epochMilliseconds));
