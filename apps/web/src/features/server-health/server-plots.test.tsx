import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { ServerMetricsResponse } from "@lagna/contract";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { createAccount, createAccountHandlers, createPublicConfig } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";
import { drawLine, findHighest } from "./draw-line.ts";

const QUIET: ServerMetricsResponse["minutes"][number] = {
  at: "2026-03-01T06:00:00.000Z",
  requests: 0,
  failures: 0,
  refusals: 0,
  latency_p50_ms: null,
  latency_p99_ms: null,
  loop_delay_p99_ms: 1,
  tasks_running: 0,
  tasks_waiting: 0,
  jobs_waiting: 0,
  oldest_job_s: 0,
};
const BUSY = {
  ...QUIET,
  at: "2026-03-01T06:01:00.000Z",
  requests: 1200,
  refusals: 7,
  latency_p50_ms: 4,
  latency_p99_ms: 310,
};

const serve = (minutes: ServerMetricsResponse["minutes"]) =>
  server.use(http.get("*/api/v1/admin/metrics", () => HttpResponse.json({ minutes })));
const findFigure = async (name: RegExp) => within(await screen.findByRole("figure", { name }));

beforeEach(() => {
  localStorage.setItem("authToken", "t1");
  server.use(
    ...createAccountHandlers(new Map([["t1", createAccount({ role: "administrator" })]])),
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    http.get("*/api/v1/debug/sessions", () => HttpResponse.json({ total: 0, by_method: {}, sessions: [] })),
    http.get("*/api/v1/admin/health", () => HttpResponse.json({ parts: [] })),
  );
});

test("each plot says its latest and its highest values", async () => {
  serve([
    QUIET,
    BUSY,
    { ...QUIET, at: "2026-03-01T06:02:00.000Z", requests: 30, latency_p50_ms: 2, latency_p99_ms: 9 },
  ]);
  renderApp("/admin/health");
  const requests = await findFigure(/^Requests/);
  expect(requests.getByText("All: 30, at most 1,200")).toBeInTheDocument();
  expect((await findFigure(/^Time to answer/)).getByText("99 of 100: 9 ms, at most 310 ms")).toBeInTheDocument();
  expect((await findFigure(/^Refused/)).getByText("Refused: 0, at most 7")).toBeInTheDocument();
});

test("a minute without a request has no time to answer", async () => {
  serve([BUSY, QUIET]);
  renderApp("/admin/health");
  expect((await findFigure(/^Time to answer/)).getByText("Half: –, at most 4 ms")).toBeInTheDocument();
});

test("are in Hindi too", async () => {
  languagePreference.set("hi");
  serve([BUSY]);
  renderApp("/admin/health");
  expect((await findFigure(/^अनुरोध/)).getByText("सभी: 1,200, सबसे अधिक 1,200")).toBeInTheDocument();
});

test("say that there is nothing yet, and that they could not be loaded", async () => {
  serve([]);
  const { unmount } = renderApp("/admin/health");
  expect(await screen.findByText(/first minute is still being counted/)).toBeInTheDocument();
  unmount();
  server.use(http.get("*/api/v1/admin/metrics", () => new HttpResponse("", { status: 500 })));
  renderApp("/admin/health");
  expect(await screen.findByText("The plots could not be loaded", undefined, { timeout: 20_000 })).toBeInTheDocument();
});

test("a line goes from the bottom to the top of the picture, with a gap where a value is missing", () => {
  expect(drawLine([0, 5, 10], 10)).toBe("M2 78h0.1L120 40L238 2");
  expect(drawLine([10, null, 0], 10)).toBe("M2 2h0.1M238 78h0.1");
  expect(drawLine([], 10)).toBe("");
  expect(findHighest([[0, null], [0]])).toBe(1);
  expect(
    findHighest([
      [0, 3],
      [null, 8],
    ]),
  ).toBe(8);
});
