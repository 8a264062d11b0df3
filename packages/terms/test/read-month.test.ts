import { expect, test } from "vitest";
import { MONTH_NAMES, readMonth } from "@lagna/terms";

test("every month is read by its name, its beginning and its number", () => {
  MONTH_NAMES.forEach((name, index) => {
    for (const written of [name, name.toUpperCase(), name.slice(0, 3), `${name.slice(0, 3)}.`, ` ${index + 1} `])
      expect(readMonth(written), written).toBe(index + 1);
  });
});

test.each(["", "J", "Ju", "13", "0", "-1", "1.5", "Sometime", "Marchh", "123"])("%j is no month", (text) => {
  expect(readMonth(text)).toBeNull();
});
