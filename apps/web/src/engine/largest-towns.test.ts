import { expect, test } from "vitest";
import { findLargestTowns, findNearestTown } from "./largest-towns.ts";

test.each([
  ["pun", "Pune", "Asia/Kolkata"],
  ["  MUMB", "Mumbai", "Asia/Kolkata"],
  ["sao pau", "São Paulo", "America/Sao_Paulo"],
])("%s finds %s, the largest of that beginning", async (typed, name, zone) => {
  const [first] = await findLargestTowns(typed, "");
  expect(first).toMatchObject({ name, time_zone: zone });
});

test("a country narrows the search, by name or code", async () => {
  const [[india], [code]] = await Promise.all([findLargestTowns("hy", "India"), findLargestTowns("hy", "in")]);
  expect(india).toMatchObject({ name: "Hyderabad", country: "India" });
  expect(code).toEqual(india);
  const [pakistan] = await findLargestTowns("hyd", "Pakistan");
  expect(pakistan).toMatchObject({ name: "Hyderabad", time_zone: "Asia/Karachi" });
  expect(await findLargestTowns("hyderabad", "Nepal")).toEqual([]);
});

test.each([
  [27.18, 78.02, "Asia/Kolkata"],
  [51.48, 0, "Europe/London"],
  // Over the date line: Suva is nearer than any town of America.
  [-17.5, -179.5, "Pacific/Fiji"],
])("the zone at %f, %f is that of the nearest town", async (latitude, longitude, zone) => {
  expect((await findNearestTown(latitude, longitude)).time_zone).toBe(zone);
});
