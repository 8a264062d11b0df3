import { MONTH_NAMES } from "@lagna/terms";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { problem, refusedField } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";
import { DRAFT_KEY } from "../../domain/birth/use-draft.ts";
import { startKundliServer, type KundliServer } from "../../test/kundli-server.ts";
import { box, city, fillAll, generate, openForm, retype } from "../../test/birth-form.ts";

let seen: KundliServer;
beforeEach(() => {
  seen = startKundliServer();
});

const draft = () => JSON.parse(localStorage.getItem(DRAFT_KEY) ?? "{}");

describe("what the form refuses", () => {
  test.each([
    ["Full name", "A", "Please enter your full name"],
    ["Year", "1899", "Year must be between 1900 and 2100"],
    ["Year", "2101", "Year must be between 1900 and 2100"],
    ["Day", "0", "Day must be between 1 and 31"],
    ["Day", "32", "Day must be between 1 and 31"],
    ["Hour", "24", "Hour must be 0-23"],
    ["Hour", "", "Hour must be 0-23"],
    ["Minute", "60", "Minute must be 0-59"],
    ["Minute", "", "Minute must be 0-59"],
    ["Second", "60", "Second must be 0-59"],
    ["Country", "X", "Enter a valid country"],
  ])("%s '%s': %s", async (label, text, sentence) => {
    const { user } = await openForm();
    await retype(user, box(label), text);
    await user.click(generate());
    await waitFor(() => expect(box(label)).toHaveAccessibleDescription(expect.stringContaining(sentence)));
    expect(box(label)).toBeInvalid();
    expect(seen.asked).toEqual([]);
  });

  test("an empty form: name, month, city and country have their sentences, and the first has the focus", async () => {
    const { user } = await openForm();
    await user.click(generate());
    for (const sentence of [
      "Please enter your full name",
      "Please select a month",
      "Enter a valid city",
      "Enter a valid country",
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible();
    }
    expect(box("Full name")).toHaveFocus();
  });

  test("a city of one letter", async () => {
    const { user } = await openForm();
    await user.type(city(), "X");
    await user.click(generate());
    await waitFor(() => expect(city()).toHaveAccessibleDescription(expect.stringContaining("Enter a valid city")));
    expect(seen.asked).toEqual([]);
  });

  test.each([
    { "Full name": "Om", Day: "1", Year: "1900", Hour: "0", Minute: "0", Second: "0", City: "Bo", Country: "UK" },
    { "Full name": "Om", Day: "31", Year: "2100", Hour: "23", Minute: "59", Second: "59", City: "Bo", Country: "UK" },
  ])("and does not: the last that still is right, %j", async ({ City, ...typed }) => {
    const { user } = await openForm();
    for (const [label, text] of Object.entries(typed)) await retype(user, box(label), text);
    await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), "August");
    await user.type(city(), City);
    await user.click(generate());
    await waitFor(() => expect(seen.asked).toHaveLength(1));
    expect(seen.asked[0]).toMatchObject({ name: "Om", year: Number(typed.Year), minute: Number(typed.Minute) });
  });

  test("31 February names the month's real length", async () => {
    const { user } = await openForm();
    await fillAll(user);
    await retype(user, box("Day"), "31");
    await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), "February");
    await user.click(generate());
    expect(await screen.findByText("Day must be between 1 and 28")).toBeVisible();
  });

  test("an optional second may stay empty", async () => {
    const { user } = await openForm();
    await fillAll(user);
    await user.clear(box("Second"));
    await user.click(generate());
    await waitFor(() => expect(seen.asked).toHaveLength(1));
    expect(seen.asked[0]).not.toHaveProperty("second");
  });

  test("in Hindi the sentences are Hindi", async () => {
    languagePreference.set("hi");
    const { user } = renderApp("/generate-kundali");
    await user.click(await screen.findByRole("button", { name: "कुंडली बनाएँ" }));
    expect(await screen.findByText("कृपया अपना पूरा नाम लिखें")).toBeVisible();
  });
});

