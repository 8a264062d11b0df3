import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";
import day from "../../test/jaipur-day.json" with { type: "json" };
import eclipse from "../../test/jaipur-eclipse.json" with { type: "json" };
import month from "../../test/jaipur-month.json" with { type: "json" };
import proof from "../../test/new-york-diwali.json" with { type: "json" };
import { server } from "../../test/mock-server.ts";
import {
  createAccount,
  createAccountHandlers,
  createPublicConfig,
  respondWithError,
} from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { TODAY } from "../../test/today-response.ts";

afterEach(() => void vi.useRealTimers());

/** The almanac's answers as recorded; returns the queries it received. */
function startAlmanacServer(): string[] {
  const queries: string[] = [];
  const answer = (path: string, body: object) =>
    http.get(`*/api/v1${path}`, ({ request }) => {
      queries.push(decodeURIComponent(new URL(request.url).search));
      return HttpResponse.json(body);
    });
  server.use(
    answer("/panchang", day),
    answer("/panchang/month", month),
    answer("/festivals/:id/:year", proof),
    answer("/eclipses", eclipse),
    http.get("*/api/v1/places", () =>
      HttpResponse.json({ places: [{ ...PUNE, id: 1_259_229, name: "Pune" }], preparing: false }),
    ),
    http.post("*/api/v1/muhurta", async ({ request }) => answerSearch(await request.json())),
  );
  return queries;
}
const PUNE = {
  matched: null,
  state: "Maharashtra",
  district: null,
  country: "India",
  country_code: "IN",
  hindi: null,
  latitude: 18.5,
  longitude: 73.9,
  population: 3_124_458,
  time_zone: "Asia/Kolkata",
};
const SEARCH = {
  activity: "griha_pravesha",
  from: "2026-12-06",
  until: "2026-12-19",
  place: day.data.place,
  source: "Muhurta Chintamani",
  flag_only: false,
  windows: [
    {
      date: "2026-12-14",
      start: "2026-12-14T15:42:00+05:30",
      end: "2026-12-14T17:35:00+05:30",
      score: 82.4,
      panchaka: null,
      reasons: [{ fact: "nakshatra", value: "dhanishta", points: 25, of: 25, verdict: "good", because: [] }],
    },
  ],
  barred: [
    { date: "2026-12-07", reason: "rikta_tithi", start: "2026-12-07T07:00:00+05:30", end: "2026-12-07T17:30:00+05:30" },
  ],
};
/** What the search has of the days that are asked for. */
function answerSearch(body: unknown) {
  const { from, until } = body as Pick<typeof SEARCH, "from" | "until">;
  const isAsked = ({ date }: { date: string }) => from <= date && date <= until;
  const data = {
    ...SEARCH,
    from,
    until,
    windows: SEARCH.windows.filter(isAsked),
    barred: SEARCH.barred.filter(isAsked),
  };
  return HttpResponse.json({ status: "success", data });
}

test("a day shows its limbs, its festivals and the reason of a part that is pressed", async () => {
  const queries = startAlmanacServer();
  const { user } = renderApp("/panchang?place_id=1269515&date=2026-11-22");
  expect(await screen.findByRole("heading", { level: 1, name: "Shukla Trayodashi, Ashwini" })).toBeVisible();
  expect(queries[0]).toContain("place_id=1269515&date=2026-11-22");
  const band = within(screen.getByRole("region", { name: "The day from sunrise to sunrise" }));
  await user.click(band.getByRole("button", { name: "Rahu kala, from 16:14 to 17:34" }));
  expect(band.getByText(/in which many begin nothing new/)).toBeVisible();
  // The name of a cell begins with what it shows.
  expect(band.getAllByRole("button", { name: /^Su, Hora of Sun, / })[0]).toHaveTextContent("Su");
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).not.toBe(band.getByRole("button", { name: "Rahu kala, from 16:14 to 17:34" }));
  const festival = screen.getByRole("link", { name: "Pradosh Vrat" });
  expect(festival).toHaveAttribute("href", "/festivals/pradosha_vrata/2026?place_id=1269515&date=2026-11-22");
});

