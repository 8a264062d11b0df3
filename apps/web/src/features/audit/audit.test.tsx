import { cleanup, screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { AuditEntry } from "@lagna/contract";
import { account, accountServer, publicConfig } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";

const ASHA = { id: "u1", email: "asha@example.org" };
const RAVI = { id: "u2", email: "ravi@example.org" };

const entry = (id: string, changes: Partial<AuditEntry> = {}): AuditEntry => ({
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
  entry("5", { action: "activated", subject: RAVI, via: null, address: null }),
  entry("4", { action: "sign_in_failed", actor: { kind: "nobody", person: null }, subject: RAVI, count: 3 }),
  entry("3", {
    action: "sign_in_failed",
    actor: { kind: "nobody", person: null },
    subject: null,
    account: "ffee00112233",
  }),
  entry("2", { action: "made_administrator", actor: { kind: "shell", person: null }, via: null }),
  entry("1"),
];

function trail(entries: readonly AuditEntry[]) {
  const asked: string[] = [];
  server.use(
    http.get("*/api/v1/admin/audit", ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const kind = searchParams.get("action");
      const found = entries.filter(({ action }) => kind === null || kind === action);
      const from = Number(searchParams.get("cursor") ?? 0);
      const next = from + 3 < found.length ? String(from + 3) : null;
      return HttpResponse.json({ entries: found.slice(from, from + 3), next_cursor: next });
    }),
  );
  return asked;
}

beforeEach(() => {
  localStorage.setItem("authToken", "t1");
  server.use(
    http.get("*/api/v1/config", () => HttpResponse.json(publicConfig())),
    ...accountServer(new Map([["t1", account({ role: "administrator" })]])),
  );
});

const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);
const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => cells(row).slice(1).join(" | "));

test("names nobody where something was decided for the whole server", async () => {
  trail([entry("1", { action: "second_factor_required", subject: null, via: null, address: null })]);
  renderApp("/admin/audit");
  await screen.findByRole("table", { name: "Audit trail" });
  expect(rows()).toEqual(["asha@example.org | Required a second factor of administrators | – | –"]);
});

test("tells who did what to whom, page by page", async () => {
  trail(ENTRIES);
  const { user } = renderApp("/admin/audit");
  await screen.findByRole("table", { name: "Audit trail" });
  expect(rows()).toEqual([
    "asha@example.org | Activated | ravi@example.org | –",
    expect.stringMatching(
      /^Nobody who is known \| Failed to sign inby password3 times, last .* \| ravi@example.org \| a1b2c3d4e5f6$/,
    ),
    "Nobody who is known | Failed to sign inby password | No account (mark ffee00112233) | a1b2c3d4e5f6",
  ]);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("An operator at the server")).toBeInTheDocument();
  expect(rows().at(-1)).toBe("asha@example.org | Signed inby password | Themselves | a1b2c3d4e5f6");
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("shows one kind of deed alone, and says where there is none", async () => {
  const asked = trail(ENTRIES);
  const { user } = renderApp("/admin/audit");
  await screen.findByRole("table");
  await user.selectOptions(screen.getByLabelText("Show"), "Failed to sign in");
  await screen.findByText("No account (mark ffee00112233)");
  expect(asked.at(-1)).toBe("limit=50&action=sign_in_failed");
  await user.selectOptions(screen.getByLabelText("Show"), "Deactivated");
  expect(await screen.findByText("Nothing of this kind yet")).toBeInTheDocument();
});

test("stands in an administrator's navigation, as the server's health does, and in nobody else's", async () => {
  trail(ENTRIES);
  renderApp("/admin/audit");
  const navigation = within(await screen.findByRole("navigation", { name: "Main" }));
  expect(await navigation.findByRole("link", { name: "Audit trail", current: "page" })).toBeVisible();
  expect(navigation.getByRole("link", { name: "Server" })).toHaveAttribute("href", "/admin/health");
  server.use(...accountServer(new Map([["t1", account()]])));
  cleanup();
  renderApp("/admin/audit");
  await screen.findByRole("heading", { level: 1, name: "Administrators only" });
  for (const name of ["Audit trail", "Server", "People"])
    expect(screen.queryByRole("link", { name })).not.toBeInTheDocument();
});

test("is reached from the people, by administrators alone", async () => {
  trail(ENTRIES);
  server.use(...accountServer(new Map([["t1", account()]])));
  renderApp("/admin/audit");
  expect(await screen.findByRole("heading", { level: 1 })).not.toHaveTextContent("Audit trail");
});
