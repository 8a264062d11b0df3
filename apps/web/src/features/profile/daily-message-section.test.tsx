import type { DailyMessageChoices } from "@lagna/contract";
import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { openProfile, startProfileServer } from "../../test/open-profile.ts";
import { server } from "../../test/mock-server.ts";

let sent: DailyMessageChoices[];
let ended: number;

beforeEach(() => {
  startProfileServer();
  [sent, ended] = [[], 0];
  server.use(
    http.put("*/api/v1/profile/daily-message", async ({ request }) => {
      const body = (await request.json()) as DailyMessageChoices;
      sent.push(body);
      return HttpResponse.json({ daily_message: { ...body, next_at: "2026-11-24T01:10:00.000Z" } });
    }),
    http.delete("*/api/v1/profile/daily-message", () => {
      ended += 1;
      return HttpResponse.json({ status: "success" });
    }),
  );
});

test("the daily message is asked for at a time, its next date shown, and ended", async () => {
  const { user } = await openProfile();
  const section = within(await screen.findByRole("region", { name: "Daily message" }));
  expect(await section.findByRole("checkbox", { name: "By mail" })).toBeChecked();
  await user.click(section.getByRole("checkbox", { name: "At sunrise of my place of the almanac" }));
  await user.click(section.getByRole("button", { name: "Send me my day" }));
  expect(await section.findByText(/^The next message: November 24, 2026/)).toBeVisible();
  expect(sent).toEqual([
    {
      place: { latitude: 23.2, longitude: 75.8, time_zone: "Asia/Kolkata" },
      language: "en",
      at: "06:30",
      ways: ["mail"],
    },
  ]);
  await user.click(section.getByRole("button", { name: "End the daily message" }));
  expect(await section.findByRole("button", { name: "Send me my day" })).toBeVisible();
  expect(ended).toBe(1);
});

test("without a way no message can be asked for", async () => {
  const { user } = await openProfile();
  const section = within(await screen.findByRole("region", { name: "Daily message" }));
  await user.click(await section.findByRole("checkbox", { name: "By mail" }));
  expect(section.getByRole("button", { name: "Send me my day" })).toBeDisabled();
});

test("an unconfirmed address is told when mails begin", async () => {
  await openProfile({ email_verified: false });
  const section = within(await screen.findByRole("region", { name: "Daily message" }));
  expect(await section.findByText(/^Mails begin when you have confirmed your address/)).toBeVisible();
});