test.each(["/panchang", "/panchang/month", "/festivals", "/eclipses"])(
  "%s: an answer that does not come yet is named in words",
  async (path) => {
    startAlmanacServer();
    const wait = () => new Promise<never>(() => undefined);
    server.use(
      ...["/panchang", "/panchang/month", "/festivals", "/eclipses"].map((each) => http.get(`*/api/v1${each}`, wait)),
    );
    renderApp(`${path}?place_id=1269515`);
    expect(await screen.findByText(/are being computed/)).toBeVisible();
  },
);

test("a phone has a ring with every eighth, and lists with the names and times of all parts", async () => {
  startAlmanacServer();
  vi.useFakeTimers({ now: Date.parse("2026-11-22T18:20:00+05:30"), toFake: ["Date"] });
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media === "(width < 64rem)",
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const { user } = renderApp("/panchang?place_id=1269515&date=2026-11-22");
  const ring = within(await screen.findByRole("region", { name: "The day from sunrise to sunrise" }));
  expect(ring.getByText("Now 18:20")).toBeVisible();
  expect(ring.getByText("to 19:14")).toBeVisible();
  // What runs is in lines of its own, and what the day is opened for is above the ring.
  const readRow = (name: string) => screen.getAllByText(name).map((term) => term.closest("div")?.textContent);
  expect(readRow("Choghadiya")[0]).toBe("ChoghadiyaShubh until 19:14");
  expect(readRow("Hora")[0]).toBe("HoraJupiter until 18:40");
  expect(readRow("Rahu kala")[0]).toBe("Rahu kala 16:14 – 17:34");
  expect(readRow("Abhijit")[0]).toBe("Abhijit 11:51 – 12:34");
  const ringRegion = screen.getByRole("region", { name: "The day from sunrise to sunrise" });
  const follows = screen.getAllByText("Rahu kala")[0]?.compareDocumentPosition(ringRegion) ?? 0;
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const eighths = ring.getAllByRole("button");
  expect(eighths).toHaveLength(16);
  await user.click(ring.getByRole("button", { name: "Udveg, from 06:52 to 08:12" }));
  expect(ring.getByText("06:52 – 08:12")).toBeVisible();
  await user.keyboard("{ArrowRight}{Enter}");
  expect(eighths[1]).toHaveAttribute("aria-pressed", "true");
  expect(screen.getAllByText("Shukla Trayodashi")[0]).toBeVisible();
  const running = screen.getAllByRole("listitem").filter((item) => item.getAttribute("aria-current") === "time");
  // The third is in the folded gowri panchangam.
  expect(running.slice(0, 2).map((item) => item.textContent)).toEqual([
    "ShubhNow17:34 – 19:14",
    "Hora of JupiterNow17:34 – 18:40",
  ]);
});

test("before sunrise the page of today has what runs in the night of the day before", async () => {
  const queries: string[] = [];
  const onNext = JSON.stringify(day.data).replaceAll("2026-11-23", "2026-11-24").replaceAll("2026-11-22", "2026-11-23");
  const next = JSON.parse(onNext) as typeof day.data;
  server.use(
    http.get("*/api/v1/panchang", ({ request }) => {
      const date = new URL(request.url).searchParams.get("date");
      queries.push(date ?? "");
      return HttpResponse.json({ ...day, data: date === "2026-11-22" ? day.data : next });
    }),
  );
  vi.useFakeTimers({ now: Date.parse("2026-11-23T02:00:00+05:30"), toFake: ["Date"] });
  renderApp("/panchang?place_id=1269515");
  const night = await screen.findByText("The night of Sunday, 22 November runs until sunrise, 06:52");
  const rows = [...(night.parentElement?.querySelectorAll("dl > div") ?? [])].map((row) => row.textContent);
  expect(rows).toEqual([
    "TithiShukla Trayodashi until 02:38",
    "NakshatraAshwini until 04:16",
    "ChoghadiyaLabh until 03:33",
    "HoraJupiter until 02:26",
    "Better avoidedVarjyam until 02:02",
  ]);
  expect(queries).toEqual(["", "2026-11-22"]);
});

test("times after midnight are written with their date, or as hours past 24", async () => {
  startAlmanacServer();
  const { user } = renderApp("/panchang?place_id=1269515&date=2026-11-22");
  expect(await screen.findByText("05:15, 23 Nov")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "as 25:10" }));
  expect(screen.getByText("29:15")).toBeVisible();
});

