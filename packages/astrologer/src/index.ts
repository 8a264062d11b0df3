export { FACT_SECTIONS, TONGUES } from "./fact.ts";
export type { Fact, FactFrame, FactIndex, FactsAbout, FactSection, FactValue, Said, Tongue, Validity } from "./fact.ts";
export { factById, factsOf, withFacts } from "./facts/facts-of.ts";
