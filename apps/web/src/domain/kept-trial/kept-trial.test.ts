import { expect, test } from "vitest";
import { createEmptyKundliFields } from "../saved-kundlis/kundli-fields.ts";
import { claimKeptTrial, type KeptTrial, readKeptTrial, storeKeptTrial } from "./kept-trial.ts";

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

test("what was kept belongs to the first account that signs in, and to no other", () => {
  storeKeptTrial(createKept());
  expect(claimKeptTrial("asha@example.org")).toMatchObject({ kundliId: "kundli-of-asha" });
  expect(claimKeptTrial("ravi@example.org")).toBeNull();
  expect(claimKeptTrial("asha@example.org")).toMatchObject({ questions: ["Where is my Moon?"] });
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
    expect(claimKeptTrial("asha@example.org")).toBeNull();
  },
);
