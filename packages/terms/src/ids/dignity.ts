import { COMPOUND_RELATIONS } from "./relation.ts";

/** How a graha stands in its sign, best first; where the sign is not its own, by its relation to the sign's lord. */
export const DIGNITIES = ["exalted", "moolatrikona", "own", ...COMPOUND_RELATIONS, "debilitated"] as const;
export type Dignity = (typeof DIGNITIES)[number];
