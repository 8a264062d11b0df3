/** An entry of a calendar file: whole days, or a span of instants. */
export interface CalendarEntry {
  /** The same for the same entry, so that a program that reads it twice has it once. */
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly url: string;
  readonly when: { readonly date: string } | { readonly start: string; readonly end: string };
}

const DAY_MS = 86_400_000;
/** RFC 5545, 3.1: a line has at most 75 octets; a longer one goes on after a line break and a blank. */
const MAX_OCTETS = 75;

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);
const toBasicDate = (date: string): string => date.replaceAll("-", "");
const toBasicInstant = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let [folded, octets] = ["", 0];
  // By characters, never within one: Devanagari has three octets each.
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function listTimes({ when }: CalendarEntry): string[] {
  if (!("date" in when))
    return [`DTSTART:${toBasicInstant(Date.parse(when.start))}`, `DTEND:${toBasicInstant(Date.parse(when.end))}`];
  const next = new Date(Date.parse(`${when.date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return [`DTSTART;VALUE=DATE:${toBasicDate(when.date)}`, `DTEND;VALUE=DATE:${toBasicDate(next)}`];
}

/** A file that calendar programs add an entry from (RFC 5545). */
export function writeCalendarFile(entry: CalendarEntry, now: number = Date.now()): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Lagna//Almanac//EN",
    "BEGIN:VEVENT",
    `UID:${entry.id}@lagna`,
    `DTSTAMP:${toBasicInstant(now)}`,
    ...listTimes(entry),
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.text === undefined ? [] : [`DESCRIPTION:${escapeText(entry.text)}`]),
    `URL:${entry.url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}
