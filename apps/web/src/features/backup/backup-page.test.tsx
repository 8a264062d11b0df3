import { BACKUP_PART_BYTES, type BackupState, type CheckedBackup } from "@lagna/contract";
import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { createAccount, createAccountHandlers } from "../../test/fake-accounts.ts";
import { server } from "../../test/mock-server.ts";
import { renderApp } from "../../test/render-app.tsx";

const CURRENT = { accounts: 12, kundlis: 40, conversations: 7, written_at: "2026-11-30T06:00:00.000Z" };
const FOUND: CheckedBackup = {
  mark: "migrated",
  bytes: 10,
  content: { ...CURRENT, accounts: 9 },
  migrations: ["0038-server-settings"],
};
const EMPTY: BackupState = {
  database: "sqlite",
  is_without_records: false,
  current: CURRENT,
  upload: null,
  staged: null,
};

let state: BackupState;
let received: number;
beforeEach(() => {
  state = EMPTY;
  received = 0;
  localStorage.setItem("authToken", "t1");
  const account = createAccount({ role: "administrator" });
  server.use(
    ...createAccountHandlers(new Map([["t1", account]])),
    http.get("*/api/v1/admin/backup", () => HttpResponse.json(state)),
    http.put("*/api/v1/admin/backup/upload", async ({ request }) => {
      const query = new URL(request.url).searchParams;
      expect(Number(query.get("offset"))).toBe(received);
      received += (await request.arrayBuffer()).byteLength;
      if (received === Number(query.get("total"))) state = { ...EMPTY, upload: FOUND };
      return HttpResponse.json({ received });
    }),
    http.post("*/api/v1/admin/backup/stage", () => {
      state = { ...EMPTY, staged: FOUND };
      return HttpResponse.json({ status: "success" });
    }),
    http.delete("*/api/v1/admin/backup/staged", () => {
      state = EMPTY;
      return HttpResponse.json({ status: "success" });
    }),
  );
});

test("a backup is sent in parts, compared with the present database, staged by the own address, and discarded", async () => {
  const { user } = renderApp("/admin/backup");
  const file = new File([new Uint8Array(BACKUP_PART_BYTES + 5)], "lagna.sqlite");
  await user.upload(await screen.findByLabelText("Backup file"), file);
  expect(await screen.findByText("This backup is older and will be migrated")).toBeInTheDocument();
  expect(received).toBe(BACKUP_PART_BYTES + 5);
  expect(screen.getByRole("row", { name: "Accounts 12 9" })).toBeInTheDocument();

  await user.type(screen.getByLabelText(/^To confirm/), "someone@example.org");
  await user.click(screen.getByRole("button", { name: "Restore at the next start" }));
  expect(await screen.findByText("Please enter your own email to confirm")).toBeInTheDocument();
  expect(state.staged).toBeNull();
  await user.clear(screen.getByLabelText(/^To confirm/));
  await user.type(screen.getByLabelText(/^To confirm/), (createAccount({}).email ?? "").toUpperCase());
  await user.click(screen.getByRole("button", { name: "Restore at the next start" }));
  expect(await screen.findByText("A backup waits for the next start")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Discard this backup" }));
  expect(await screen.findByRole("button", { name: "Choose a backup" })).toBeInTheDocument();
});

test.each(["newer", "foreign", "damaged"] as const)("a file that is %s offers no confirmation", async (mark) => {
  state = { ...EMPTY, upload: { mark, bytes: 10, content: null, migrations: ["9999-of-tomorrow"] } };
  renderApp("/admin/backup");
  expect(await screen.findByRole("alert")).toBeInTheDocument();
  expect(screen.queryByLabelText(/^To confirm/)).not.toBeInTheDocument();
});

test("PostgreSQL has commands in place of buttons, in Hindi too", async () => {
  state = { ...EMPTY, database: "postgres", current: null };
  languagePreference.set("hi");
  renderApp("/admin/backup");
  expect(await screen.findByText(/^pg_dump --format=custom/)).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1, name: "बैकअप" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "बैकअप चुनें" })).not.toBeInTheDocument();
});
