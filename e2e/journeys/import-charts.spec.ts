import { createMember, expect, test } from "../support/fixtures.ts";
import {
  checkAtEveryWidth,
  expectAccessible,
  expectNoHorizontalScroll,
  takeScreenshot,
} from "../support/page-checks.ts";
import { fetchSavedKundlis, openDevice } from "../support/saved-kundlis.ts";

const lines = (...all: string[]): Buffer => Buffer.from(`${all.join("\r\n")}\r\n`);
const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, "utf16le");

/** A file of each program, each as the program writes it. */
const FILES: readonly (readonly [string, Buffer])[] = [
  ["Raman.jhd", lines("10", "16", "1918", "14.20", "-5.300000", "-77.350000", "12.590000")],
  [
    "kala.chtk",
    utf16(
      `Kala Rao\r\n1990\r\n7\r\n1\r\n15\r\n25\r\n0\r\n2\r\nIndia\r\nJaipur, 0\r\n075E47'00\r\n26N55'00\r\n-05:30:00\r\n0\r\n \r\n~end of notes~\r\n`,
    ),
  ],
  [
    "open.toml",
    lines(
      'spec = "open-astrology-chart"',
      "spec_version = 1",
      'name = "Open Chart"',
      'gender = "nonbinary"',
      'tags = ["Smith, John"]',
      "[moment]",
      "jd = 2447679.3388888887",
      "[location]",
      "lat = 18.52",
      "lon = 73.86",
      'placename = "Pune"',
      'country = "India"',
      "[civil]",
      "utc_offset = 5.5",
    ),
  ],
  [
    "aditya.toml",
    lines(
      'name = "Aditya"',
      "[timeJD]",
      "jd = 2447679.5",
      "utcoffset = 5.5",
      "[location]",
      "lat = 18.52",
      "long = 73.86",
    ),
  ],
  [
    "friends.aaf",
    lines(
      "#A93:Niehenke,Peter,*,9.5.1949,22:30,Hamm,D",
      "#B93:2433046.354167,51n41,7e49,1he,1",
      "#A93:Cut,Short,m,1.1.1900",
    ),
  ],
  [
    "pullen.as",
    lines(
      "@AI770  ; Astrolog chart info.",
      "/qb Nov 19 1971 11:01am ST +8:00 122:19:59W 47:36:35N",
      '/zi "Walter" "Seattle, USA"',
    ),
  ],
  [
    "depp_kerykeion.json",
    Buffer.from(
      JSON.stringify({
        name: "Johnny Depp",
        year: 1963,
        month: 6,
        day: 9,
        hour: 0,
        minute: 0,
        city: "Owensboro",
        nation: "US",
        lng: -87.11333,
        lat: 37.77422,
        tz_str: "America/Chicago",
        zodiac_type: "Sidereal",
        sidereal_mode: "LAHIRI",
        houses_system_identifier: "P",
        julian_day: 2438189.7083333335,
        moon: { abs_pos: 255.39340776981226 },
        first_house: { abs_pos: 297.3549068025814 },
      }),
    ),
  ],
  [
    "vedastro.json",
    Buffer.from(
      JSON.stringify({
        PersonId: "1",
        Name: "Veda",
        Notes: "",
        Gender: "Female",
        BirthTime: {
          StdTime: "13:54 25/10/1992 +08:00",
          Location: { Name: "Taiping, Malaysia", Longitude: 100.73, Latitude: 4.85 },
        },
      }),
    ),
  ],
  [
    "columns.csv",
    lines(
      "name,birth_date,birth_time,birth_place,birth_latitude,birth_longitude,birth_timezone",
      'Column,1990-08-15,6:35,"Pune, India",18.52,73.86,Asia/Kolkata',
    ),
  ],
];
const NAMES = [
  "Raman",
  "Kala Rao",
  "Open Chart",
  "Aditya",
  "Peter Niehenke",
  "Walter",
  "Johnny Depp",
  "Veda",
  "Column",
];
const SHORT = ["Ar", "Ta", "Ge", "Cn", "Le", "Vi", "Li", "Sc", "Sg", "Cp", "Aq", "Pi"];

test("charts of other programs are imported, with a proof that lagna and Moon are the same", async ({
  browser,
  server,
}) => {
  test.slow();
  const page = await openDevice(browser, server, await createMember(server, "Mover"));
  await page.goto("/kundlis/files");
  await page
    .getByLabel("Choose files")
    .and(page.locator("input"))
    .setInputFiles(FILES.map(([name, buffer]) => ({ name, mimeType: "application/octet-stream", buffer })));
  const table = page.getByRole("table", { name: "Kundlis to save" });
  for (const name of NAMES) await expect(table.getByRole("rowheader", { name })).toBeVisible();
  await expect(page.getByText("friends.aaf, line 3:").locator("..")).toContainText("has too few values");

  const proof = page.getByRole("region", { name: "Proof of the move" });
  await expect(proof.getByText("Lagna and Moon as in your program")).toBeVisible();

  // What a program with Raman's ayanamsa shows for the chart of Kala.
  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  const answer = await fetch(`${server.url}/api/v1/kundli`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({
      name: "Kala Rao",
      gender: "female",
      year: 1990,
      month: 7,
      day: 1,
      hour: 15,
      minute: 25,
      city: "Jaipur",
      country: "India",
      latitude: 26.916667,
      longitude: 75.783333,
      utc_offset: "+05:30",
      settings: { ayanamsa: "raman" },
    }),
  });
  const { data } = (await answer.json()) as {
    data: { lagna: { longitude: number }; planets: { id: string; longitude: number }[] };
  };
  const write = (longitude: number): string => {
    const minutes = Math.floor(longitude * 60);
    return `${Math.floor(minutes / 60) % 30} ${SHORT[Math.floor(minutes / 1800)]} ${minutes % 60}`;
  };
  await proof.getByLabel("Chart", { exact: true }).selectOption("Kala Rao");
  await proof.getByLabel("Lagna").fill(write(data.lagna.longitude));
  await proof.getByLabel("Moon").fill(write(data.planets.find(({ id }) => id === "moon")?.longitude ?? 0));
  await proof.getByRole("button", { name: "Compare" }).click();
  const row = proof.getByRole("listitem").filter({ hasText: "Kala Rao" });
  await expect(row).toContainText("Differs from your program: Lagna by 1°2");
  await expect(row).toContainText("Ayanamsa: Raman");
  await checkAtEveryWidth(page, async (variant) => {
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, `import-proof-${variant}`);
  });
  await row.getByRole("button", { name: "Use it for Kala Rao" }).click();
  await expect(row).toContainText("Lagna and Moon as in your program");

  await page.getByRole("button", { name: "Save 9 kundlis" }).click();
  await expect(page.getByText("All 9 have been sent.")).toBeVisible();
  const saved = (await fetchSavedKundlis(server, page)) as unknown as Record<string, unknown>[];
  const find = (name: string) => saved.find((kundli) => kundli["name"] === name);
  expect(find("Kala Rao")).toMatchObject({ settings: { ayanamsa: "raman" }, utc_offset: "+05:30" });
  expect(find("Open Chart")).toMatchObject({ gender: "other", tags: ["Smith, John"], settings: null });
  await page.context().close();
});