test("another place is chosen by its name, kept in the address and remembered", async () => {
  const queries = startAlmanacServer();
  const { user } = renderApp("/panchang?place_id=1269515");
  await user.click(await screen.findByRole("button", { name: "Jaipur" }));
  await user.type(screen.getByRole("combobox", { name: "Place" }), "pune");
  await user.click(await screen.findByRole("option", { name: /Pune/ }));
  await expect.poll(() => queries.at(-1)).toContain("place_id=1259229");
  expect(localStorage.getItem("lagna_almanac_place")).toBe("1259229");
});

test("a month shows each day's tithi and festivals, and offers its calendar", async () => {
  startAlmanacServer();
  renderApp("/panchang/month?place_id=1269515&month=2026-11");
  expect(await screen.findByRole("heading", { level: 1, name: "November 2026" })).toBeVisible();
  expect(screen.getByText("Shukla Ekadashi no sunrise")).toBeVisible();
  // Of six on the 8th; the five of the 9th are all there.
  const rest = screen.getByRole("link", { name: "2 more 8 November" });
  expect(rest).toHaveAttribute("href", "/panchang?place_id=1269515&date=2026-11-08");
  expect(screen.queryByRole("link", { name: /more 9 November/ })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Subscribe in your calendar" })).toHaveAttribute(
    "href",
    "/calendar/1269515/all/en.ics",
  );
});

test("the calendar that a month offers has the chosen region, tradition and number of days", async () => {
  startAlmanacServer();
  const { user } = renderApp("/panchang/month?place_id=1269515&month=2026-11");
  const link = await screen.findByRole("link", { name: "Subscribe in your calendar" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Regional festivals of" }), "Tamil");
  await user.selectOptions(screen.getByRole("combobox", { name: "Where traditions differ" }), "Vaishnava");
  expect(link).toHaveAttribute("href", "/calendar/1269515/vaishnava/en.ics?region=tamil");
  await user.click(screen.getByRole("radio", { name: "Every rite" }));
  expect(link).toHaveAttribute("href", "/calendar/1269515/vaishnava/en.ics?region=tamil&days=all");
  await user.selectOptions(screen.getByRole("combobox", { name: "Regional festivals of" }), "All");
  expect(link).toHaveAttribute("href", "/calendar/1269515/vaishnava/en.ics?region=all&days=all");
  const written = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(screen.getByRole("button", { name: "Copy the address" }));
  expect(await screen.findByText("Copied")).toBeVisible();
  expect(written).toHaveBeenCalledWith(
    `${window.location.origin}/calendar/1269515/vaishnava/en.ics?region=all&days=all`,
  );
});

test("a festival shows its date, the proof and the date in India", async () => {
  startAlmanacServer();
  renderApp("/festivals/diwali/2027?latitude=40.7&longitude=-74");
  expect(await screen.findByRole("heading", { level: 1, name: /28 October 2027/ })).toBeVisible();
  expect(screen.getByText("29 October")).toBeVisible();
  const lead =
    "Amavasya covers the whole evening (pradosha), 17:58 to 20:39. The lamps are lit and Lakshmi is worshipped then.";
  expect(screen.getByText(lead)).toBeVisible();
  const description = `Diwali (Lakshmi Puja) 2027: Thursday, 28 October 2027. ${lead}`;
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute("content", description);
  expect(screen.getByText("Amavasya: 161 of 161 minutes")).toBeVisible();
  expect(screen.getByRole("img", { name: /Amavasya/ })).toBeVisible();
  expect(screen.getByText("Dharma Sindhu, second part")).toBeVisible();
});

test("a festival goes into a calendar program, and to other people", async () => {
  startAlmanacServer();
  let file = new Blob();
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    file = blob as Blob;
    return "blob:festival";
  });
  const { user } = renderApp("/festivals/diwali/2027?latitude=40.7&longitude=-74");
  await user.click(await screen.findByRole("button", { name: "Add to calendar" }));
  expect(await file.text()).toContain("DTSTART;VALUE=DATE:20271028");
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(await screen.findByText("Copied")).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/^Diwali.*28 October 2027\. Amavasya covers/u);
});

