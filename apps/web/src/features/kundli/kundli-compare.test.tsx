import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import type { KundliRequest } from "@lagna/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answer, startKundliServer } from "../../test/kundli-server.ts";
import { openPanel, unfold } from "../../test/open-kundli.ts";
import { server } from "../../test/server.ts";

const { data } = answer;
/** A year earlier, by the same days for every lord. */
const earlier = (instant: string) => new Date(Date.parse(instant) - 366 * 86_400_000).toISOString();

/** As Jagannatha Hora has it, in what matters here: the Sun's degrees, a house, Moon's navamsha, dates. */
const otherwise = () => ({
  ...answer,
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
        periods: data.dashas.vimshottari.periods.map((period) => ({ ...period, start: earlier(period.start) })),
      },
    },
  },
});

let asked: KundliRequest[];
beforeEach(() => {
  startKundliServer();
  asked = [];
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-01T12:00:00Z") });
});
afterEach(() => vi.useRealTimers());

const answers = () =>
  server.use(
    http.post("*/api/v1/kundli", async ({ request }) => {
      const body = (await request.json()) as KundliRequest;
      asked.push(body);
      return HttpResponse.json(body.settings?.preset === "jagannatha_hora" ? otherwise() : answer);
    }),
  );

describe("settings compared", () => {
  test("a plain sentence first, then only what differs, side by side", async () => {
    answers();
    const { user } = await openPanel("compare");
    const panel = await unfold(user, "Settings compared");
    expect(await within(panel).findByText(/^Under Jagannatha Hora longitudes move/)).toHaveTextContent(
      "Under Jagannatha Hora longitudes move by up to 1°00′00″. Lagna and every graha keep their signs. Sun changes house. In the divisional charts 1 place changes. Dashas begin 1 year and 1 day earlier.",
    );
    const points = within(panel).getByRole("table", { name: "Where lagna and grahas stand" });
    expect(within(points).getAllByRole("row")).toHaveLength(2);
    expect(within(points).getByRole("rowheader", { name: "Sun" }).closest("tr")).toHaveTextContent(
      /Cancer 28°23′42″.*house 11.*Cancer 29°23′42″.*house 12\+1°00′00″$/,
    );
    const vargas = within(panel).getByRole("table", { name: /^Divisional charts/ });
    expect(within(vargas).getAllByRole("row")[1]).toHaveTextContent(/^D9 Navamsha.*Moon Aries$/);
    expect(within(panel).getByRole("table", { name: /^Vimshottari/ })).toHaveTextContent("366 days earlier");
    expect(within(panel).queryByRole("table", { name: "The day of birth" })).not.toBeInTheDocument();
    expect(within(panel).getByRole("table", { name: "What is set otherwise" })).toHaveTextContent(
      /Lahiri.*True Pushya/,
    );
    expect(asked.at(-1)).toMatchObject({ name: "Asha Verma", settings: { preset: "jagannatha_hora" } });
  });

  test("against settings that make the same chart, it says so and shows no table", async () => {
    answers();
    const { user } = await openPanel("compare");
    const panel = await unfold(user, "Settings compared");
    await user.selectOptions(within(panel).getByRole("combobox", { name: "Compare with" }), "Lagna");
    expect(await within(panel).findByText("Nothing changes: under Lagna this chart comes out the same.")).toBeVisible();
    expect(within(panel).queryByRole("table")).not.toBeInTheDocument();
  });

  test("in Hindi", async () => {
    answers();
    const { user } = await openPanel("compare", "hi");
    const panel = await unfold(user, "सेटिंग की तुलना");
    expect(await within(panel).findByText(/जगन्नाथ होरा की सेटिंग से अंश/)).toHaveTextContent(
      /सूर्य का भाव बदलता है। वर्ग कुंडलियों में 1 स्थान बदलता है। दशाएँ 1 वर्ष और 1 दिन पहले शुरू होती हैं।$/,
    );
  });

  test("what could not be calculated can be asked for again", async () => {
    server.use(http.post("*/api/v1/kundli", () => HttpResponse.error()));
    const { user } = await openPanel("compare");
    const panel = await unfold(user, "Settings compared");
    const again = await within(panel).findByRole("button", { name: "Try again" }, { timeout: 15_000 });
    answers();
    await user.click(again);
    expect(await within(panel).findByText(/^Under Jagannatha Hora/)).toBeVisible();
    expect(screen.getByRole("article")).toBeVisible();
  });
});