describe("what the form offers", () => {
  test("the months by their English names, and the specification's hints", async () => {
    await openForm();
    const months = within(screen.getByRole("combobox", { name: "Month" })).getAllByRole<HTMLOptionElement>("option");
    expect(months.slice(1).map((option) => option.value)).toEqual([...MONTH_NAMES]);
    expect(screen.getByText(/24-hour format/)).toBeVisible();
    expect(screen.getByText(/Estimate if the exact time is unknown/)).toBeVisible();
    expect(screen.getByText("As on official documents")).toBeVisible();
  });

  test("begins with the specification's defaults", async () => {
    await openForm();
    const values = ["Day", "Year", "Hour", "Minute", "Second"].map((name) => (box(name) as HTMLInputElement).value);
    expect(values).toEqual(["1", String(new Date().getFullYear()), "12", "0", "0"]);
    expect(screen.getByRole("radio", { name: "Male" })).toBeChecked();
    expect(screen.getByRole("combobox", { name: "Month" })).toHaveValue("");
  });

  test("the pickers fill the boxes beside them", async () => {
    await openForm();
    fireEvent.change(document.querySelector("input[type=date]") as Element, { target: { value: "1987-03-09" } });
    fireEvent.change(document.querySelector("input[type=time]") as Element, { target: { value: "04:05" } });
    expect(box("Day")).toHaveValue("9");
    expect(screen.getByRole("combobox", { name: "Month" })).toHaveValue("March");
    expect(box("Year")).toHaveValue("1987");
    expect(box("Hour")).toHaveValue("4");
    expect(box("Minute")).toHaveValue("5");
  });

  test("12:00 is said to be no time of anyone's until it is touched, and the result says so too", async () => {
    const { user } = await openForm();
    expect(screen.getByText(/12:00 only stands here until you give the time/)).toBeVisible();
    await user.type(box("Full name"), "Asha Verma");
    await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), "August");
    await user.type(city(), "Rampur");
    await user.type(box("Country"), "India");
    await user.click(generate());
    expect(await screen.findByText(/The time is the form’s 12:00, not one you gave/)).toBeVisible();
  });

  test("a time that was given is not doubted", async () => {
    const { user } = await openForm();
    await fillAll(user);
    expect(screen.queryByText(/12:00 only stands here/)).not.toBeInTheDocument();
    await user.click(generate());
    await screen.findByRole("article");
    expect(screen.queryByText(/not one you gave/)).not.toBeInTheDocument();
  });
});

describe("dates and times as people write them", () => {
  const written = () => [
    (box("Day") as HTMLInputElement).value,
    screen.getByRole<HTMLSelectElement>("combobox", { name: "Month" }).value,
    (box("Year") as HTMLInputElement).value,
  ];
  const clock = () => ["Hour", "Minute", "Second"].map((name) => (box(name) as HTMLInputElement).value);

  test.each([
    ["Day", "15/08/1990"],
    ["Day", "1990-08-15"],
    ["Year", "15 Aug 1990"],
    ["Year", "August 15, 1990"],
  ])("pasted into %s, '%s' is taken apart", async (name, text) => {
    const { user } = await openForm();
    await user.click(box(name));
    await user.paste(text);
    expect(written()).toEqual(["15", "August", "1990"]);
  });

  test("a date pasted with its time fills both", async () => {
    const { user } = await openForm();
    await user.click(box("Day"));
    await user.paste("15/08/1990 7:35 pm");
    expect(written()).toEqual(["15", "August", "1990"]);
    expect(clock()).toEqual(["19", "35", "0"]);
  });

  test.each([
    ["7pm", ["19", "0", "0"]],
    ["7:35", ["7", "35", "0"]],
    ["7:35:20 PM", ["19", "35", "20"]],
    ["12 am", ["0", "0", "0"]],
  ])("the hour typed as '%s'", async (text, expected) => {
    const { user } = await openForm();
    await user.click(box("Hour"));
    await user.keyboard(text);
    await user.tab();
    expect(clock()).toEqual(expected);
    expect(box("Hour")).toBeValid();
  });

  test("'35 pm' in the minute speaks of the hour before it", async () => {
    const { user } = await openForm();
    await user.click(box("Hour"));
    await user.keyboard("7");
    await user.click(box("Minute"));
    await user.keyboard("35 pm{Enter}");
    expect(clock()).toEqual(["19", "35", "0"]);
  });

  test("what stands in a box is selected when one comes to it", async () => {
    const { user } = await openForm();
    await user.click(box("Day"));
    await user.keyboard("9");
    expect(box("Day")).toHaveValue("9");
  });
});

