import { expect, test } from "vitest";
import { MONTH_NAMES, parseMonth } from "@lagna/terms";

test("every month is parsed by its name, a prefix and its number", () => {
  MONTH_NAMES.forEach((name, index) => {
    for (const written of [name, name.toUpperCase(), name.slice(0, 3), `${name.slice(0, 3)}.`, ` ${index + 1} `])
      expect(parseMonth(written), written).toBe(index + 1);
  });
});

test.each(["", "J", "Ju", "13", "0", "-1", "1.5", "Sometime", "Marchh", "123"])("%j is not a month", (text) => {
  expect(parseMonth(text)).toBeNull();
});
