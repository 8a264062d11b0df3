/** Atma, Amatya, Bhratri, Matri, Putra, Gnati, Dara. */
export const KARAKAS_7 = ["AK", "AmK", "BK", "MK", "PK", "GK", "DK"] as const;
export type Karaka7 = (typeof KARAKAS_7)[number];

/** The same with Pitri before Putra. */
export const KARAKAS_8 = ["AK", "AmK", "BK", "MK", "PiK", "PK", "GK", "DK"] as const;
export type Karaka8 = (typeof KARAKAS_8)[number];
