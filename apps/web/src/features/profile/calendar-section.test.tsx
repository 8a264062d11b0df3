import type { PersonalCalendarChoices } from "@lagna/contract";
import { fireEvent, screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { openProfile, startProfileServer } from "../../test/open-profile.ts";
import { server } from "../../test/mock-server.ts";

const ADDRESS = "https://lagna.example/calendar/private/abc.def.ics";
let sent: PersonalCalendarChoices[];
let ended: number;
let failedAt: string | null;

beforeEach(() => {
  startProfileServer();
  [sent, ended, failedAt] = [[], 0, null];
  server.use(
    http.put("*/api/v1/profile/calendar", async ({ request }) => {
      const body = (await request.json()) as PersonalCalendarChoices;
      sent.push(body);
      return HttpResponse.json({ calendar: { ...body, address: ADDRESS, built_at: null, failed_at: failedAt } });
    }),
    http.delete("*/api/v1/profile/calendar", () => {
      ended += 1;
      return HttpResponse.json({ status: "success" });
    }),
  );
});

test("a personal calendar is created with what is chosen, its address shown, and ended", async () => {
  const { user } = await openProfile();
  const section = within(await screen.findByRole("region", { name: "My days in your calendar" }));
  await user.click(await section.findByRole("checkbox", { name: "Dasha changes of my kundli" }));
  await user.click(section.getByRole("checkbox", { name: "Pradosh Vrat" }));
  await user.click(section.getByRole("button", { name: "Add a day" }));
  await user.selectOptions(section.getByRole("combobox", { name: "Occasion" }), "Wedding");
  await user.type(section.getByRole("textbox", { name: "Name" }), "Meera and Ravi");
  fireEvent.change(section.getByLabelText("Date"), { target: { value: "1987-02-18" } });
  await user.click(section.getByRole("button", { name: "Create the address" }));
  expect(await section.findByRole("textbox", { name: "Address to subscribe to" })).toHaveValue(ADDRESS);
  expect(sent).toEqual([
    {
      place: { latitude: 23.2, longitude: 75.8, time_zone: "Asia/Kolkata" },
      language: "en",
      tradition: "smarta",
      vratas: ["ekadashi", "pradosha_vrata"],
      events: [{ occasion: "wedding", name: "Meera and Ravi", date: "1987-02-18" }],
      tithi_days: true,
      dashas: false,
    },
  ]);
  await user.click(section.getByRole("button", { name: "End this address" }));
  expect(await section.findByRole("button", { name: "Create the address" })).toBeVisible();
  expect(ended).toBe(1);
});

test("a calendar that could not be built says so", async () => {
  failedAt = "2026-11-28T10:00:00.000Z";
  const { user } = await openProfile();
  const section = within(await screen.findByRole("region", { name: "My days in your calendar" }));
  expect(section.queryByText(/could not be built/)).toBeNull();
  await user.click(await section.findByRole("button", { name: "Create the address" }));
  expect(await section.findByText(/could not be built after its last change/)).toBeVisible();
});
