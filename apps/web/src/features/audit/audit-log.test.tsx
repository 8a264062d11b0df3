import { cleanup, screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { AuditEntry } from "@lagna/contract";
import { createAccount, createAccountHandlers, createPublicConfig } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

const ASHA = { id: "u1", email: "asha@example.org" };
const RAVI = { id: "u2", email: "ravi@example.org" };

const createEntry = (id: string, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: "2026-03-01T06:00:00.000Z",
  action: "signed_in",
  actor: { kind: "person", person: ASHA },
  subject: ASHA,
  via: "password",
  address: "a1b2c3d4e5f6",
  account: null,
  count: 1,
  last_at: "2026-03-01T06:00:00.000Z",
  ...changes,
});

const ENTRIES = [
  createEntry("5", { action: "activated", subject: RAVI, via: null, address: null }),
  createEntry("4", { action: "sign_in_failed", actor: { kind: "anonymous", person: null }, subject: RAVI, count: 3 }),
  createEntry("3", {
    action: "sign_in_failed",
    actor: { kind: "anonymous", person: null },
    subject: null,
    account: "ffee00112233",
  }),
  createEntry("2", { action: "made_administrator", actor: { kind: "shell", person: null }, via: null }),
  createEntry("1"),
];

function serveTrail(entries: readonly AuditEntry[]) {
  const queries: string[] = [];
  server.use(
    http.get("*/api/v1/admin/audit", ({ request }) => {
      const { searchParams } = new URL(request.url);
      queries.push(searchParams.toString());
      const kind = searchParams.get("action");
      const found = entries.filter(({ action }) => kind === null || kind === action);
      const from = Number(searchParams.get("cursor") ?? 0);
      const next = from + 3 < found.length ? String(from + 3) : null;
      return HttpResponse.json({ entries: found.slice(from, from + 3), next_cursor: next });
    }),
  );
  return queries;
}

beforeEach(() => {
  localStorage.setItem("authToken", "t1");
  server.use(
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    ...createAccountHandlers(new Map([["t1", createAccount({ role: "administrator" })]])),
  );
});

const readCells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);
const getRows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => readCells(row).slice(1).join(" | "));

test("names no account for a decision about the whole server", async () => {
  serveTrail([createEntry("1", { action: "second_factor_required", subject: null, via: null, address: null })]);
  renderApp("/admin/audit");
  await screen.findByRole("table", { name: "Audit trail" });
  expect(getRows()).toEqual(["asha@example.org | Made a second factor required for administrators | – | –"]);
});

test("shows who did what to which account, page by page", async () => {
  serveTrail(ENTRIES);
  const { user } = renderApp("/admin/audit");
  await screen.findByRole("table", { name: "Audit trail" });
  expect(getRows()).toEqual([
    "asha@example.org | Activated | ravi@example.org | –",
    expect.stringMatching(
      /^Unknown person \| Failed to sign inwith a password3 times, last .* \| ravi@example.org \| a1b2c3d4e5f6$/,
    ),
    "Unknown person | Failed to sign inwith a password | No account (code ffee00112233) | a1b2c3d4e5f6",
  ]);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("An operator at the server")).toBeInTheDocument();
  expect(getRows().at(-1)).toBe("asha@example.org | Signed inwith a password | Their own account | a1b2c3d4e5f6");
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("filters by action, and says if there are no entries", async () => {
  const queries = serveTrail(ENTRIES);
  const { user } = renderApp("/admin/audit");
  await screen.findByRole("table");
  await user.selectOptions(screen.getByLabelText("Show"), "Failed to sign in");
  await screen.findByText("No account (code ffee00112233)");
  expect(queries.at(-1)).toBe("limit=50&action=sign_in_failed");
  await user.selectOptions(screen.getByLabelText("Show"), "Deactivated");
  expect(await screen.findByText("No entries of this kind yet")).toBeInTheDocument();
});

test("is in the navigation of administrators only, like the server's health", async () => {
  serveTrail(ENTRIES);
  renderApp("/admin/audit");
  const navigation = within(await screen.findByRole("navigation", { name: "Main" }));
  expect(await navigation.findByRole("link", { name: "Audit trail", current: "page" })).toBeVisible();
  expect(navigation.getByRole("link", { name: "Server" })).toHaveAttribute("href", "/admin/health");
  server.use(...createAccountHandlers(new Map([["t1", createAccount()]])));
  cleanup();
  renderApp("/admin/audit");
  await screen.findByRole("heading", { level: 1, name: "Administrators only" });
  for (const name of ["Audit trail", "Server", "People"])
    expect(screen.queryByRole("link", { name })).not.toBeInTheDocument();
});

test("is linked from the people page, for administrators only", async () => {
  serveTrail(ENTRIES);
  server.use(...createAccountHandlers(new Map([["t1", createAccount()]])));
  renderApp("/admin/audit");
  expect(await screen.findByRole("heading", { level: 1 })).not.toHaveTextContent("Audit trail");
});
