import { HELPLINES } from "@lagna/terms";
import { expect, test } from "vitest";
import { TALK_PHRASES } from "../src/answer/conversation/small-talk-phrases.data.ts";
import { OUT_OF_SCOPE_PHRASES } from "../src/answer/out-of-scope/out-of-scope-phrases.data.ts";
import { DANGER_CHECK_PHRASES, DENIAL_PHRASES } from "../src/answer/person-in-danger/danger-check-phrases.data.ts";
import * as distress from "../src/answer/person-in-danger/distress-phrases.data.ts";

const PHRASES = [DANGER_CHECK_PHRASES, DENIAL_PHRASES, distress, OUT_OF_SCOPE_PHRASES, TALK_PHRASES];

/** The web app makes links of the numbers on the list alone. */
test("the texts for people in danger name the helplines of the list, all of them and no other number", () => {
  const numbers = JSON.stringify(PHRASES).match(/1800(?: \d{3}){2}|(?<!\d)\d{3,}/g) ?? [];
  expect([...new Set(numbers)].toSorted()).toEqual(Object.values(HELPLINES).toSorted());
});
