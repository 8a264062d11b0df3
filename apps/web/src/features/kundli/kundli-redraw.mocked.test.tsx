import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { dmsInSign } from "../../domain/words/degrees-text.ts";
import { startKundliServer } from "../../test/kundli-server.ts";
import { openResult, unfold } from "../../test/open-kundli.ts";

// The real ones, watched: what writes degrees has been drawn.
vi.mock("../../domain/words/degrees-text.ts", { spy: true });

test("a tap draws anew what it lights, and nothing else of the page", async () => {
  startKundliServer();
  const { user } = await openResult();
  await unfold(user, "Grahas");
  const saturn = screen.getByRole("button", { name: /^Saturn\./ });
  expect(vi.mocked(dmsInSign).mock.calls.length).toBeGreaterThan(10);
  vi.mocked(dmsInSign).mockClear();
  await user.click(saturn);
  const row = within(screen.getByRole("table", { name: /^Grahas:/ })).getByRole("rowheader", { name: "Saturn" });
  expect(row.closest("tr")).toHaveAttribute("data-lit", "true");
  // The degree in the note beside the chart; the tables of grahas and houses would write eighty.
  expect(vi.mocked(dmsInSign).mock.calls.length).toBeLessThanOrEqual(2);
});
