/**
 * One type of local time of a zone: its offset from UT, its abbreviation, and whether the data flags it as daylight
 * saving.
 */
export interface LocalTimeType {
  readonly offsetSeconds: number;
  readonly abbreviation: string;
  readonly isDst: boolean;
}
