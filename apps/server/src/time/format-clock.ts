const MINUTE_MS = 60_000;

/** The clock of an instant `2026-11-21T06:52:40+05:30`, which is already that of its place, to the nearest minute: `06:53`. */
export function formatClock(instant: string): string {
  const local = Date.parse(`${instant.slice(0, 19)}Z`);
  return new Date(Math.round(local / MINUTE_MS) * MINUTE_MS).toISOString().slice(11, 16);
}
