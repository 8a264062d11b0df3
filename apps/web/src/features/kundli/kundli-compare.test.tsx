import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import type { KundliRequest } from "@lagna/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { kundliResponse, startKundliServer } from "../../test/fake-kundli-server.ts";
import { openKundliPanel, expandSection } from "../../test/open-kundli.ts";
import { server } from "../../test/mock-server.ts";

const { data } = kundliResponse;
/** An instant a year earlier; the same shift for every lord. */
const subtractYear = (instant: string) => new Date(Date.parse(instant) - 366 * 86_400_000).toISOString();

/** The kundli as Jagannatha Hora computes it, in what matters here: the Sun's degrees, a house, the Moon's navamsha, dates. */
const createOtherKundli = () => ({
  ...kundliResponse,
  data: {
    ...data,
    settings: { ...data.settings, preset: "jagannatha_hora", ayanamsa: "true_pushya", node: "true" },
    planets: data.planets.map((planet) =>
      planet.id === "sun"
        ? { ...planet, longitude: planet.longitude + 1, degree_in_sign: planet.degree_in_sign + 1, house: 12 }
        : planet,
    ),
    vargas: { ...data.vargas, D9: { ...data.vargas["D9"], moon: "aries" } },
    dashas: {
      ...data.dashas,
      vimshottari: {
        ...data.dashas.vimshottari,
        periods: data.dashas.vimshottari.periods.map((period) => ({ ...period, start: subtractYear(period.start) })),
      },
    },
  },
});

let requests: KundliRequest[];
beforeEach(() => {
  startKundliServer();
  requests = [];
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-01T12:00:00Z") });
});
afterEach(() => vi.useRealTimers());

const serveAnswers = () =>
  server.use(
    http.post("*/api/v1/kundli", async ({ request }) => {
      const body = (await request.json()) as KundliRequest;
      requests.push(body);
      return HttpResponse.json(body.settings?.preset === "jagannatha_hora" ? createOtherKundli() : kundliResponse);
    }),
  );

describe("comparing settings", () => {
  test("shows a plain sentence first, then only the differences, side by side", async () => {
    serveAnswers();
    const { user } = await openKundliPanel("compare");
    const panel = await expandSection(user, "Settings compared");
    expect(await within(panel).findByText(/^With Jagannatha Hora positions move/)).toHaveTextContent(
      "With Jagannatha Hora positions move by up to 1°00′00″. The lagna and all grahas keep their signs. Sun changes house. 1 place changes in the divisional charts. Dashas begin 1 year and 1 day earlier.",
    );
    const points = within(panel).getByRole("table", { name: "Positions of lagna and grahas" });
    expect(within(points).getAllByRole("row")).toHaveLength(2);
    expect(within(points).getByRole("rowheader", { name: "Sun" }).closest("tr")).toHaveTextContent(
      /Cancer 28°23′42″.*house 11.*Cancer 29°23′42″.*house 12\+1°00′00″$/,
    );
    const vargas = within(panel).getByRole("table", { name: /^Divisional charts/ });
    expect(within(vargas).getAllByRole("row")[1]).toHaveTextContent(/^D9 Navamsha.*Moon Aries$/);
    expect(within(panel).getByRole("table", { name: /^Vimshottari/ })).toHaveTextContent("366 days earlier");
    expect(within(panel).queryByRole("table", { name: "The day of birth" })).not.toBeInTheDocument();
    expect(within(panel).getByRole("table", { name: "Settings that differ" })).toHaveTextContent(/Lahiri.*True Pushya/);
    expect(requests.at(-1)).toMatchObject({ name: "Asha Verma", settings: { preset: "jagannatha_hora" } });
  });

  test("says so if the settings make the same chart, and shows no table", async () => {
    serveAnswers();
    const { user } = await openKundliPanel("compare");
    const panel = await expandSection(user, "Settings compared");
    await user.selectOptions(within(panel).getByRole("combobox", { name: "Compare with" }), "Lagna");
    expect(await within(panel).findByText("Nothing changes: with Lagna this chart stays the same.")).toBeVisible();
    expect(within(panel).queryByRole("table")).not.toBeInTheDocument();
  });

  test("is in Hindi too", async () => {
    serveAnswers();
    const { user } = await openKundliPanel("compare", "hi");
    const panel = await expandSection(user, "सेटिंग की तुलना");
    expect(await within(panel).findByText(/जगन्नाथ होरा की सेटिंग से अंश/)).toHaveTextContent(
      /सूर्य का भाव बदलता है। वर्ग कुंडलियों में 1 स्थान बदलता है। दशाएँ 1 वर्ष और 1 दिन पहले शुरू होती हैं।$/,
    );
  });

  test("can be retried after a failure", async () => {
    server.use(http.post("*/api/v1/kundli", () => HttpResponse.error()));
    const { user } = await openKundliPanel("compare");
    const panel = await expandSection(user, "Settings compared");
    const again = await within(panel).findByRole("button", { name: "Try again" }, { timeout: 15_000 });
    serveAnswers();
    await user.click(again);
    expect(await within(panel).findByText(/^With Jagannatha Hora/)).toBeVisible();
    expect(screen.getByRole("article")).toBeVisible();
  });
});
