/** A zone name that the zone data does not know. The value is quoted, shortened, in the message. */
export class UnknownZoneError extends RangeError {
  override readonly name = "UnknownZoneError";
  readonly zone: string;

  constructor(zone: string) {
    super(`Unknown time zone "${zone.slice(0, 60)}": expected an IANA name such as Asia/Kolkata`);
    this.zone = zone;
  }
}

/** A data file this package stands on is missing or is not the one it was made with. The message names the file. */
export class PlacesDataError extends Error {
  override readonly name = "PlacesDataError";
  readonly file: string;

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`${file}: ${reason}`, options);
    this.file = file;
  }
}
