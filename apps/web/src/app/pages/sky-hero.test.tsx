import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { publicConfig } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";
import { SKY } from "../../test/sky-answer.ts";

beforeEach(() => {
  server.use(http.get("*/api/v1/config", () => HttpResponse.json(publicConfig())));
});

test("the sky of this minute stands on the dial, with its place and clock, and as a table", async () => {
  server.use(http.get("*/api/v1/sky", () => HttpResponse.json(SKY)));
  const { container } = renderApp("/");
  const table = await screen.findByRole("table", { name: "The sky over Ujjain, 14:32 IST" });
  expect(screen.getByText("Aquarius is rising, the Moon is in Rohini")).toBeInTheDocument();
  expect(within(table).getAllByRole("row")).toHaveLength(11);
  expect(within(table).getByRole("row", { name: "Lagna Aquarius 15°30′ Rohini" })).toBeInTheDocument();
  // Cut, not rounded up into the next sign.
  expect(within(table).getByRole("row", { name: "Sun Aries 29°59′ Rohini" })).toBeInTheDocument();
  expect(within(table).getByRole("row", { name: /^Saturn, retrograde/ })).toBeInTheDocument();
  await waitFor(() => expect(container.querySelector(".sky-marks")).toBeInTheDocument());
  const written = [...container.querySelectorAll(".sky-marks text")].map((text) => text.textContent);
  expect(written).toEqual(["Asc", "Su", "Mo", "Ma", "Me", "Ju", "Ve", "SaR", "Ra", "Ke"]);
});

test.each([
  ["fails", () => HttpResponse.json({ detail: "no", code: "internal" }, { status: 500 })],
  ["cannot be reached", () => HttpResponse.error()],
])("where it %s, the dial stands alone and a line says so, once", async (_, answer) => {
  server.use(http.get("*/api/v1/sky", () => answer()));
  const { container } = renderApp("/");
  expect(await screen.findByText(/^The sky of this minute cannot be had just now/)).toBeInTheDocument();
  expect(container.querySelector("figure svg")).toBeInTheDocument();
  expect(container.querySelector(".sky-marks")).not.toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("offline it is not asked for", async () => {
  const asked = vi.fn<() => void>();
  server.use(
    http.get("*/api/v1/sky", () => {
      asked();
      return HttpResponse.json(SKY);
    }),
  );
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  renderApp("/");
  await screen.findByRole("heading", { level: 1 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).not.toHaveBeenCalled();
});
