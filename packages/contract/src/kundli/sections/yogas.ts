import { DOSHA_CANCELLATIONS, DOSHA_CAUSES, DOSHAS, YOGA_GROUPS, YOGAS } from "@lagna/terms";
import { z } from "zod";
import { graha, houseNumber, rashi } from "../values.ts";

/**
 * The source of a rule: the chapter of a text, or the number in B.V. Raman's "Three Hundred Important Combinations".
 */
const source = z.object({
  text: z.enum(["bphs", "saravali", "phaladeepika", "jaimini", "pvr", "raman_300", "raman_muhurta", "custom"]),
  chapter: z.number().int().optional(),
  number: z.number().int().optional(),
});

/** A leaf of the rule, as written in the rule: under "not" one that does not hold. */
const traceEntry = z.object({
  predicate: z.string(),
  args: z.array(z.string()).readonly(),
  value: z.boolean(),
  grahas: z.array(graha).readonly(),
});

/**
 * Number of births with it, of a sample spread over places and a century; null if this variant of the rule was not
 * counted.
 */
const frequency = z.object({ births: z.number().int(), of: z.number().int() }).nullable();

/** What forms it: the grahas and their positions; houses are whole signs from the lagna. */
const combinationFields = {
  grahas: z.array(graha).readonly(),
  signs: z.array(rashi).readonly(),
  houses: z.array(houseNumber).readonly(),
  trace: z.array(traceEntry).readonly(),
};

const ruleFields = {
  sources: z.array(source).readonly(),
  /** The settings the rule depends on, with their values. */
  variant: z.record(z.string(), z.union([z.string(), z.boolean()])),
};

/** Those that hold, strongest first; never includes those of death, disease and similar. */
export const yogasSchema = z.array(
  z.object({
    id: z.enum(YOGAS),
    group: z.enum(YOGA_GROUPS).exclude(["arishta"]),
    nature: z.enum(["auspicious", "inauspicious", "mixed"]),
    /** Null if the birth has too little data. */
    holds: z.boolean().nullable(),
    ...ruleFields,
    ...combinationFields,
    /** The sum of the shadbala ratios of the grahas that form it. */
    strength: z.number().nullable(),
    sensitive: z.literal(false),
    frequency,
  }),
);

const createReasonsSchema = <Ids extends readonly [string, ...string[]]>(ids: Ids) =>
  z.array(z.object({ id: z.enum(ids), grahas: z.array(graha).readonly() })).readonly();

/** Those that hold or nearly do. A cancellation never hides the finding. */
export const doshasSchema = z.array(
  z.object({
    id: z.enum(DOSHAS),
    /** Null if the birth has too little data. */
    holds: z.boolean().nullable(),
    /** Partial with few causes, or if it nearly holds; cancelled by any cancellation. */
    degree: z.enum(["full", "partial", "cancelled"]).nullable(),
    cancellations: createReasonsSchema(DOSHA_CANCELLATIONS),
    causes: createReasonsSchema(DOSHA_CAUSES),
    ...ruleFields,
    ...combinationFields,
    frequency,
    /** Of the same births, how many have it and a cancellation. */
    lifted: frequency,
  }),
);
