import type { RectifyRequest, RectifyResponse } from "@lagna/contract";
import type { BirthFormValues } from "../../birth/birth-form-values.ts";

/** What is asked about a birth, whose times the page knows. */
export type RectifyAsked = Omit<RectifyRequest, "birth">;

/** A time of birth as a form has it: the middle of a stretch, and about how far either way. */
export type PickedTime = Pick<
  BirthFormValues,
  "year" | "month" | "day" | "hour" | "minute" | "second" | "certainty" | "about"
>;

/** The possible times of the birth a page shows, ranked; and what becomes of one that somebody takes. */
export interface Rectifying {
  readonly rank: (asked: RectifyAsked) => Promise<RectifyResponse>;
  readonly use: (time: PickedTime) => void;
}
