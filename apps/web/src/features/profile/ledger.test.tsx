import type { LedgerEntry, LedgerOutcomeRequest, LedgerResponse } from "@lagna/contract";
import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { respondWithError } from "../../test/fake-accounts.ts";
import { server } from "../../test/mock-server.ts";
import { openProfile, startProfileServer } from "../../test/open-profile.ts";

const ENTRY: LedgerEntry = {
  id: "e1",
  topic: "career",
  favourable: true,
  from: "2027-03-10T05:00:00.000Z",
  until: "2027-06-01T00:00:00.000Z",
  named_on: "2027-01-20",
  ask_on: "2027-07-20",
  outcome: null,
  month: null,
  answered_on: null,
};
let ledger: LedgerResponse;
let sent: unknown[];

beforeEach(() => {
  startProfileServer();
  sent = [];
  ledger = { since: null, has_own_kundli: true, today: "2027-08-01", entries: [] };
  server.use(
    http.get("*/api/v1/profile/ledger", () => HttpResponse.json(ledger)),
    http.put("*/api/v1/profile/ledger", async ({ request }) => {
      const { on } = (await request.json()) as { on: boolean };
      sent.push(on);
      ledger = { ...ledger, since: on ? "2027-01-01" : null, entries: [] };
      return HttpResponse.json(ledger);
    }),
    http.put("*/api/v1/profile/ledger/e1", async ({ request }) => {
      const told = (await request.json()) as LedgerOutcomeRequest;
      sent.push(told);
      const body = { outcome: told.outcome, month: told.month ?? null };
      ledger = {
        ...ledger,
        entries: ledger.entries.map((entry) => (entry.id === "e1" ? { ...entry, ...body } : entry)),
      };
      return HttpResponse.json(ledger);
    }),
  );
});

async function openSection() {
  const { user, ...rest } = await openProfile();
  const section = within(await screen.findByRole("region", { name: "Did it come true?" }));
  await user.click(section.getByRole("button", { name: "Open" }));
  return { user, section, ...rest };
}

test("what is kept is said before it is turned on, and turning it off asks first", async () => {
  const { user, section } = await openSection();
  expect(await section.findByText(/^Never the words of a question/)).toBeVisible();
  await user.click(section.getByRole("button", { name: "Turn it on" }));
  expect(await section.findByText(/^No times are kept yet/)).toBeVisible();
  await user.click(section.getByRole("button", { name: "Turn it off and delete" }));
  expect(sent).toEqual([true]);
  const dialog = within(await screen.findByRole("dialog", { name: "Delete all times that were kept?" }));
  await user.click(dialog.getByRole("button", { name: "Turn it off and delete" }));
  expect(await section.findByRole("button", { name: "Turn it on" })).toBeVisible();
  expect(sent).toEqual([true, false]);
});

test("a window whose time is over is asked about; the months offered are those of the window, or the others", async () => {
  const later = { ...ENTRY, id: "e2", topic: "home" as const, favourable: false, ask_on: "2028-01-20" };
  ledger = { ...ledger, since: "2027-01-01", entries: [ENTRY, later] };
  const { user, section } = await openSection();
  const due = within(await section.findByRole("list", { name: "What came?" }));
  expect(due.getByText("You asked about work. The answer named March 2027 to June 2027 as a good time.")).toBeVisible();
  const asked = within(section.getByRole("list", { name: "Not over yet" }));
  expect(asked.getByText("From 20 January 2028 on you can tell here what came.")).toBeVisible();
  expect(asked.queryByRole("button")).toBeNull();

  const listOffered = () =>
    [...due.getByLabelText<HTMLSelectElement>("In which month?").options].map(({ value }) => value);
  await user.click(due.getByRole("button", { name: "Yes, in another month" }));
  expect(listOffered()).toEqual(["", "2027-01", "2027-02", "2027-06", "2027-07"]);
  await user.click(due.getByRole("button", { name: "Yes, in the named time" }));
  expect(listOffered()).toEqual(["", "2027-03", "2027-04", "2027-05"]);
  await user.selectOptions(due.getByLabelText("In which month?"), "April 2027");
  await user.click(due.getByRole("button", { name: "Save" }));
  const told = within(await section.findByRole("list", { name: "What you told" }));
  expect(told.getByText("Yes, in the named time · April 2027")).toBeVisible();
  await user.click(told.getByRole("button", { name: "Change" }));
  await user.click(told.getByRole("button", { name: "No, it did not happen" }));
  expect(await told.findByText("No, it did not happen")).toBeVisible();
  expect(sent).toEqual([{ outcome: "in_window", month: "2027-04" }, { outcome: "not_at_all" }]);
});

test("a refusal is told in its words, and without an own kundli the reason why nothing is kept", async () => {
  server.use(http.put("*/api/v1/profile/ledger", () => respondWithError(429, "too_many_requests")));
  ledger = { ...ledger, has_own_kundli: false };
  const { user, section } = await openSection();
  expect(await section.findByText(/^No kundli is marked as your own/)).toBeVisible();
  await user.click(section.getByRole("button", { name: "Turn it on" }));
  expect(await section.findByRole("alert")).toBeVisible();
});

test("the link of an answer opens the section", async () => {
  ledger = { ...ledger, since: "2027-01-01", entries: [ENTRY] };
  await openProfile({}, "/profile#ledger");
  const section = within(await screen.findByRole("region", { name: "Did it come true?" }));
  expect(await section.findByRole("list", { name: "What came?" })).toBeVisible();
  expect(section.queryByRole("button", { name: "Open" })).toBeNull();
});
