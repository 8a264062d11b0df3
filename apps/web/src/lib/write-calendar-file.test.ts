import ICAL from "ical.js";
import { expect, test } from "vitest";
import { writeCalendarFile } from "./write-calendar-file.ts";

const read = (file: string): ICAL.Event =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent("vevent") as ICAL.Component);

test("a calendar program reads a day, with every sign of its words", () => {
  const title = "दीपावली (लक्ष्मी पूजा), 2026; “शुभ”";
  const text = `अमावस्या पूरे प्रदोष में है: 17:41 – 20:18।\n${"बहुत लंबा वाक्य, ".repeat(20)}`;
  const file = writeCalendarFile({
    id: "diwali-2026",
    title,
    text,
    url: "https://lagna.example/",
    when: { date: "2026-12-31" },
  });
  const event = read(file);
  expect([event.summary, event.description]).toEqual([title, text]);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(["2026-12-31", "2027-01-01"]);
  for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test("a calendar program reads a span of instants in UTC", () => {
  const when = { start: "2026-12-14T15:42:00+05:30", end: "2026-12-14T17:35:00+05:30" };
  const event = read(writeCalendarFile({ id: "m", title: "Muhurta", url: "https://lagna.example/", when }));
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([
    "2026-12-14T10:12:00Z",
    "2026-12-14T12:05:00Z",
  ]);
});
