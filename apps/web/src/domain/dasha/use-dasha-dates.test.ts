import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { useDashaDates } from "./use-dasha-dates.ts";

beforeEach(() => languagePreference.set("en"));

test.each([
  ["2011-04-05T00:00:00Z", "2028-04-05T00:00:00Z", "2011–28"],
  ["0095-04-05T00:00:00Z", "0112-04-05T00:00:00Z", "95–112"],
  ["-000050-04-05T00:00:00Z", "-000033-04-05T00:00:00Z", "51 BC–34 BC"],
  ["-000005-04-05T00:00:00Z", "0012-04-05T00:00:00Z", "6 BC–12"],
])("the years from %s until %s are %s", (start, end, years) => {
  const { result } = renderHook(() => useDashaDates({ utc: start, utc_offset: "+00:00" }));
  expect(result.current.years(start, end)).toBe(years);
});
