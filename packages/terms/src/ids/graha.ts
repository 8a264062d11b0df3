/** The nine grahas in weekday order, then the nodes: the order of every table. */
export const GRAHAS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"] as const;
export type Graha = (typeof GRAHAS)[number];

/** States of a graha's motion and visibility. */
export const GRAHA_STATES = ["retrograde", "combust"] as const;
export type GrahaState = (typeof GRAHA_STATES)[number];
