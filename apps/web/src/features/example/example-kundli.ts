import type { KundliData } from "@lagna/contract";
import einstein from "./einstein.json" with { type: "json" };

/**
 * The engine's answer for 14 March 1879, 11:30, Ulm, preset `lagna`, with the sections of the screen.
 * The birth is entry no. 224 of Ulm's register of 15 March 1879 (The Collected Papers of Albert Einstein, vol. 1, doc. 1).
 */
export const exampleKundli = einstein as unknown as KundliData;
