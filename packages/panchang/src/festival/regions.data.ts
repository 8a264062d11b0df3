import type { Tradition } from "./rule.ts";

/** The region whose rule the Sun's entries follow, by time zone: where a zone is one region's, or its Hindus' own. */
export const REGIONS_OF_ZONES: Readonly<Record<string, Tradition>> = {
  "Asia/Kathmandu": "nepal",
  "Asia/Katmandu": "nepal",
  "Asia/Dhaka": "bengal",
  "Asia/Colombo": "tamil",
  "Asia/Singapore": "tamil",
  "Asia/Kuala_Lumpur": "tamil",
};

/** The same by the states of India, as the gazetteer names them. */
const REGIONS_OF_STATES: Readonly<Record<string, Tradition>> = {
  "tamil nadu": "tamil",
  puducherry: "tamil",
  kerala: "kerala",
  "west bengal": "bengal",
  tripura: "bengal",
  odisha: "odisha",
  assam: "assam",
  gujarat: "gujarat",
  maharashtra: "maharashtra",
  karnataka: "telugu_kannada",
  "andhra pradesh": "telugu_kannada",
  telangana: "telugu_kannada",
};

/** The region of a state of India by its English name; `undefined` where the general rules hold. */
export const findRegionOfState = (state: string): Tradition | undefined => REGIONS_OF_STATES[state.toLowerCase()];

/** The region whose festivals are kept at a place; the general rules are those of the north. */
export const findOwnRegion = ({
  region,
  timeZone,
}: {
  readonly region?: Tradition | undefined;
  readonly timeZone: string;
}): Tradition => region ?? REGIONS_OF_ZONES[timeZone] ?? "north";
