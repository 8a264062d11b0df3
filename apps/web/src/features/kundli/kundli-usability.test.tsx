import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { kundliResponse, startKundliServer } from "../../test/fake-kundli-server.ts";
import { server } from "../../test/mock-server.ts";
import { openKundliPanel, openKundliResult } from "../../test/open-kundli.ts";
import { isInView } from "./result/assistant-countdown.tsx";

beforeEach(() => {
  startKundliServer();
  localStorage.removeItem("lagna_dismissed_notices");
});

const NOTICE = "Please note";

test("a notice is closed by a press, and stays closed for this chart", async () => {
  server.use(
    http.post("*/api/v1/kundli", () =>
      HttpResponse.json({
        ...kundliResponse,
        data: {
          ...kundliResponse.data,
          birth: {
            ...kundliResponse.data.birth,
            notices: [{ code: "unknown_to_this_app", params: {} }],
            warnings: ["The clock was read twice that night."],
          },
        },
      }),
    ),
  );
  const { user, unmount } = await openKundliResult();
  expect(screen.getByText(NOTICE)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText(NOTICE)).toBeNull();
  unmount();
  sessionStorage.clear();
  await openKundliResult();
  expect(screen.queryByText(NOTICE)).toBeNull();
});

test("the dasha timeline is one tab stop, with arrow keys between its periods and rows", async () => {
  const { user } = await openKundliResult();
  const line = screen.getByRole("group", { name: "Dashas as a timeline of your life" });
  const stops = () => [...line.querySelectorAll<HTMLElement>("button:not(:disabled), [role=slider]")];
  await waitFor(() => expect(stops().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1));
  const first = stops()[0] as HTMLElement;
  first.focus();
  await user.keyboard("{ArrowRight}");
  expect(stops()[1]).toHaveFocus();
  await waitFor(() => expect(stops().filter(({ tabIndex }) => tabIndex === 0)).toEqual([stops()[1]]));
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement?.closest("[data-row]")).not.toBe(first.closest("[data-row]"));
});

test("yogas are filtered by strength and by matter", async () => {
  const { user } = await openKundliPanel("yogas");
  await user.click(await screen.findByRole("button", { name: /^All \d+ yogas$/ }, { timeout: 15_000 }));
  expect(screen.getByRole("button", { name: "Pasha" })).toBeVisible();
  const section = within(screen.getAllByRole("region", { name: "Yogas" })[0] as HTMLElement);
  await user.selectOptions(section.getByLabelText("Matter"), "Of marriage");
  expect(section.getByRole("button", { name: "Satkalatra" })).toBeVisible();
  expect(section.queryByRole("button", { name: "Pasha" })).toBeNull();
  await user.selectOptions(section.getByLabelText("Matter"), "All matters");
  await user.click(section.getByRole("radio", { name: /^Strong/ }));
  expect(section.getByText(/^Strong: its grahas have the strength they need/)).toBeVisible();
});

test.each([
  [{ top: 0, bottom: 300, height: 300 }, true],
  [{ top: 500, bottom: 900, height: 400 }, true],
  [{ top: 700, bottom: 1100, height: 400 }, false],
  [{ top: -300, bottom: 100, height: 400 }, false],
])("a chart at %j is in view of a window of 740: %s", (box, shown) => expect(isInView(box, 740)).toBe(shown));
