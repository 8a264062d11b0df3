import { DOSHA_CANCELLATIONS, DOSHA_CAUSES, DOSHAS, YOGA_GROUPS, YOGAS } from "@lagna/terms";
import { z } from "zod";
import { graha, houseNumber, rashi } from "../values.ts";

/** Where a rule stands: the chapter of a text, or the number in B.V. Raman's "Three Hundred Important Combinations". */
const source = z.object({
  text: z.enum(["bphs", "saravali", "phaladeepika", "jaimini", "pvr", "raman_300", "raman_muhurta", "custom"]),
  chapter: z.number().int().optional(),
  number: z.number().int().optional(),
});

/** A leaf of the rule, in the rule's own words: under "not" one that does not hold. */
const traceLeaf = z.object({
  predicate: z.string(),
  args: z.array(z.string()).readonly(),
  value: z.boolean(),
  grahas: z.array(graha).readonly(),
});

/** So many of so many births spread over places and a century; null where this variant of the rule was not counted. */
const frequency = z.object({ births: z.number().int(), of: z.number().int() }).nullable();

/** What makes it: who, and where they stand; houses are whole signs from the lagna. */
const making = {
  grahas: z.array(graha).readonly(),
  signs: z.array(rashi).readonly(),
  houses: z.array(houseNumber).readonly(),
  trace: z.array(traceLeaf).readonly(),
};

const ruled = {
  sources: z.array(source).readonly(),
  /** The settings the rule turns on, as they were chosen. */
  variant: z.record(z.string(), z.union([z.string(), z.boolean()])),
};

/** Those that hold, the strongest first; those of death, disease and the like are never among them. */
export const yogasSchema = z.array(
  z.object({
    id: z.enum(YOGAS),
    group: z.enum(YOGA_GROUPS).exclude(["arishta"]),
    nature: z.enum(["auspicious", "inauspicious", "mixed"]),
    /** Null where the birth does not say enough. */
    holds: z.boolean().nullable(),
    ...ruled,
    ...making,
    /** The shadbala of who makes it against what is required, summed. */
    strength: z.number().nullable(),
    sensitive: z.literal(false),
    frequency,
  }),
);

const reasons = <Ids extends readonly [string, ...string[]]>(ids: Ids) =>
  z.array(z.object({ id: z.enum(ids), grahas: z.array(graha).readonly() })).readonly();

/** Those that hold or nearly do. What lifts a dosha never hides the finding. */
export const doshasSchema = z.array(
  z.object({
    id: z.enum(DOSHAS),
    /** Null where the birth does not say enough. */
    holds: z.boolean().nullable(),
    /** Partial by few causes, or where it nearly holds; cancelled by anything that lifts it. */
    degree: z.enum(["full", "partial", "cancelled"]).nullable(),
    cancellations: reasons(DOSHA_CANCELLATIONS),
    causes: reasons(DOSHA_CAUSES),
    ...ruled,
    ...making,
    frequency,
    /** Of the same births, how many have it and something that lifts it. */
    lifted: frequency,
  }),
);
