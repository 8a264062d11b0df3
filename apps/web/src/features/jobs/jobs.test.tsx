import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { JobsResponse } from "@lagna/contract";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { createAccount, createAccountHandlers, respondWithError } from "../../test/fake-accounts.ts";
import { server } from "../../test/mock-server.ts";
import { renderApp } from "../../test/render-app.tsx";

const DEAD: JobsResponse["dead"][number] = {
  id: "j1",
  kind: "notice mail",
  attempts: 12,
  error: "EAUTH 535",
  added_at: "2026-03-01T06:00:00.000Z",
  died_at: "2026-03-01T09:00:00.000Z",
};
let jobs: JobsResponse;

beforeEach(() => {
  jobs = {
    counts: [
      { kind: "link mail", state: "waiting", count: 3 },
      { kind: "notice mail", state: "dead", count: 1 },
    ],
    dead: [DEAD],
  };
  localStorage.setItem("authToken", "t1");
  server.use(
    ...createAccountHandlers(new Map([["t1", createAccount({ role: "administrator" })]])),
    http.get("*/api/v1/admin/jobs", () => HttpResponse.json(jobs)),
    http.post("*/api/v1/admin/jobs/j1/retry", () => {
      if (jobs.dead.length === 0) return respondWithError(404, "job_unknown");
      jobs = { counts: [], dead: [] };
      return HttpResponse.json({ status: "success" });
    }),
  );
});

test("lists what waits and what failed with its reason, links to what mends it, and tries it again", async () => {
  const { user } = renderApp("/admin/jobs");
  const queue = within(await screen.findByRole("region", { name: "Waiting and running" }));
  expect(queue.getByRole("term")).toHaveTextContent("An email with a link · waiting");
  expect(queue.getByRole("definition")).toHaveTextContent("3");
  const dead = within(screen.getByRole("region", { name: "Failed for good" }));
  expect(dead.getByRole("listitem")).toHaveTextContent(/An email about a change.*EAUTH 535 · 12 attempts · /);
  expect(dead.getByRole("link", { name: "Check the mail server with a test email" })).toHaveAttribute(
    "href",
    "/admin/health",
  );
  await user.click(dead.getByRole("button", { name: /^Try again: An email about a change/ }));
  expect(await dead.findByText("It is queued to be tried again.")).toBeInTheDocument();
  expect(await dead.findByText("Nothing has failed.")).toBeInTheDocument();
});

test("says that a job tried again by another administrator is gone", async () => {
  const { user } = renderApp("/admin/jobs");
  const retry = await screen.findByRole("button", { name: /^Try again/ });
  jobs = { counts: [], dead: [] };
  await user.click(retry);
  expect(await screen.findByRole("alert")).toBeInTheDocument();
  expect(await screen.findByText("Nothing has failed.")).toBeInTheDocument();
});

test("is in Hindi too, and is refused to users who are not administrators", async () => {
  languagePreference.set("hi");
  const { unmount } = renderApp("/admin/jobs");
  expect(await screen.findByText("किसी बदलाव की सूचना का मेल")).toBeInTheDocument();
  unmount();
  server.use(...createAccountHandlers(new Map([["t1", createAccount()]])));
  renderApp("/admin/jobs");
  expect(await screen.findByRole("heading", { level: 1, name: "केवल व्यवस्थापकों के लिए" })).toBeInTheDocument();
});
