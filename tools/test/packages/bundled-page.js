// A page of a programmer who installed the packages: bundled by the test, and run in a browser.
import { understand } from "@lagna/astrologer";
import { createChartInput, createChartLabels, drawChart } from "@lagna/chart-drawing";
import { kundliRequestSchema } from "@lagna/contract";
import { openBrowserEphemeris } from "@lagna/ephemeris/browser";
import { makeKundli } from "@lagna/kundli";
import { provideZoneStore, readZoneArchive } from "@lagna/places/core";
import { getWord, RASHI_WORDS } from "@lagna/terms";

async function makeChart() {
  const archive = new Uint8Array(await (await fetch("/zoneinfo")).arrayBuffer());
  provideZoneStore(() => readZoneArchive("test", archive));
  const places = { findZone: () => ({ zone: "Asia/Kolkata", others: [] }), findHindiName: () => null };
  const reader = { ephemeris: await openBrowserEphemeris(), places, now: Date.now };
  const time = { year: 1995, month: 5, day: 16, hour: 18, minute: 38 };
  const place = { city: "Bengaluru", country: "India", latitude: 12.9629, longitude: 77.5775 };
  const request = kundliRequestSchema.parse({ name: "Asha", gender: "female", ...time, ...place });
  const kundli = await makeKundli(reader, request);
  const drawing = drawChart(createChartInput(kundli), { style: "east", labels: createChartLabels("hi") });
  return {
    utc: kundli.birth.utc,
    lagna: getWord(RASHI_WORDS[kundli.lagna.sign], "hi"),
    moon: kundli.planets.find(({ id }) => id === "moon").longitude,
    inFirstHouse: drawing.cells[0].bodies.map(({ id }) => id),
    language: understand("Which sign is my Moon in?").question.language,
  };
}

window.result = makeChart();
