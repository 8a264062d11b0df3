import { matchResponseSchema, type KundliRequest, type MatchRequest } from "@lagna/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { respondWithFieldError } from "../../test/fake-accounts.ts";
import { kundliResponse, startKundliServer } from "../../test/fake-kundli-server.ts";
import { server } from "../../test/mock-server.ts";
import { openKundliResult } from "../../test/open-kundli.ts";

let requests: MatchRequest[];
let kundlis: KundliRequest[];
beforeEach(() => {
  kundlis = startKundliServer().kundliRequests;
  requests = [];
  const own = { agrees: [], differs: [] };
  const candidates = [
    {
      settings: { preset: "lagna", ayanamsa: "raman" },
      clock: { reading: "without_summer_time", utc_offset: "+04:30" },
      misfit: 0.4,
      agrees: [{ index: 0, what: "lagna", seen: "14 Vi 13", ours: 164.2201, by: 0.0034 }],
      differs: [{ index: 1, what: "moon", seen: "1 Ta 00", ours: 46.5, by: 15.5 }],
    },
    { settings: { preset: "lagna" }, misfit: 3, agrees: [], differs: [] },
  ];
  server.use(
    http.post("*/api/v1/kundli/match", async ({ request }) => {
      requests.push((await request.json()) as MatchRequest);
      return HttpResponse.json(
        matchResponseSchema.parse({ status: "success", birth: kundliResponse.data.birth, own, candidates }),
      );
    }),
  );
});

const fill = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

async function openMatch() {
  const { user } = await openKundliResult();
  await user.click(screen.getAllByRole("button", { name: "Calculation settings" })[0] as HTMLElement);
  const drawer = within(await screen.findByRole("dialog", { name: "Calculation settings" }, { timeout: 15_000 }));
  await user.click(drawer.getByText("Another program shows something different"));
  await drawer.findByRole("form", { name: "Match my program" }, { timeout: 15_000 });
  return { user, drawer };
}

test("figures give settings, which are shown with the remaining differences, and applied with the other clock reading", async () => {
  const { user, drawer } = await openMatch();
  fill(drawer.getByRole("textbox", { name: "Lagna" }), "14 Vi 13");
  fill(drawer.getByRole("textbox", { name: "Moon" }), "1 Ta 00");
  await user.selectOptions(drawer.getByRole("combobox", { name: "A maha dasha" }), "Saturn");
  fill(drawer.getByRole("textbox", { name: "begins on" }), "15 Jun 2027");
  await user.click(drawer.getByRole("button", { name: "Find the settings" }));
  const [first, second] = await drawer
    .findAllByRole("listitem")
    .then((items) => items.filter((item) => item.parentElement?.tagName === "OL"));
  expect(requests[0]?.seen).toEqual([
    { what: "lagna", value: "14 Vi 13" },
    { what: "moon", value: "1 Ta 00" },
    { what: "dasha", lords: ["saturn"], value: "15 Jun 2027" },
  ]);
  expect(requests[0]?.birth).toMatchObject({ year: 1990, city: "Mumbai", settings: { preset: "lagna" } });
  expect(first).toHaveTextContent("Ayanamsa: Raman · Clock without summer time: UTC+04:30");
  expect(first).toHaveTextContent("1 of 2 figures agrees");
  expect(first).toHaveTextContent("Moon: 1 Ta 00 there, 16°30′00″ Taurus here");
  expect(second).toHaveTextContent("Your current settings already give these figures");
  await user.click(within(first as HTMLElement).getByRole("button", { name: "Use this" }));
  await waitFor(() => expect(kundlis).toHaveLength(2));
  expect(kundlis[1]).toMatchObject({ utc_offset: "+04:30", settings: { preset: "lagna", ayanamsa: "raman" } });
  expect(kundlis[1]).not.toHaveProperty("time_zone");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("an unreadable figure has an error beside its field, and typed values stay", async () => {
  server.use(http.post("*/api/v1/kundli/match", () => respondWithFieldError("seen.1.value", "seen_unreadable")));
  const { user, drawer } = await openMatch();
  fill(drawer.getByRole("textbox", { name: "Lagna" }), "14 Vi 13");
  const moon = drawer.getByRole("textbox", { name: "Moon" });
  fill(moon, "soon");
  await user.click(drawer.getByRole("button", { name: "Find the settings" }));
  await waitFor(() => expect(moon).toHaveAccessibleDescription(/This is not a figure of that kind/));
  expect(moon).toHaveValue("soon");
  expect(drawer.getByRole("textbox", { name: "Lagna" })).toBeValid();
});

test("sends no request without figures, or with coordinates only", async () => {
  const { user, drawer } = await openMatch();
  fill(drawer.getByRole("textbox", { name: "Coordinates of the place" }), "77E13 28N39");
  await user.click(drawer.getByRole("button", { name: "Find the settings" }));
  expect(await drawer.findByText("Type at least one figure.")).toBeVisible();
  expect(requests).toEqual([]);
});
