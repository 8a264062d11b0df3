import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { languagePreference, loadNamespaces } from "../../lib/i18n/i18n.ts";
import { BirthNotices } from "./birth-notices.tsx";

beforeAll(() => loadNamespaces(["kundli"]));

test("the notice of a Julian date writes its dates for people", async () => {
  languagePreference.set("en");
  const notices = [{ code: "julian_date" as const, params: { julian: "-000043-03-15", gregorian: "-000043-03-13" } }];
  render(<BirthNotices birth={{ notices, warnings: [""] }} timeAssumed={false} />);
  expect(await screen.findByText(/15 March 44 BC.*13 March 44 BC/)).toBeVisible();
});
