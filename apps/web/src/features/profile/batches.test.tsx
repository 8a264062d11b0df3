import type { Batch } from "@lagna/contract";
import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { respondWithError } from "../../test/fake-accounts.ts";
import { server } from "../../test/mock-server.ts";
import { openProfile, startProfileServer } from "../../test/open-profile.ts";

const BATCH: Batch = {
  id: "b1",
  kind: "kundlis",
  state: "running",
  items: 1200,
  done: 300,
  errors: 2,
  sections: [],
  cpu_seconds: 1,
  stored_bytes: 1000,
  created_at: "2026-11-20T06:00:00.000Z",
  started_at: "2026-11-20T06:00:01.000Z",
  finished_at: null,
  expected_end: "2026-11-20T06:02:00.000Z",
  expires_at: "2026-11-27T06:00:00.000Z",
  failure: null,
};
let batches: Batch[];
let sent: { type: string | null; sections: string | null; text: string }[];

beforeEach(() => {
  startProfileServer();
  [batches, sent] = [[], []];
  server.use(
    http.get("*/api/v1/batches", () =>
      HttpResponse.json({
        batches,
        limits: { unfinished: 2, births_a_day: 1_000_000, births_used: 0, stored_bytes: 1 },
      }),
    ),
    http.post("*/api/v1/batches", async ({ request }) => {
      const { headers, url } = request;
      sent.push({
        type: headers.get("content-type"),
        sections: new URL(url).searchParams.get("sections"),
        text: await request.text(),
      });
      batches = [BATCH];
      return HttpResponse.json({ batch: BATCH, links: null }, { status: 202 });
    }),
    http.delete("*/api/v1/batches/b1", () => {
      batches = [];
      return HttpResponse.json({ status: "success" });
    }),
  );
});

async function openSection() {
  const { user, ...rest } = await openProfile();
  const section = within(await screen.findByRole("region", { name: "Files of births" }));
  await user.click(section.getByRole("button", { name: "Open" }));
  await section.findByRole("button", { name: "Choose a file" });
  return { user, section, ...rest };
}
const findFileInput = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"][accept^=".csv"]');
  if (!input) throw new Error("no input for files");
  return input;
};

test("a file is sent as its kind, its progress is shown, and it is stopped", async () => {
  const { user, section } = await openSection();
  expect(section.getByText("No files yet.")).toBeVisible();
  await user.selectOptions(section.getByLabelText("What to compute"), "Every section (about 8,000 births fit)");
  await user.upload(findFileInput(), new File(["name,date\n"], "births.csv", { type: "text/csv" }));
  const row = within((await section.findByText("Being computed")).closest("li") as HTMLElement);
  expect(sent).toEqual([{ type: "text/csv", sections: "all", text: "name,date\n" }]);
  expect(row.getByText("300 of 1,200")).toBeVisible();
  expect(row.getByText("2 lines with errors")).toBeVisible();
  expect(row.getByRole("progressbar", { name: "Progress" })).toHaveValue(300);
  await user.click(row.getByRole("button", { name: "Stop and delete" }));
  expect(await section.findByText("No files yet.")).toBeVisible();
});

test("JSON lines are sent as such, and a refusal is told in its words", async () => {
  server.use(http.post("*/api/v1/batches", () => respondWithError(429, "too_many_requests")));
  const { user, section } = await openSection();
  await user.upload(findFileInput(), new File(["{}\n"], "births.jsonl"));
  expect(await section.findByRole("alert")).toBeVisible();
  expect(section.getByText("No files yet.")).toBeVisible();
});

test("a finished file can be downloaded and deleted, and says until when it is kept", async () => {
  batches = [{ ...BATCH, state: "finished", done: 1200, errors: 0, expected_end: null }];
  const { section } = await openSection();
  expect(section.getByRole("button", { name: "Download CSV" })).toBeVisible();
  expect(section.getByRole("button", { name: "Download JSON lines" })).toBeVisible();
  expect(section.getByText(/^Kept until /)).toBeVisible();
  expect(section.queryByRole("progressbar")).toBeNull();
});
