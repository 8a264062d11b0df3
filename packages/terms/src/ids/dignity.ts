import { COMPOUND_RELATIONS } from "./relation.ts";

/**
 * The dignity of a graha in its sign, best first; in a sign that is not its own, by its relation to the sign's lord.
 */
export const DIGNITIES = ["exalted", "moolatrikona", "own", ...COMPOUND_RELATIONS, "debilitated"] as const;
export type Dignity = (typeof DIGNITIES)[number];
