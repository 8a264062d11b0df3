import { expect, test } from "vitest";
import { findBestByDay, keepFuture, listBest, type MuhurtaWindow } from "./choose-windows.ts";

const window = (date: string, from: string, until: string, score: number): MuhurtaWindow => ({
  date,
  start: `${date}T${from}:00+05:30`,
  end: `${date}T${until}:00+05:30`,
  score,
  panchaka: null,
  reasons: [],
});
const FOUND = [
  window("2026-12-14", "15:42", "17:35", 82),
  window("2026-12-14", "08:00", "09:00", 80),
  window("2026-12-14", "11:00", "12:00", 79),
  window("2026-12-12", "08:30", "09:34", 78),
];

test("hours gone are left out, and of a window that runs the rest counts", () => {
  const at = (text: string) => keepFuture(FOUND, Date.parse(text), 20).map(({ start }) => start.slice(8, 16));
  expect(at("2026-12-14T08:30:00+05:30")).toEqual(["14T15:42", "14T08:30", "14T11:00"]);
  expect(at("2026-12-14T08:50:00+05:30")).toEqual(["14T15:42", "14T11:00"]);
  expect(at("2026-12-15T00:00:00+05:30")).toEqual([]);
});

test("a day has at most two in the list, and its best in the calendar", () => {
  expect(listBest(FOUND).map(({ score }) => score)).toEqual([82, 80, 78]);
  expect([...findBestByDay(FOUND)].map(([date, { score }]) => [date, score])).toEqual([
    ["2026-12-14", 82],
    ["2026-12-12", 78],
  ]);
});
