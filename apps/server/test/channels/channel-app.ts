import { buildTestApp, type TestApp } from "../build-test-app.ts";
import { atRest } from "./at-rest.ts";

export const SOON = { timeout: 60_000, interval: 20 };

export interface ChannelApp extends TestApp {
  now(): number;
  /** Puts the clock on, when nobody is at work. */
  pass(ms: number): Promise<void>;
}

/** The whole app with a channel on, at work all the time, on a clock that stands. */
export async function openChannelApp(env: Readonly<Record<string, string>>): Promise<ChannelApp> {
  let time = Date.parse("2026-03-01T06:00:00.000Z");
  const running = await buildTestApp({
    env: { PUBLIC_URL: "https://lagna.example", ...env },
    parts: { clock: () => new Date(time), jobPace: { pollMs: 20 } },
  });
  return {
    ...running,
    now: () => time,
    pass: async (ms) => {
      await atRest(running.database);
      time += ms;
    },
  };
}
