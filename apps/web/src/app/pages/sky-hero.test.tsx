import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { createPublicConfig } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";
import { SKY_RESPONSE } from "../../test/sky-response.ts";

beforeEach(() => {
  server.use(http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())));
});

test("shows the current sky on the dial with its place and time, and as a table", async () => {
  server.use(http.get("*/api/v1/sky", () => HttpResponse.json(SKY_RESPONSE)));
  const { container } = renderApp("/");
  const table = await screen.findByRole("table", { name: "The sky over Ujjain, 14:32 IST" });
  expect(screen.getByText("Aquarius is rising, the Moon is in Rohini")).toBeInTheDocument();
  expect(within(table).getAllByRole("row")).toHaveLength(11);
  expect(within(table).getByRole("row", { name: "Lagna Aquarius 15°30′ Rohini" })).toBeInTheDocument();
  // Truncated, not rounded up into the next sign.
  expect(within(table).getByRole("row", { name: "Sun Aries 29°59′ Rohini" })).toBeInTheDocument();
  expect(within(table).getByRole("row", { name: /^Saturn, retrograde/ })).toBeInTheDocument();
  await waitFor(() => expect(container.querySelector(".sky-marks")).toBeInTheDocument());
  const labels = [...container.querySelectorAll(".sky-marks text")].map((text) => text.textContent);
  expect(labels).toEqual(["Asc", "Su", "Mo", "Ma", "Me", "Ju", "Ve", "SaR", "Ra", "Ke"]);
});

test.each([
  ["fails", () => HttpResponse.json({ detail: "no", code: "internal" }, { status: 500 })],
  ["cannot be reached", () => HttpResponse.error()],
])("if the sky %s, shows the empty dial with one line that says so", async (_, answer) => {
  server.use(http.get("*/api/v1/sky", () => answer()));
  const { container } = renderApp("/");
  expect(await screen.findByText(/^The current sky cannot be shown right now/)).toBeInTheDocument();
  expect(container.querySelector("figure svg")).toBeInTheDocument();
  expect(container.querySelector(".sky-marks")).not.toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("does not request the sky while offline", async () => {
  const onRequest = vi.fn<() => void>();
  server.use(
    http.get("*/api/v1/sky", () => {
      onRequest();
      return HttpResponse.json(SKY_RESPONSE);
    }),
  );
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  renderApp("/");
  await screen.findByRole("heading", { level: 1 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onRequest).not.toHaveBeenCalled();
});
