import type { Understanding } from "../answer/understand-message.ts";
import { asksOwnDecision } from "../question/asks-decision.ts";
import { readParts, readPerson } from "./read-parts.ts";
import { OWN_ACTS } from "./resolve-person.ts";

/** "Haan bolu ki na", "दूसरे में कब हाथ डालूँ", after another person's chart: the writer is to act, so the writer's own chart is meant. */
export const isOwnDecision = (understanding: Pick<Understanding, "question" | "turns">): boolean =>
  asksOwnDecision(understanding.question.text) &&
  readPerson(understanding) === null &&
  readParts(understanding).some(
    ({ ranked: [best] }) => best !== undefined && (OWN_ACTS.has(best.object) || best.object === "timing"),
  );
