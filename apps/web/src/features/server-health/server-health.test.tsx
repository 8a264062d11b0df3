import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import type { ServerReport, TestMailResponse } from "@lagna/contract";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { createAccount, createAccountHandlers, createPublicConfig } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

const REPORT: ServerReport["parts"] = [
  { part: "database", finding: "database_answers", state: "good", facts: { kind: "SQLite", ms: 3 } },
  { part: "disk", finding: "disk_low", state: "attention", facts: { free_gb: 1.2, all_gb: 100 } },
  { part: "mail", finding: "mail_to_files", state: "off", facts: {} },
  { part: "backup", finding: "backup_old", state: "attention", facts: { at: "2026-02-20T06:30:00.000Z" } },
];

function serveReports(...reports: ServerReport["parts"][]) {
  const requests: string[] = [];
  server.use(
    http.get("*/api/v1/admin/health", ({ request }) => {
      requests.push(new URL(request.url).searchParams.get("now") ?? "");
      return HttpResponse.json({ parts: reports[Math.min(requests.length, reports.length) - 1] });
    }),
  );
  return requests;
}
const serveTestMail = (answer: TestMailResponse) =>
  server.use(http.post("*/api/v1/admin/health/test-mail", () => HttpResponse.json(answer)));
const findRow = (term: RegExp) => {
  const line = screen.getAllByRole("term").find((each) => term.test(each.textContent));
  if (!line?.parentElement) throw new Error(`No line for ${String(term)}`);
  return within(line.parentElement);
};

beforeEach(() => {
  localStorage.setItem("authToken", "t1");
  server.use(
    ...createAccountHandlers(new Map([["t1", createAccount({ role: "administrator" })]])),
    http.get("*/api/v1/admin/metrics", () => HttpResponse.json({ minutes: [] })),
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    http.get("*/api/v1/debug/sessions", () =>
      HttpResponse.json({ total: 3, by_method: { password: 3 }, sessions: [] }),
    ),
  );
});

describe("the server's health", () => {
  test("lists each part's state, and what to do about parts that need attention or are off", async () => {
    const requests = serveReports(REPORT);
    renderApp("/admin/health");
    expect(await screen.findByText("2 parts need attention.")).toBeInTheDocument();
    expect(Math.abs(Date.parse(requests[0] ?? "") - Date.now())).toBeLessThan(60_000);
    expect(findRow(/Database/).getByText("SQLite stored a row in 3 ms.")).toBeInTheDocument();
    expect(findRow(/Database/).getByRole("definition").children).toHaveLength(1);
    expect(findRow(/Disk/).getByText("Needs attention")).toBeInTheDocument();
    expect(findRow(/Disk/).getByText("Only 1.2 of 100 GB are free.")).toBeInTheDocument();
    expect(findRow(/Disk/).getByText(/^Free up space/)).toBeInTheDocument();
    expect(findRow(/Mail/).getByText("Off")).toBeInTheDocument();
    expect(findRow(/Mail/).getByText(/^Set SMTP_URL/)).toBeInTheDocument();
    expect(findRow(/Last backup/).getByText(/The last one is from 20 Feb 2026/)).toBeInTheDocument();
  });

  test("links a problem to the page that mends it", async () => {
    serveReports([
      { part: "channels", finding: "channels_none", state: "off", facts: {} },
      { part: "jobs", finding: "jobs_dead", state: "attention", facts: { dead: 2, waiting: 0 } },
    ]);
    renderApp("/admin/health");
    await screen.findByText("2 failed for good; 0 waiting.");
    const link = findRow(/Background jobs/).getByRole("link", { name: "See what failed, and try again" });
    expect(link).toHaveAttribute("href", "/admin/jobs");
    expect(findRow(/Channels/).getByRole("link")).toHaveAttribute("href", "/admin/channels");
  });

  test("is checked again by a press", async () => {
    serveReports(REPORT, REPORT.slice(0, 1));
    const { user } = renderApp("/admin/health");
    await screen.findByText("2 parts need attention.");
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await screen.findByText("Everything is working.")).toBeInTheDocument();
  });

  test("is in Hindi too", async () => {
    languagePreference.set("hi");
    serveReports(REPORT);
    renderApp("/admin/health");
    expect(await screen.findByText("100 में से केवल 1.2 GB ख़ाली हैं।")).toBeInTheDocument();
  });

  test("that cannot be loaded shows an error", async () => {
    server.use(http.get("*/api/v1/admin/health", () => new HttpResponse("", { status: 500 })));
    renderApp("/admin/health");
    expect(await screen.findByRole("alert", undefined, { timeout: 20_000 })).toHaveTextContent(
      "API health check failed",
    );
  });

  test("is for administrators, who find it beside the people", async () => {
    server.use(...createAccountHandlers(new Map([["t1", createAccount()]])));
    renderApp("/admin/health");
    expect(await screen.findByRole("heading", { name: "Administrators only" })).toBeInTheDocument();
  });
});

describe("open sessions", () => {
  test("are counted", async () => {
    serveReports(REPORT);
    renderApp("/admin/health");
    expect(await screen.findByText("3 sessions are open.")).toBeInTheDocument();
  });

  test("that cannot be counted show a message", async () => {
    serveReports(REPORT);
    server.use(http.get("*/api/v1/debug/sessions", () => new HttpResponse("", { status: 500 })));
    renderApp("/admin/health");
    expect(await screen.findByRole("alert", undefined, { timeout: 20_000 })).toHaveTextContent("Debug sessions failed");
  });
});

describe("a test mail", () => {
  test("shows where it was sent", async () => {
    serveReports(REPORT);
    serveTestMail({ status: "success", to: "asha@example.org", said: null });
    const { user } = renderApp("/admin/health");
    await user.click(await screen.findByRole("button", { name: "Send me a test email" }));
    expect(await screen.findByText(/An email to asha@example\.org is on its way/)).toBeInTheDocument();
  });

  test("that failed shows the mail server's error", async () => {
    serveReports(REPORT);
    serveTestMail({ status: "failed", to: "asha@example.org", said: "a mail could not be sent: SMTP 535" });
    const { user } = renderApp("/admin/health");
    await user.click(await screen.findByRole("button", { name: "Send me a test email" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("SMTP 535");
  });
});
