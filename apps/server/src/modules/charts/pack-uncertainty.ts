import { deserialize, serialize } from "node:v8";
import type { ComputedUncertainty } from "@lagna/kundli";

/** The part that every kundli has, without requested sections: as bytes, which can be moved between threads and counted. */
export const packChartUncertainty = (uncertainty: ComputedUncertainty): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    serialize({ ...uncertainty, facts: uncertainty.facts.slice(0, uncertainty.chartFactCount), dashas: {} }),
  );

export const unpackChartUncertainty = (bytes: Uint8Array): ComputedUncertainty =>
  deserialize(bytes) as ComputedUncertainty;
