import { expect, test } from "vitest";
import { createWallNames } from "../src/modules/almanac/create-wall-names.ts";

const ofSchool = (tradition: string) => ({ id: "ekadashi_devutthana", tradition });

test("a fast of one school has its school, unless the reader keeps one", () => {
  const toName = createWallNames("en", "all");
  expect(toName(ofSchool("smarta"))).toMatch(/^Devutthana Ekadashi.* \(Smarta\)$/);
  expect(toName(ofSchool("all"))).not.toContain("(Smarta)");
  expect(createWallNames("hi", "all")(ofSchool("vaishnava"))).toMatch(/ \(वैष्णव\)$/);
  expect(createWallNames("en", "smarta")(ofSchool("smarta"))).not.toContain("Smarta");
});
