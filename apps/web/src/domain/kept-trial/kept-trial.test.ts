import { createEmptyKundliFields } from "@lagna/birth-tables";
import { expect, test } from "vitest";
import {
  claimKeptInThisTab,
  claimKeptTrial,
  keepTrial,
  type KeptTrial,
  readKeptTrial,
  readKeptTrialFor,
  storeKeptTrial,
} from "./kept-trial.ts";

const DAY_MS = 86_400_000;
const createKept = (changes: Partial<KeptTrial> = {}): KeptTrial => ({
  kundliId: "kundli-of-asha",
  chatId: "conversation-of-asha",
  fields: createEmptyKundliFields(1990),
  questions: ["Where is my Moon?"],
  account: null,
  keptAt: Date.now(),
  ...changes,
});

const MINUTE_MS = 60_000;

test("what was kept belongs to the account that signs in next in the same tab, and to no other", () => {
  keepTrial(createKept());
  claimKeptInThisTab("asha@example.org");
  claimKeptInThisTab("ravi@example.org");
  expect(readKeptTrialFor("asha@example.org")).toMatchObject({ account: "asha@example.org" });
  expect(readKeptTrialFor("ravi@example.org")).toBeNull();
});

test("a sign-in in another tab, later than half an hour, or after keeping another chart takes nothing by itself", () => {
  const kept = createKept();
  storeKeptTrial(kept);
  claimKeptInThisTab("ravi@example.org");
  expect(readKeptTrialFor("ravi@example.org")).toEqual(kept);

  keepTrial(kept);
  claimKeptInThisTab("ravi@example.org", kept.keptAt + 30 * MINUTE_MS + 1);
  expect(readKeptTrialFor("ravi@example.org")).toEqual(kept);
  storeKeptTrial(createKept({ kundliId: "kundli-of-another-tab" }));
  claimKeptInThisTab("ravi@example.org");
  expect(readKeptTrialFor("ravi@example.org")).toMatchObject({ account: null });
});

test("an account that says it is its own gets it", () => {
  const kept = createKept();
  storeKeptTrial(kept);
  expect(claimKeptTrial(kept, "asha@example.org")).toMatchObject({ questions: ["Where is my Moon?"] });
  expect(readKeptTrialFor("ravi@example.org")).toBeNull();
});

test("it waits thirty days, and is then removed", () => {
  const keptAt = Date.now();
  storeKeptTrial(createKept({ keptAt }));
  expect(readKeptTrial(keptAt + 30 * DAY_MS)).not.toBeNull();
  expect(readKeptTrial(keptAt + 30 * DAY_MS + 1)).toBeNull();
  expect(readKeptTrial(keptAt)).toBeNull();
});

test.each(["", "null", "{}", '{"fields":{},"questions":1}', "[broken"])(
  "stored text that is no trial is ignored: %s",
  (text) => {
    localStorage.setItem("lagna_kept_trial", text);
    expect(readKeptTrialFor("asha@example.org")).toBeNull();
  },
);
