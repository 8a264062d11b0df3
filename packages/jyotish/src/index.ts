export * from "./core/units.ts";
export * from "./core/angle.ts";
export * from "./zodiac/graha.ts";
export * from "./zodiac/nakshatra.ts";
export * from "./zodiac/rashi.ts";
