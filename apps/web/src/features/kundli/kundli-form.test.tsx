import { MONTH_NAMES } from "@lagna/terms";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { respondWithError, respondWithFieldError } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";
import { GENERATOR_DRAFT_KEY } from "../../domain/birth/birth-form-draft.ts";
import { startKundliServer, type KundliServer } from "../../test/fake-kundli-server.ts";
import {
  getTextbox,
  getCityInput,
  fillAllFields,
  getGenerateButton,
  openBirthForm,
  retype,
} from "../../test/birth-form.ts";

let seen: KundliServer;
beforeEach(() => {
  seen = startKundliServer();
});

const readDraft = () => JSON.parse(localStorage.getItem(GENERATOR_DRAFT_KEY) ?? "{}");

describe("the form refuses", () => {
  test.each([
    ["Full name", "A", "Please enter your full name"],
    ["Year", "0", "Year must be between 1 and 2399"],
    ["Year", "-43", "Year must be between 1 and 2399"],
    ["Year", "2400", "Year must be between 1 and 2399"],
    ["Day", "0", "Day must be between 1 and 31"],
    ["Day", "32", "Day must be between 1 and 31"],
    ["Hour", "24", "Hour must be 0-23"],
    ["Hour", "", "Hour must be 0-23"],
    ["Minute", "60", "Minute must be 0-59"],
    ["Minute", "", "Minute must be 0-59"],
    ["Second", "60", "Second must be 0-59"],
    ["Country", "X", "Enter a valid country"],
  ])("%s '%s': %s", async (label, text, sentence) => {
    const { user } = await openBirthForm();
    await retype(user, getTextbox(label), text);
    await user.click(getGenerateButton());
    await waitFor(() => expect(getTextbox(label)).toHaveAccessibleDescription(expect.stringContaining(sentence)));
    expect(getTextbox(label)).toBeInvalid();
    expect(seen.kundliRequests).toEqual([]);
  });

  test("an empty form: name, month, city and country have messages, and the first has the focus", async () => {
    const { user } = await openBirthForm();
    await user.click(getGenerateButton());
    for (const sentence of [
      "Please enter your full name",
      "Please select a month",
      "Enter a valid city",
      "Enter a valid country",
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible();
    }
    expect(getTextbox("Full name")).toHaveFocus();
  });

  test("a city of one letter", async () => {
    const { user } = await openBirthForm();
    await user.type(getCityInput(), "X");
    await user.click(getGenerateButton());
    await waitFor(() =>
      expect(getCityInput()).toHaveAccessibleDescription(expect.stringContaining("Enter a valid city")),
    );
    expect(seen.kundliRequests).toEqual([]);
  });

  test.each([
    { "Full name": "Om", Day: "1", Year: "1800", Hour: "0", Minute: "0", Second: "0", City: "Bo", Country: "UK" },
    { "Full name": "Om", Day: "31", Year: "2399", Hour: "23", Minute: "59", Second: "59", City: "Bo", Country: "UK" },
  ])("no valid limit values: %j", async ({ City, ...typed }) => {
    const { user } = await openBirthForm();
    for (const [label, text] of Object.entries(typed)) await retype(user, getTextbox(label), text);
    await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), "August");
    await user.type(getCityInput(), City);
    await user.click(getGenerateButton());
    await waitFor(() => expect(seen.kundliRequests).toHaveLength(1));
    expect(seen.kundliRequests[0]).toMatchObject({
      name: "Om",
      year: Number(typed.Year),
      minute: Number(typed.Minute),
    });
  });

  test("no birth before Christ, and its date by either calendar", async () => {
    const { user } = await openBirthForm();
    await fillAllFields(user);
    expect(screen.queryByRole("radio", { name: "BC" })).not.toBeInTheDocument();
    await retype(user, getTextbox("Day"), "15");
    await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), "March");
    await retype(user, getTextbox("Year"), "44");
    await user.tab();
    await user.click(await screen.findByRole("radio", { name: "BC" }));
    expect(screen.getByRole("radio", { name: "Julian" })).toBeChecked();
    expect(screen.getByText(/this is 13 March 44 BC/)).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Gregorian" }));
    expect(screen.getByText(/this is 17 March 44 BC/)).toBeVisible();
    await user.click(getGenerateButton());
    await waitFor(() => expect(seen.kundliRequests).toHaveLength(1));
    expect(seen.kundliRequests[0]).toMatchObject({ year: -43, month: 3, day: 15, calendar: "gregorian" });
  });

  test("a year before Christ that is too early, in the words of the box", async () => {
    const { user } = await openBirthForm();
    await fillAllFields(user);
    await retype(user, getTextbox("Year"), "1002");
    await user.tab();
    await user.click(await screen.findByRole("radio", { name: "BC" }));
    await user.click(getGenerateButton());
    expect(await screen.findByText("Year must be between 1 and 1001")).toBeVisible();
    expect(seen.kundliRequests).toEqual([]);
  });

  test("31 February with the month's real length", async () => {
    const { user } = await openBirthForm();
    await fillAllFields(user);
    await retype(user, getTextbox("Day"), "31");
    await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), "February");
    await user.click(getGenerateButton());
    expect(await screen.findByText("Day must be between 1 and 28")).toBeVisible();
  });

  test("no empty optional second", async () => {
    const { user } = await openBirthForm();
    await fillAllFields(user);
    await user.clear(getTextbox("Second"));
    await user.click(getGenerateButton());
    await waitFor(() => expect(seen.kundliRequests).toHaveLength(1));
    expect(seen.kundliRequests[0]).not.toHaveProperty("second");
  });

  test("in Hindi with Hindi messages", async () => {
    languagePreference.set("hi");
    const { user } = renderApp("/generate-kundali");
    await user.click(await screen.findByRole("button", { name: "कुंडली बनाएँ" }));
    expect(await screen.findByText("कृपया अपना पूरा नाम लिखें")).toBeVisible();
  });
});