test("the embed page shows the frame and its lines, and copies them", async () => {
  startAlmanacServer();
  const { user } = renderApp("/panchang/embed?place_id=1269515");
  const lines = await screen.findByRole("textbox", { name: "Paste these lines where it should stand" });
  await user.click(screen.getByRole("radio", { name: "हिन्दी" }));
  const path = "/embed/panchang?place_id=1269515&language=hi";
  expect(screen.getByTitle("As it looks today")).toHaveAttribute("src", path);
  expect(lines).toHaveTextContent(`src="${window.location.origin}${path.replace("&", "&amp;")}"`);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText("Copied")).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/^<iframe src=/u);
});

test("an unknown festival names those that are like it", async () => {
  startAlmanacServer();
  server.use(
    http.get("*/api/v1/festivals/:id/:year", () =>
      HttpResponse.json({ code: "festival_unknown", status: 404, title: "Not Found", params: {} }, { status: 404 }),
    ),
    http.get("*/api/v1/festivals", () =>
      HttpResponse.json({
        status: "success",
        data: { festivals: [{ id: "diwali", name: "Diwali (Lakshmi Puja)", date: "2027-10-29", tradition: "all" }] },
      }),
    ),
  );
  renderApp("/festivals/diwalee/2027");
  expect(await screen.findByRole("link", { name: "Diwali (Lakshmi Puja)" })).toHaveAttribute(
    "href",
    "/festivals/diwali/2027",
  );
});

test("a search shows its windows with the reason of each point, and what leaves days out", async () => {
  startAlmanacServer();
  vi.useFakeTimers({ now: Date.parse("2026-12-06T08:00:00+05:30"), toFake: ["Date"] });
  const { user } = renderApp("/muhurta?place_id=1269515");
  // The place is named before the first search.
  expect(await screen.findByRole("button", { name: "Jaipur" })).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Find a time" }));
  expect((await screen.findAllByText("15:42 – 17:35"))[0]).toBeVisible();
  expect(screen.getByText("Dhanishta", { selector: "dd" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Into my calendar" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Mon, 14 Dec/u }));
  expect(screen.queryByText("Dhanishta", { selector: "dd" })).not.toBeInTheDocument();
  // The day in the calendar unfolds its best window.
  await user.click(screen.getByRole("button", { name: /^14/u }));
  expect(screen.getByText("Dhanishta", { selector: "dd" })).toBeVisible();
  // In the calendar and in the list of what leaves days out.
  expect(screen.getAllByText("Rikta tithi (4th, 9th, 14th)")).toHaveLength(2);
});

test("a search tells how many of its days are done, and can be stopped", async () => {
  startAlmanacServer();
  const goOn = Promise.withResolvers<void>();
  const asked = vi.fn<() => void>();
  server.use(
    http.post("*/api/v1/muhurta", async ({ request }) => {
      asked();
      if (asked.mock.calls.length === 2) await goOn.promise;
      return answerSearch(await request.json());
    }),
  );
  const { user } = renderApp("/muhurta?place_id=1269515");
  await user.click(await screen.findByRole("button", { name: "Find a time" }));
  expect(await screen.findByText("7 of 28 days searched")).toBeVisible();
  const bar = screen.getByRole("progressbar", { name: "Days searched" });
  expect(bar).toHaveAttribute("aria-valuenow", "7");
  expect(bar).toHaveAttribute("aria-valuemax", "28");
  await user.click(screen.getByRole("button", { name: "Stop" }));
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
  goOn.resolve();
  await waitFor(() => expect(screen.getByRole("button", { name: "Find a time" })).toBeEnabled());
  expect(asked).toHaveBeenCalledTimes(2);
  expect(screen.queryByText("15:42 – 17:35")).not.toBeInTheDocument();
});

test("a search is for several people, each chosen after the one before", async () => {
  startAlmanacServer();
  const asked = vi.fn<(body: unknown) => void>();
  server.use(
    http.post("*/api/v1/muhurta", async ({ request }) => {
      const body = await request.json();
      asked(body);
      return answerSearch(body);
    }),
  );
  const { user } = renderApp("/muhurta?place_id=1269515");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Person" }), "Rohini");
  await user.selectOptions(screen.getByRole("combobox", { name: "Another person" }), "Hasta");
  await user.click(screen.getByRole("button", { name: "Find a time" }));
  // Four weeks, a week at a time.
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(4));
  const people = [
    { name: "You", moon: { nakshatra: "rohini" } },
    { name: "Hasta", moon: { nakshatra: "hasta" } },
  ];
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ people }));
  // Without the first, the second is the one person.
  await user.selectOptions(screen.getByRole("combobox", { name: "Person" }), "Without a birth star");
  expect(screen.getByRole("combobox", { name: "Person" })).toHaveValue("hasta");
  expect(screen.getAllByRole("combobox", { name: "Another person" })).toHaveLength(1);
});

