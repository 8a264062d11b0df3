/** The weekdays, each of the graha at its place among GRAHAS. */
export const VARAS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export type Vara = (typeof VARAS)[number];
