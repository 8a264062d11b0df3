import { expect, test } from "vitest";
import type { PersonalData } from "../../src/modules/profile/personal-data.ts";
import type { Area } from "../../src/wiring/area.ts";
import { listAreas, type PersonalDataSoFar } from "../../src/wiring/list-areas.ts";

const createData = (name: string): PersonalData => ({
  name,
  collect: async () => null,
  erase: async () => undefined,
});
const wireNotes = (): Area<{ readonly notes: string }> => ({
  gives: { notes: "notes" },
  personalData: [createData("notes"), createData("drafts")],
});
const wireLetters = ({ notes, paper }: { readonly notes: string; readonly paper: string }) => ({
  gives: { letters: `${notes} on ${paper}` },
  personalData: [createData("letters")],
});
const wireErasure = ({ personalData }: PersonalDataSoFar) => ({
  gives: { erased: personalData.map(({ name }) => name) },
});

test("an area gets what was there before all areas, and what the areas before it gave", () => {
  const { areas, given } = listAreas({ paper: "paper" }).add(wireNotes).add(wireLetters);
  expect(given).toEqual({ paper: "paper", notes: "notes", letters: "notes on paper" });
  expect(areas.map(({ gives }) => gives)).toEqual([{ notes: "notes" }, { letters: "notes on paper" }]);
});

test("the personal data of all areas before an area come in the order of the list", () => {
  const before = listAreas({ paper: "paper" }).add(wireNotes).add(wireErasure).add(wireLetters);
  expect(before.given.erased).toEqual(["notes", "drafts"]);
  expect(before.add(wireErasure).given.erased).toEqual(["notes", "drafts", "letters"]);
});

test("an area cannot be listed before what it needs", () => {
  const list = listAreas({ paper: "paper" });
  // @ts-expect-error The notes are given by no area yet.
  const { given } = list.add(wireLetters);
  expect(given.letters).toBe("undefined on paper");
});
