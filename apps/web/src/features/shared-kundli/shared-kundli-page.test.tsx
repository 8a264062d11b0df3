import { sharedKundliSchema, type SharedKundli, type SharedSigns } from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { respondWithError, createPublicConfig } from "../../test/fake-accounts.ts";
import { kundliResponse } from "../../test/fake-kundli-server.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

const slow = { timeout: 30_000 };

const planet = {
  sign: "leo",
  nakshatra: "magha",
  pada: 2,
  house: 11,
  retrograde: false,
  combust: false,
  dignity: null,
} as const;
const SIGNS = {
  day: null,
  place: null,
  lagna: "libra",
  planets: {
    ...Object.fromEntries(GRAHAS.map((id) => [id, planet])),
    moon: { ...planet, sign: null, pada: null, nakshatra: "rohini" },
  } as SharedSigns["planets"],
  vargas: { D9: Object.fromEntries(GRAHAS.map((id) => [id, "aries"])) as SharedSigns["vargas"]["D9"] },
  panchanga: { tithi: 25, vara: null, nakshatra: "rohini", yoga: 13, karana: 49 },
  running: { maha: "jupiter", antar: "venus" },
  settings: { preset: "lagna", ayanamsa: "lahiri", node: "mean", house_system: "whole_sign" },
} as const satisfies SharedSigns;

function serveShared(shared: Omit<SharedKundli, "status"> | null): string[] {
  const requests: string[] = [];
  server.use(
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    http.get("*/api/v1/shares/:token", ({ request, params }) => {
      requests.push(`${String(params["token"])} ${request.headers.get("authorization") ?? "anonymous"}`);
      if (shared === null) return respondWithError(404, "share_unknown");
      return HttpResponse.json(sharedKundliSchema.parse({ status: "success", ...shared }));
    }),
  );
  return requests;
}

test("shows a fully shared kundli as a read-only article, without a session and not indexed", async () => {
  const { gender: _gender, ...birth } = kundliResponse.data.birth;
  const data = { ...kundliResponse.data, birth: { ...birth, name: "" } };
  const requests = serveShared({ name: "Asha Verma", kundli: { birth: "time", data } });
  renderApp("/k/a-token");
  const article = within(await screen.findByRole("article", { name: "Kundli of Asha Verma" }, slow));
  expect(article.getByRole("heading", { level: 1 })).toHaveTextContent("Asha Verma, your lagna is Virgo");
  // The charts' and sections' titles; what is below the first screen comes later.
  await article.findAllByRole("heading", { level: 3 }, slow);
  const levels = article.getAllByRole("heading").map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  expect(article.getByText(/, 10:30 ·/)).toBeVisible();
  expect(requests).toEqual(["a-token anonymous"]);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
});

test("addresses no one if the name is not shared", async () => {
  const { gender: _gender, ...birth } = kundliResponse.data.birth;
  serveShared({
    name: null,
    kundli: { birth: "time", data: { ...kundliResponse.data, birth: { ...birth, name: "" } } },
  });
  renderApp("/k/a-token");
  const article = within(await screen.findByRole("article", { name: "Shared kundli" }, slow));
  expect(article.getByRole("heading", { level: 1 })).toHaveTextContent(/^The lagna is Virgo; Moon in Rohini/);
});

test("shows signs if the time is not shared, a dash for what would reveal it, and why", async () => {
  serveShared({ name: null, kundli: { birth: "none", data: SIGNS } });
  renderApp("/k/a-token");
  const article = within(await screen.findByRole("article", { name: "Shared kundli" }, slow));
  expect(article.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Libra rising · Moon in Rohini · Jupiter–Venus dasha is running",
  );
  const table = within(article.getByRole("table", { name: "Positions of the grahas" }));
  expect(table.getByRole("row", { name: "Moon – 11 Rohini Aries" })).toBeVisible();
  expect(table.getByRole("row", { name: "Sun Leo 11 Magha 2 Aries" })).toBeVisible();
  expect(article.getByText("Some details are left out, because they could reveal the time of birth.")).toBeVisible();
  expect(article.getByText("Krishna Dashami")).toBeVisible();
});

test("shows day and place, in Hindi", async () => {
  languagePreference.set("hi");
  const place = { city: "Varanasi", state: "Uttar Pradesh", country: "India" };
  serveShared({ name: "आशा", kundli: { birth: "day", data: { ...SIGNS, day: "1990-08-15", place } } });
  renderApp("/k/a-token");
  const article = within(await screen.findByRole("article", { name: "आशा की कुंडली" }, slow));
  expect(article.getByText(/15 अगस्त 1990, Varanasi, Uttar Pradesh, India/)).toBeVisible();
  expect(article.getByRole("heading", { level: 1 })).toHaveTextContent("तुला लग्न · चंद्र रोहिणी में");
});

test("shows a friendly message for a revoked or unknown link", async () => {
  serveShared(null);
  renderApp("/k/forged");
  expect(await screen.findByRole("heading", { level: 1, name: "This link does not work" }, slow)).toBeVisible();
  expect(screen.getByText(/Ask them for a new one/)).toBeVisible();
});