test("an eclipse shows its phases, and the sutaka of each school for those in health and for others", async () => {
  const queries = startAlmanacServer();
  const { user } = renderApp("/eclipses/2026-03-03?place_id=1269515");
  expect(await screen.findByRole("heading", { level: 1, name: "Tuesday, 3 March 2026" })).toBeVisible();
  expect(queries[0]).toContain("place_id=1269515&date=2026-03-03");
  expect(screen.getByText(/The Moon rises eclipsed\./)).toBeVisible();
  expect(screen.getByText("Sparsha (first contact)")).toBeVisible();
  expect(screen.getAllByText(/below the horizon/)).not.toHaveLength(0);
  expect(screen.getByRole("heading", { name: "Sutaka · all in good health" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Sutaka · children, the old and the ill" })).toBeVisible();
  const schools = screen.getAllByText("Whole praharas of that day and night");
  expect(schools.map((school) => school.nextElementSibling?.textContent)).toEqual(["09:44 – 18:47", "15:34 – 18:47"]);
  await user.click(screen.getByRole("link", { name: /^Next eclipse/ }));
  expect(queries.at(-1)).toContain("date=2026-08-12");
});

test("a festival's date that hangs on seconds says so, and names the other date", async () => {
  startAlmanacServer();
  const close = { ...proof, data: { ...proof.data, hangs_on: { seconds: 5, date: "2026-06-25" } } };
  server.use(http.get("*/api/v1/festivals/:id/:year", () => HttpResponse.json(close)));
  renderApp("/festivals/diwali/2026");
  expect(
    await screen.findByText(/hangs on 5 seconds: were sunrise that much later, it would be 25 June/),
  ).toBeVisible();
});

test("a festival's proof at sunrise names the sunrise of its day, and a date that two traditions keep is listed once", async () => {
  startAlmanacServer();
  const [day] = proof.data.days.filter(({ date }) => date === proof.data.chosen);
  const sunrise = day?.sunrise ?? "";
  const fast = {
    ...proof.data,
    rule: { ...proof.data.rule, kind: "ekadashi", kala: "udaya" },
    days: [{ ...day, window: { start: sunrise, end: sunrise } }],
    // Of a fast the window is its tithi.
    window: proof.data.event,
    occurrences: [proof.data, proof.data].map((one, index) => ({ ...one, tradition: index ? "smarta" : "vaishnava" })),
  };
  server.use(http.get("*/api/v1/festivals/:id/:year", () => HttpResponse.json({ ...proof, data: fast })));
  renderApp("/festivals/ekadashi_nirjala/2027");
  expect(await screen.findByText(/^Amavasya runs at sunrise, 07:22\./u)).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Its dates this year" })).not.toBeInTheDocument();
});

test("the sankalpa says what runs at the chosen minute, and each word its reason", async () => {
  const queries = startAlmanacServer();
  const { user } = renderApp("/panchang?place_id=1269515&date=2026-11-22");
  await user.click(await screen.findByText("Sankalpa for a minute of this day"));
  expect(await screen.findByText("त्रयोदश्यां तिथौ")).toBeVisible();
  expect(screen.getByText("siddhārthināmasaṃvatsare")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /kaulavakaraṇe/ }));
  expect(screen.getByText(/^Kaulava runs from .* to 15:52/)).toBeVisible();
  fireEvent.change(screen.getByLabelText("Time of the rite"), { target: { value: "05:00" } });
  expect(screen.getByText("caturdaśyāṃ tithau")).toBeVisible();
  expect(screen.getByText("bharaṇīnakṣatre")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "South" }));
  expect(screen.getByText("parābhavanāmasaṃvatsare")).toBeVisible();
  expect(queries).toHaveLength(1);
});

