import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { formatDmsInSign } from "../../domain/formatting/format-degrees.ts";
import { startKundliServer } from "../../test/fake-kundli-server.ts";
import { openKundliResult, expandSection } from "../../test/open-kundli.ts";

// Spies on the real function: a component that formats degrees has been rendered.
vi.mock("../../domain/formatting/format-degrees.ts", { spy: true });

test("a tap re-renders only what it highlights", async () => {
  startKundliServer();
  const { user } = await openKundliResult();
  await expandSection(user, "Grahas");
  const saturn = screen.getByRole("button", { name: /^Saturn\./ });
  expect(vi.mocked(formatDmsInSign).mock.calls.length).toBeGreaterThan(10);
  vi.mocked(formatDmsInSign).mockClear();
  await user.click(saturn);
  const row = within(screen.getByRole("table", { name: /^Grahas:/ })).getByRole("rowheader", { name: "Saturn" });
  expect(row.closest("tr")).toHaveAttribute("data-lit", "true");
  // Only the degree in the note beside the chart; rendering the tables of grahas and houses would format eighty.
  expect(vi.mocked(formatDmsInSign).mock.calls.length).toBeLessThanOrEqual(2);
});
