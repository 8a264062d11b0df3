/** The weekdays, in the order of their ruling grahas in GRAHAS. */
export const VARAS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export type Vara = (typeof VARAS)[number];
