import type { Place, PrashnaResponse } from "@lagna/contract";
import { fireEvent, screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { respondWithError } from "../../test/fake-accounts.ts";
import { server } from "../../test/mock-server.ts";
import answer from "../../test/pune-prashna.json" with { type: "json" };
import { startSavedKundlisServer } from "../../test/fake-saved-kundlis-server.ts";
import { renderApp } from "../../test/render-app.tsx";

const ANSWER = answer as unknown as PrashnaResponse;
const PUNE = {
  id: 1259229,
  name: "Pune",
  matched: null,
  state: "Maharashtra",
  district: null,
  country: "India",
  country_code: "IN",
  latitude: 18.52,
  longitude: 73.86,
  population: 2_935_744,
  time_zone: "Asia/Kolkata",
  hindi: null,
} as Place;

/** Opens the page; returns the questions the server receives. */
async function openPage(respond: () => Response = () => HttpResponse.json(ANSWER)) {
  const questions: unknown[] = [];
  startSavedKundlisServer([]);
  server.use(
    http.get("*/api/v1/places", () => HttpResponse.json({ places: [PUNE], preparing: false })),
    http.post("*/api/v1/prashna", async ({ request }) => {
      questions.push(await request.json());
      return respond();
    }),
  );
  const view = renderApp("/prashna");
  await screen.findByRole("button", { name: "Judge the question" });
  const choosePlace = async () => {
    await view.user.type(screen.getByLabelText("Where are you asking?"), "Pun");
    await view.user.click(await screen.findByRole("option", { name: /Pune/ }));
  };
  const ask = () => view.user.click(screen.getByRole("button", { name: "Judge the question" }));
  return { ...view, questions, choosePlace, ask };
}

describe("a question", () => {
  test("is asked by its matter, place and number, and answered with its evidence", async () => {
    const { user, questions, choosePlace, ask } = await openPage();
    await user.selectOptions(screen.getByLabelText("What is it about?"), "A job (10th house)");
    await choosePlace();
    await user.click(screen.getByRole("radio", { name: "Number 1–249" }));
    await user.type(screen.getByLabelText("Your number, 1 to 249"), "145");
    await ask();
    const heading = await screen.findByRole("heading", { level: 2 });
    expect(heading).toHaveFocus();
    expect(heading).toHaveTextContent(/^The rules/);
    const place = { place_id: PUNE.id };
    expect(questions).toEqual([
      { matter: "job", mode: "number_249", number: 145, at: expect.stringMatching(/^\d{4}-.*Z$/), place },
    ]);
    expect(screen.getByText(/It is no certainty\.$/, { selector: ".mt-3:not(.no-print)" })).toBeVisible();
    const grahas = within(screen.getByRole("table", { name: "Grahas that are judged" }));
    expect(grahas.getByRole("rowheader", { name: "The matter: lord of house 10" })).toBeVisible();
    expect(document.body).toHaveTextContent(
      /sub lord of cusp 10, signifies (house 10 or|neither house 10 nor) the 11th: .*K\.S\. Krishnamurti, Reader VI/,
    );
    const open = screen.getByRole("region", { name: "What would have to be known" });
    expect(open).toHaveTextContent("Whether the number came by itself");
    expect(screen.getByRole("group", { name: "Chart of the question" })).toBeVisible();
    expect(screen.getByRole("region", { name: "Facts beside the judgment" })).toHaveTextContent("Arudha");
  });

  test("is not sent before it is complete: each missing part is named", async () => {
    const { user, questions, ask } = await openPage();
    await user.click(screen.getByRole("radio", { name: "Number 1–108" }));
    await user.type(screen.getByLabelText("Your number, 1 to 108"), "109");
    await ask();
    expect(screen.getByText("Choose what the question is about")).toBeVisible();
    expect(screen.getByText("Choose a place from the list")).toBeVisible();
    expect(screen.getByText("Enter a number from 1 to 108")).toBeVisible();
    expect(questions).toEqual([]);
  });

  test("about death, illness or courts is not offered, and a judgment that is withheld says so", async () => {
    const withheld = { verdict: "unclear", timing: null, evidence: [], withheld: "illness" };
    const data = { ...ANSWER.data, ...withheld };
    const { user, choosePlace, ask } = await openPage(() => HttpResponse.json({ ...ANSWER, data }));
    const matters = within(screen.getByLabelText("What is it about?"));
    expect(matters.queryByRole("option", { name: /Illness|Death|lawsuit|Imprisonment/ })).toBeNull();
    await user.selectOptions(screen.getByLabelText("What is it about?"), "A parcel (3rd house)");
    await choosePlace();
    await ask();
    expect(await screen.findByRole("heading", { name: "No verdict on this subject" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: /^(For|Against) it$/ })).toBeNull();
  });

  test("that could not be judged is told", async () => {
    const { user, choosePlace, ask } = await openPage(() => respondWithError(503, "overloaded"));
    await user.selectOptions(screen.getByLabelText("What is it about?"), "Money (2nd house)");
    await choosePlace();
    await ask();
    expect(await screen.findByRole("alert")).toBeVisible();
  });

  test("of a moment that was typed is judged at that moment, by the clock of its place", async () => {
    const { user, questions, choosePlace, ask } = await openPage();
    const asked: (string | null)[] = [];
    server.use(
      http.get("*/api/v1/places/offset", ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(searchParams.get("time_zone"), searchParams.get("local"));
        return HttpResponse.json({ utc: "2026-03-01T06:00:00Z" });
      }),
    );
    await user.selectOptions(screen.getByLabelText("What is it about?"), "A job (10th house)");
    await choosePlace();
    await user.click(screen.getByRole("radio", { name: "At another time" }));
    await ask();
    expect(screen.getByText("Enter the date and the time")).toBeVisible();
    fireEvent.change(screen.getByLabelText("Date and time"), { target: { value: "2026-03-01T11:30" } });
    await ask();
    await screen.findByRole("heading", { level: 2 });
    expect(asked).toEqual(["Asia/Kolkata", "2026-03-01T11:30"]);
    expect(questions).toMatchObject([{ at: "2026-03-01T06:00:00Z" }]);
  });
});
