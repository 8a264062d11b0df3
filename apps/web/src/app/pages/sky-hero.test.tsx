import type { SkyResponse } from "@lagna/contract";
import { GRAHAS, RASHIS } from "@lagna/terms";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { publicConfig } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";

const point = (longitude: number) => ({
  longitude,
  sign: RASHIS[Math.floor(longitude / 30)] ?? "aries",
  degree_in_sign: longitude % 30,
  nakshatra: "rohini" as const,
  pada: 2,
});
const SKY: SkyResponse = {
  at: "2026-11-21T09:02:00Z",
  place: { name: "Ujjain", latitude: 23.1765, longitude: 75.7885, time_zone: "Asia/Kolkata" },
  settings: {
    preset: "lagna",
    ayanamsa: "lahiri",
    ayanamsa_degrees: 24.2,
    positions: "apparent",
    node: "mean",
    ephemeris: "test",
  },
  lagna: point(315.5),
  grahas: GRAHAS.map((id, index) => ({ id, ...point(29.9999 + index * 4), retrograde: id === "saturn" })),
  tithi: { number: 2, name: "Shukla Dwitiya", paksha: "shukla" },
};

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
])("where it %s, the dial stands alone and nothing is said", async (_, answer) => {
  const asked = vi.fn<() => void>();
  server.use(
    http.get("*/api/v1/sky", () => {
      asked();
      return answer();
    }),
  );
  const { container } = renderApp("/");
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.querySelector("figure svg")).toBeInTheDocument();
  expect(container.querySelector(".sky-marks")).not.toBeInTheDocument();
  expect(container.querySelector("figcaption")).toBeEmptyDOMElement();
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
