import type { Today } from "@lagna/contract";

const at = (clock: string): string => `2026-11-22T${clock}:00+05:30`;
const rule = {
  kind: "tithi",
  month: "every",
  paksha: "shukla",
  tithi: 13,
  kala: "pradosha",
  tie: "first",
  sign: null,
  nakshatra: null,
  source: "Dharma Sindhu, second part",
} as const;

/** Today in Jaipur for a chart with Cancer rising, as the server returns it. */
export const TODAY: Today = {
  date: "2026-11-22",
  place: { name: "Jaipur", latitude: 26.9, longitude: 75.8, time_zone: "Asia/Kolkata" },
  chart: { id: "kundli-of-asha", name: "Asha Rao", lagna: "cancer" },
  sentence: "The Moon passes your Jupiter today, and tonight your Venus, in the house of work.",
  advice: "A good day to say what you have been meaning to say about work.",
  moon: { longitude: 7.35, sign: "aries", house: 10 },
  passes: [{ graha: "venus", longitude: 9.58, at: at("22:00") }],
  tara: { tara: "kshema", quality: "good" },
  running: [{ lord: "mercury", start: "2011-06-15T00:00:00Z", end: "2028-06-15T00:00:00Z" }],
  day: {
    sunrise: at("06:52"),
    sunset: at("17:34"),
    next_sunrise: "2026-11-23T06:52:00+05:30",
    tithi: [
      {
        number: 13,
        name: "trayodashi",
        paksha: "shukla",
        start: at("00:10"),
        end: "2026-11-23T02:37:00+05:30",
        kshaya: false,
        vriddhi: false,
      },
    ],
    nakshatra: [{ number: 1, name: "ashwini", start: at("00:10"), end: "2026-11-23T01:00:00+05:30" }],
    choghadiya: [
      { id: "udveg", quality: "bad", start: at("06:52"), end: at("08:12"), night: false },
      { id: "chal", quality: "neutral", start: at("08:12"), end: at("09:32"), night: false },
    ],
  },
  next: [
    {
      id: "pradosha_vrata",
      name: "Pradosh Vrat",
      date: "2026-11-22",
      until_date: "2026-11-22",
      tradition: "all",
      rule,
      window: { start: at("17:34"), end: at("20:14") },
      reason: "only_day_in_window",
      mahadvadashi: null,
      parana: null,
    },
  ],
  questions: ["What should I say at work this week?", "How is December for me?"],
};
