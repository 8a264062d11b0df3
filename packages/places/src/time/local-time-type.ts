/** One kind of local time of a zone: how far ahead of UT, what it is called, and whether the data calls it daylight saving. */
export interface LocalTimeType {
  readonly offsetSeconds: number;
  readonly abbreviation: string;
  readonly isDst: boolean;
}
