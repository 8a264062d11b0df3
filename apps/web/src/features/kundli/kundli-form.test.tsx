import { MONTH_NAMES } from "@lagna/terms";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { problem, refusedField } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";
import { DRAFT_KEY } from "./use-kundli.ts";
import { RAMPUR, startKundliServer, type KundliServer } from "../../test/kundli-server.ts";

let seen: KundliServer;
beforeEach(() => {
  seen = startKundliServer();
});

async function openForm() {
  const view = renderApp("/generate-kundali");
  // The page is a chunk of its own, and the first test pays for fetching it.
  await screen.findByRole("form", { name: "Birth Details" }, { timeout: 15_000 });
  return view;
}

const box = (name: string) => screen.getByRole("textbox", { name });
const city = () => screen.getByRole("combobox", { name: "City" });
const generate = () => screen.getByRole("button", { name: "Generate Kundali" });
const draft = () => JSON.parse(localStorage.getItem(DRAFT_KEY) ?? "{}");

async function retype(user: Awaited<ReturnType<typeof openForm>>["user"], input: HTMLElement, text: string) {
  await user.clear(input);
  if (text !== "") await user.type(input, text);
}

async function fillAll(user: Awaited<ReturnType<typeof openForm>>["user"]) {
  await user.type(box("Full name"), "Asha Verma");
  await user.click(screen.getByRole("radio", { name: "Female" }));
  await retype(user, box("Day"), "15");
  await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), "August");
  await retype(user, box("Year"), "1990");
  await retype(user, box("Hour"), "10");
  await retype(user, box("Minute"), "30");
  await user.type(city(), "Rampur");
  await user.type(box("Country"), "India");
}

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

describe("the place", () => {
  test("completes by keyboard alone, with district and state, and shows the clock it will use", async () => {
    const { user } = await openForm();
    await retype(user, box("Year"), "1990");
    await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), "August");
    await user.type(city(), "ramp");
    expect(await screen.findByRole("option", { name: /Shimla, Himachal Pradesh, India/ })).toBeVisible();
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(city()).toHaveValue("Rampur");
    expect(box("Country")).toHaveValue("India");
    expect(screen.queryByRole("option", { name: /Shimla/ })).not.toBeInTheDocument();
    expect(await screen.findByText(/IST \+05:30 · Asia\/Kolkata/)).toBeVisible();
    expect(seen.asked).toEqual([]);
  });

  test("the picked one's coordinates and zone are what is sent", async () => {
    const { user } = await openForm();
    await fillAll(user);
    await user.type(city(), " ");
    await user.click(await screen.findByRole("option", { name: /Shimla/ }));
    await user.click(generate());
    await waitFor(() => expect(seen.asked).toHaveLength(1));
    expect(seen.asked[0]).toMatchObject({
      city: "Rampur",
      latitude: 31.44943,
      longitude: 77.63087,
      time_zone: "Asia/Kolkata",
    });
  });

  test("editing the city after picking forgets the picked coordinates", async () => {
    const { user } = await openForm();
    await fillAll(user);
    await user.type(city(), " ");
    await user.click(await screen.findByRole("option", { name: /Shimla/ }));
    await user.type(city(), " Hat");
    await user.click(generate());
    await waitFor(() => expect(seen.asked).toHaveLength(1));
    expect(seen.asked[0]).toMatchObject({ city: "Rampur Hat" });
    expect(seen.asked[0]).not.toHaveProperty("latitude");
  });

  test("options of another query are never shown, and that it is searching is", async () => {
    const DELHI = { ...RAMPUR, id: 1, name: "Delhi" };
    let asked = "";
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.get("*/api/v1/places", async ({ request }) => {
        const query = new URL(request.url).searchParams.get("q") ?? "";
        asked = query;
        if (query === "Delhi") return HttpResponse.json({ places: [DELHI], preparing: false });
        await gate;
        return HttpResponse.json({ places: [{ ...RAMPUR, id: 2, name: "Mumbai" }], preparing: false });
      }),
    );
    const { user } = await openForm();
    await user.type(city(), "Delhi");
    expect(await screen.findByRole("option", { name: /Delhi/ })).toBeVisible();
    await retype(user, city(), "Mumbai");
    expect(screen.queryByRole("option", { name: /Delhi|Mumbai/ })).not.toBeInTheDocument();
    await waitFor(() => expect(asked).toBe("Mumbai"));
    expect(screen.queryByRole("option", { name: /Delhi|Mumbai/ })).not.toBeInTheDocument();
    const searching = screen.getAllByText("Searching…");
    expect(searching.filter((element) => !element.classList.contains("sr-only"))).toHaveLength(1);
    release();
    expect(await screen.findByRole("option", { name: /Mumbai/ })).toBeVisible();
    expect(screen.queryByText("Searching…")).not.toBeInTheDocument();
  });

  test("while the server makes its index it says so, asks again by itself, and then completes", async () => {
    let ready = false;
    server.use(
      http.get("*/api/v1/places", () =>
        HttpResponse.json(ready ? { places: [RAMPUR], preparing: false } : { places: [], preparing: true }),
      ),
    );
    const { user } = await openForm();
    await user.type(city(), "Rampur");
    expect((await screen.findAllByText(/list of places is being prepared/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/No place of that name/)).not.toBeInTheDocument();
    ready = true;
    expect(await screen.findByRole("option", { name: /Rampur/ }, { timeout: 5_000 })).toBeVisible();
    expect(screen.queryByText(/list of places is being prepared/)).not.toBeInTheDocument();
  });

  test("a search that fails says so and leaves typing free", async () => {
    server.use(http.get("*/api/v1/places", () => problem(422, "invalid_input")));
    const { user } = await openForm();
    await user.type(city(), "Rampur");
    expect((await screen.findAllByText(/Places cannot be looked up right now/)).length).toBeGreaterThan(0);
    expect(city()).toHaveValue("Rampur");
  });

  test("an offset by hand wins over the place's zone", async () => {
    const { user } = await openForm();
    await fillAll(user);
    await user.click(screen.getByText("Advanced: clock and coordinates"));
    await user.selectOptions(screen.getByRole("combobox", { name: "The time was read by" }), "offset");
    await user.type(box("Offset from UTC"), "5:30");
    await user.click(generate());
    expect(await screen.findByText("UTC offset must look like +05:30")).toBeVisible();
    await retype(user, box("Offset from UTC"), "+05:21:10");
    await user.click(generate());
    await waitFor(() => expect(seen.asked).toHaveLength(1));
    expect(seen.asked[0]).toMatchObject({ utc_offset: "+05:21:10" });
    expect(seen.asked[0]).not.toHaveProperty("time_zone");
  });

  test("one coordinate asks for the other", async () => {
    const { user } = await openForm();
    await fillAll(user);
    await user.click(screen.getByText("Advanced: clock and coordinates"));
    await user.type(box("Latitude"), "19.07");
    await user.click(generate());
    expect(await screen.findByText("Latitude and longitude go together")).toBeVisible();
  });
});

describe("the draft", () => {
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
