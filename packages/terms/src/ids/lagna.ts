/** The ascendant, which stands in a chart as the grahas do. */
export const LAGNAS = ["lagna"] as const;
export type LagnaId = (typeof LAGNAS)[number];