describe("the draft", () => {
  test("is kept under the specification's key", () => {
    expect(DRAFT_KEY).toBe("lagna_form_data");
  });

  test("keeps what is typed, key by key, and a new visit finds it", async () => {
    const { user, unmount } = await openForm();
    await user.type(box("Full name"), "Asha");
    await user.type(city(), "Ramp");
    expect(draft()).toMatchObject({ name: "Asha", city: "Ramp" });
    unmount();
    await openForm();
    expect(box("Full name")).toHaveValue("Asha");
    expect(city()).toHaveValue("Ramp");
  });

  test("reads what another page put there, numbers and free months too", async () => {
    localStorage.setItem(
      DRAFT_KEY,
      JSON.stringify({
        name: "Ravi",
        gender: "male",
        year: 1972,
        month: "march",
        day: 3,
        hour: 0,
        minute: 7,
        second: 0,
        city: "Pune",
        country: "India",
      }),
    );
    await openForm();
    expect(box("Full name")).toHaveValue("Ravi");
    expect(screen.getByRole("combobox", { name: "Month" })).toHaveValue("March");
    expect(box("Hour")).toHaveValue("0");
  });

  test.each([["not json"], ["null"], ["[]"], ['{"year":{"$":1},"place":{"id":"x"}}']])(
    "survives what is no draft: %s",
    async (stored) => {
      localStorage.setItem(DRAFT_KEY, stored);
      await openForm();
      expect(box("Full name")).toHaveValue("");
      expect(box("Day")).toHaveValue("1");
    },
  );

  test("Clear Form empties the boxes and forgets the draft", async () => {
    const { user } = await openForm();
    await user.type(box("Full name"), "Asha");
    await user.click(screen.getByRole("button", { name: "Clear Form" }));
    expect(box("Full name")).toHaveValue("");
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  test("is gone once the kundli stands; the tab still keeps both over a reload", async () => {
    const { user, unmount } = await openForm();
    await fillAll(user);
    await user.click(generate());
    await screen.findByRole("article");
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
    unmount();
    await openForm();
    expect(box("Full name")).toHaveValue("Asha Verma");
    await user.click(screen.getByRole("button", { name: "Back to the result" }));
    expect(await screen.findByRole("article", { name: "Kundli of Asha Verma" })).toBeInTheDocument();
  });
});

describe("a press on Generate", () => {
  test("what breaks in the page itself has its own sentence", async () => {
    server.use(http.post("*/api/v1/kundli", () => HttpResponse.json(null)));
    const { user } = await openForm();
    await fillAll(user);
    await user.click(generate());
    expect(await screen.findByRole("alert")).toHaveTextContent("An error occurred while generating the kundli");
  });

  test("sends what was typed and says that it is under way", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const { user } = await openForm();
    server.use(
      http.post("*/api/v1/kundli", async () => {
        await gate;
        return problem(503, "overloaded");
      }),
    );
    await fillAll(user);
    await user.click(generate());
    expect(await screen.findByRole("button", { name: "Generating…" })).toHaveAttribute("aria-busy", "true");
    release();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The server is overloaded. Please try again in a moment.",
    );
    expect(screen.getByRole("alert")).toHaveTextContent("What you typed is kept");
    expect(box("Full name")).toHaveValue("Asha Verma");
  });

  test("a double press asks once", async () => {
    const { user } = await openForm();
    await fillAll(user);
    await user.dblClick(generate());
    await screen.findByRole("article");
    expect(seen.asked).toHaveLength(1);
  });

  test("two presses before the button is drawn busy ask once", async () => {
    const { user } = await openForm();
    await fillAll(user);
    const form = screen.getByRole("form", { name: "Birth Details" });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await screen.findByRole("article");
    expect(seen.asked).toHaveLength(1);
  });

  test("asks with the birth and the settings", async () => {
    const { user } = await openForm();
    await fillAll(user);
    await user.click(generate());
    await screen.findByRole("article");
    expect(seen.asked).toEqual([
      {
        name: "Asha Verma",
        gender: "female",
        year: 1990,
        month: 8,
        day: 15,
        hour: 10,
        minute: 30,
        second: 0,
        city: "Rampur",
        country: "India",
        settings: { preset: "lagna" },
      },
    ]);
  });

  test("what the server refuses is shown at its field, which gets the focus", async () => {
    server.use(http.post("*/api/v1/kundli", () => refusedField("city", "city_unknown")));
    const { user } = await openForm();
    await fillAll(user);
    await user.click(generate());
    await waitFor(() => expect(city()).toHaveAccessibleDescription(expect.stringContaining("Enter a valid city")));
    expect(city()).toHaveFocus();
  });

  test("no network: says so, and that nothing is lost", async () => {
    server.use(http.post("*/api/v1/kundli", () => HttpResponse.error()));
    const { user } = await openForm();
    await fillAll(user);
    await user.click(generate());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Network error. Please check your connection and try again.",
    );
    expect(draft()).toMatchObject({ name: "Asha Verma" });
  });

  test("without a sentence from the server, the catalogue's own stands", async () => {
    server.use(http.post("*/api/v1/kundli", () => new HttpResponse("<html>", { status: 500 })));
    const { user } = await openForm();
    await fillAll(user);
    await user.click(generate());
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to generate kundli");
  });
});
