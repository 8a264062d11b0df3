/** A zone name missing from the zone data. The message quotes a shortened form of it. */
export class UnknownZoneError extends RangeError {
  override readonly name = "UnknownZoneError";
  readonly zone: string;

  constructor(zone: string) {
    super(`Unknown time zone "${zone.slice(0, 60)}": expected an IANA name such as Asia/Kolkata`);
    this.zone = zone;
  }
}

/**
 * A data file of this package is missing or differs from the one this version was built with. The message names the
 * file.
 */
export class PlacesDataError extends Error {
  override readonly name = "PlacesDataError";
  readonly file: string;

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`${file}: ${reason}`, options);
    this.file = file;
  }
}
