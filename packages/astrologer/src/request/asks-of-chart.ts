import type { Understanding } from "../answer/understand-message.ts";
import { ALMANAC_FAMILIES, type AskFamily } from "./object.ts";
import { ASK_OBJECTS, type AskObjectId } from "./objects.data.ts";
import { type ReadPart, readParts } from "./read-parts.ts";

const FAMILIES_OF_CHART: ReadonlySet<AskFamily> = new Set(["chart", "dasha", "sky", "reading", "two people"]);
/** Of the sky and of days, these are about no one, or only about a birth. */
const WITHOUT_CHART: ReadonlySet<AskObjectId> = new Set(["eclipse", "birth_data", "settings_used"]);
const MIN_PROBABILITY = 0.5;
/** From this probability of objects other than a birth, a message tells no detail of one. */
const SURE_PROBABILITY = 0.7;

const isOfChart = (object: AskObjectId): boolean =>
  FAMILIES_OF_CHART.has(ASK_OBJECTS[object].family) && !WITHOUT_CHART.has(object);

const sumOf = ({ ranked }: ReadPart, counts: (object: AskObjectId) => boolean): number =>
  ranked.reduce((sum, { object, probability }) => (counts(object) ? sum + probability : sum), 0);

/** From this probability an object that is answered elsewhere is asked for. */
const MIN_PROBABILITY_OF_OBJECT = 0.5;

/** Whether a message asks for an object, in one of its parts. */
export const asksFor = (understanding: Pick<Understanding, "question" | "turns">, object: AskObjectId): boolean =>
  readParts(understanding).some(
    ({ ranked: [best] }) => best?.object === object && best.probability >= MIN_PROBABILITY_OF_OBJECT,
  );

/** Whether a message asks for something that is read from a chart: "so what is the moon sign", "shaadi kab hogi". */
export const asksOfChart = (understanding: Pick<Understanding, "question" | "turns">): boolean =>
  readParts(understanding).some((part) => sumOf(part, isOfChart) >= MIN_PROBABILITY);

/** Whether a message surely asks of a day or the calendar: "9 December kaisa rahega is kaam ko". */
export const asksOfAlmanac = (understanding: Pick<Understanding, "question" | "turns">): boolean =>
  readParts(understanding).some(
    (part) => sumOf(part, (object) => ALMANAC_FAMILIES.has(ASK_OBJECTS[object].family)) >= SURE_PROBABILITY,
  );

/** Told to the astrologer, and not asked. */
const isTold = (object: AskObjectId): boolean => object === "birth_typed" || ASK_OBJECTS[object].family === "person";

/** Whether a message asks for anything, instead of telling: "should she go for the operation". */
export const isRequest = (understanding: Pick<Understanding, "question" | "turns">): boolean =>
  readParts(understanding).some((part) => sumOf(part, (object) => !isTold(object)) >= MIN_PROBABILITY);

/** Whether a message is surely about something else than a birth: "is she in sade sati", "the doctor has seen her". */
export const isSurelyNoBirth = (understanding: Pick<Understanding, "question" | "turns">): boolean =>
  readParts(understanding).every((part) => sumOf(part, (object) => object !== "birth_typed") >= SURE_PROBABILITY);