describe("the form offers", () => {
  test("the months by their English names, and the specification's hints", async () => {
    await openBirthForm();
    const months = within(screen.getByRole("combobox", { name: "Month" })).getAllByRole<HTMLOptionElement>("option");
    expect(months.slice(1).map((option) => option.value)).toEqual([...MONTH_NAMES]);
    expect(screen.getByText(/24-hour format/)).toBeVisible();
    expect(screen.getByText(/Estimate if the exact time is unknown/)).toBeVisible();
    expect(screen.getByText("As on official documents")).toBeVisible();
  });

  test("the specification's defaults", async () => {
    await openBirthForm();
    const values = ["Day", "Year", "Hour", "Minute", "Second"].map(
      (name) => (getTextbox(name) as HTMLInputElement).value,
    );
    expect(values).toEqual(["1", String(new Date().getFullYear()), "12", "0", "0"]);
    expect(screen.getByRole("radio", { name: "Male" })).toBeChecked();
    expect(screen.getByRole("combobox", { name: "Month" })).toHaveValue("");
  });

  test("pickers that fill the fields beside them", async () => {
    await openBirthForm();
    fireEvent.change(document.querySelector("input[type=date]") as Element, { target: { value: "1987-03-09" } });
    fireEvent.change(document.querySelector("input[type=time]") as Element, { target: { value: "04:05" } });
    expect(getTextbox("Day")).toHaveValue("9");
    expect(screen.getByRole("combobox", { name: "Month" })).toHaveValue("March");
    expect(getTextbox("Year")).toHaveValue("1987");
    expect(getTextbox("Hour")).toHaveValue("4");
    expect(getTextbox("Minute")).toHaveValue("5");
  });

  test("a warning about 12:00 as an unlikely default until it is touched, in the result too", async () => {
    const { user } = await openBirthForm();
    expect(screen.getByText(/12:00 is only a placeholder/)).toBeVisible();
    await user.type(getTextbox("Full name"), "Asha Verma");
    await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), "August");
    await user.type(getCityInput(), "Rampur");
    await user.type(getTextbox("Country"), "India");
    await user.click(getGenerateButton());
    expect(await screen.findByText(/The time is the form’s default 12:00, not one you entered/)).toBeVisible();
  });

  test("no warning about a time that was entered", async () => {
    const { user } = await openBirthForm();
    await fillAllFields(user);
    expect(screen.queryByText(/12:00 is only a placeholder/)).not.toBeInTheDocument();
    await user.click(getGenerateButton());
    await screen.findByRole("article");
    expect(screen.queryByText(/not one you entered/)).not.toBeInTheDocument();
  });
});

describe("pressing Generate", () => {
  test("shows a separate message for an error in the page itself", async () => {
    server.use(http.post("*/api/v1/kundli", () => HttpResponse.json(null)));
    const { user } = await openBirthForm();
    await fillAllFields(user);
    await user.click(getGenerateButton());
    expect(await screen.findByRole("alert")).toHaveTextContent("An error occurred while generating the kundli");
  });

  test("sends the typed values and shows that it is in progress", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const { user } = await openBirthForm();
    server.use(
      http.post("*/api/v1/kundli", async () => {
        await gate;
        return respondWithError(503, "overloaded");
      }),
    );
    await fillAllFields(user);
    await user.click(getGenerateButton());
    expect(await screen.findByRole("button", { name: "Generating…" })).toHaveAttribute("aria-busy", "true");
    release();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The server is overloaded. Please try again in a moment.",
    );
    expect(screen.getByRole("alert")).toHaveTextContent("What you typed is still here");
    expect(getTextbox("Full name")).toHaveValue("Asha Verma");
  });

  test("twice sends one request", async () => {
    const { user } = await openBirthForm();
    await fillAllFields(user);
    await user.dblClick(getGenerateButton());
    await screen.findByRole("article");
    expect(seen.kundliRequests).toHaveLength(1);
  });

  test("twice before the button is drawn busy sends one request", async () => {
    const { user } = await openBirthForm();
    await fillAllFields(user);
    const form = screen.getByRole("form", { name: "Birth Details" });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await screen.findByRole("article");
    expect(seen.kundliRequests).toHaveLength(1);
  });

  test("sends the birth and the settings", async () => {
    const { user } = await openBirthForm();
    await fillAllFields(user);
    await user.click(getGenerateButton());
    await screen.findByRole("article");
    expect(seen.kundliRequests).toEqual([
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

  test("shows the server's refusal at the field, which gets the focus", async () => {
    server.use(http.post("*/api/v1/kundli", () => respondWithFieldError("city", "city_unknown")));
    const { user } = await openBirthForm();
    await fillAllFields(user);
    await user.click(getGenerateButton());
    await waitFor(() =>
      expect(getCityInput()).toHaveAccessibleDescription(expect.stringContaining("Enter a valid city")),
    );
    expect(getCityInput()).toHaveFocus();
  });

  test("without a network says so, and that nothing is lost", async () => {
    server.use(http.post("*/api/v1/kundli", () => HttpResponse.error()));
    const { user } = await openBirthForm();
    await fillAllFields(user);
    await user.click(getGenerateButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Network error. Please check your connection and try again.",
    );
    expect(readDraft()).toMatchObject({ name: "Asha Verma" });
  });

  test("uses the catalogue's message if the server has none", async () => {
    server.use(http.post("*/api/v1/kundli", () => new HttpResponse("<html>", { status: 500 })));
    const { user } = await openBirthForm();
    await fillAllFields(user);
    await user.click(getGenerateButton());
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to generate kundli");
  });
});
