import type { AskFamily } from "./object.ts";
import { ASK_OBJECTS } from "./objects.data.ts";
import type { RankedObject } from "./rank-objects.ts";

/** The probability of all objects of a family together, 0 to 1. */
export const sumOfFamily = (ranked: readonly RankedObject[], family: AskFamily): number =>
  ranked.reduce((sum, { object, probability }) => (ASK_OBJECTS[object].family === family ? sum + probability : sum), 0);