test("without a place, what is made for one place asks for it, and is then there", async () => {
  startAlmanacServer();
  const { user } = renderApp("/panchang/month?month=2026-11");
  const subscribe = await screen.findByRole("button", { name: "Subscribe in your calendar" });
  expect(screen.getByRole("button", { name: /^Calendar \d{4} as PDF$/u })).toBeVisible();
  expect(screen.queryByRole("combobox", { name: "Place" })).not.toBeInTheDocument();
  await user.click(subscribe);
  await user.type(screen.getByRole("combobox", { name: "Place" }), "pune");
  await user.click(await screen.findByRole("option", { name: /Pune/ }));
  expect(await screen.findByRole("link", { name: "Subscribe in your calendar" })).toHaveAttribute(
    "href",
    "/calendar/1259229/all/en.ics",
  );
  const pdf = screen.getByRole("link", { name: /^Calendar \d{4} as PDF$/u });
  expect(pdf.getAttribute("href")).toMatch(/^\/calendar\/1259229\/wall\.pdf\?/u);
});

test("a wall calendar is offered with its name, language and paper", async () => {
  startAlmanacServer();
  const { user } = renderApp("/panchang/month?place_id=1269515&month=2026-11");
  // Offered without unfolding anything.
  const link = await screen.findByRole("link", { name: /^Calendar \d{4} as PDF$/u });
  expect(link.closest("details")).toBeNull();
  await user.click(screen.getByText("Name, language and paper of the calendar"));
  await user.type(screen.getByLabelText("Name on the calendar"), "Shri Ram Mandir");
  await user.click(screen.getByRole("radio", { name: "हिन्दी" }));
  await user.click(screen.getByRole("radio", { name: "A3" }));
  const path = link.getAttribute("href") ?? "";
  const { pathname, searchParams } = new URL(path, "https://lagna.example");
  expect(pathname).toBe("/calendar/1269515/wall.pdf");
  expect(Object.fromEntries(searchParams)).toMatchObject({
    year: expect.stringMatching(/^\d{4}$/),
    language: "hi",
    paper: "a3",
    title: "Shri Ram Mandir",
  });
});

describe("the first place of a signed-in person", () => {
  const JAIPUR = { ...TODAY.place, name: "Jaipur", latitude: 26.92, longitude: 75.79 };

  /** Signs in with the account's place; returns the queries of the day and of the almanac. */
  function signIn(placeId: number | null, own: Response | (() => Response)) {
    const queries = startAlmanacServer();
    const asked: string[] = [];
    const account = createAccount({ place_id: placeId });
    localStorage.setItem("authToken", "t1");
    server.use(
      http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
      http.patch("*/api/v1/profile", () => HttpResponse.json({ status: "success" })),
      http.get("*/api/v1/today", ({ request }) => {
        asked.push(new URL(request.url).search);
        return typeof own === "function" ? own() : own;
      }),
      ...createAccountHandlers(new Map([["t1", account]])),
    );
    return { queries, asked };
  }
  const answerWithJaipur = () => HttpResponse.json({ status: "success", data: { ...TODAY, place: JAIPUR } });

  test("is the account's", async () => {
    const { queries, asked } = signIn(1_273_294, answerWithJaipur);
    renderApp("/panchang");
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(queries).not.toEqual([]));
    expect(queries.every((query) => query.includes("place_id=1273294"))).toBe(true);
    expect(asked).toEqual([]);
  });

  test("else that of the birth in their own chart, and nothing is asked before", async () => {
    const { queries, asked } = signIn(null, answerWithJaipur);
    renderApp("/panchang");
    await waitFor(() => expect(queries).not.toEqual([]));
    expect(queries.every((query) => query.includes("latitude=26.9&longitude=75.8"))).toBe(true);
    expect(asked).toEqual(["?language=en"]);
  });

  test("else the first one, if neither is known; a place in the address goes before all", async () => {
    const { queries, asked } = signIn(null, () => respondWithError(422, "invalid_input"));
    const first = renderApp("/panchang");
    await waitFor(() => expect(queries).not.toEqual([]));
    expect(queries.every((query) => query.includes("latitude=23.2&longitude=75.8"))).toBe(true);
    first.unmount();
    queries.length = asked.length = 0;
    renderApp("/panchang?place_id=1259229");
    await waitFor(() => expect(queries).not.toEqual([]));
    expect(queries.every((query) => query.includes("place_id=1259229"))).toBe(true);
    expect(asked).toEqual([]);
  });
});
