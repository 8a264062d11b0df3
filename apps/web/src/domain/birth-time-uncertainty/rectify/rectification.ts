import type { RectifyRequest, RectifyResponse } from "@lagna/contract";
import type { BirthFormValues } from "../../birth/birth-form-values.ts";

/** The ranking request without the birth, which the page supplies. */
export type RectificationQuery = Omit<RectifyRequest, "birth">;

/** A time of birth as form fields: the middle of an interval, and the uncertainty in each direction. */
export type PickedTime = Pick<
  BirthFormValues,
  "era" | "year" | "month" | "day" | "calendar" | "hour" | "minute" | "second" | "certainty" | "about"
>;

/** Ranks the possible times of the birth on a page, and handles the one that the user chooses. */
export interface Rectification {
  readonly rankTimes: (query: RectificationQuery) => Promise<RectifyResponse>;
  readonly applyTime: (time: PickedTime) => void;
}
