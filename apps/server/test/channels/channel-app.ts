import { buildTestApp, type TestApp } from "../build-test-app.ts";
import { waitUntilIdle } from "./wait-until-idle.ts";

export const SOON = { timeout: 60_000, interval: 20 };

export interface ChannelApp extends TestApp {
  now(): number;
  /** Advances the clock when no worker is busy. */
  pass(ms: number): Promise<void>;
}

/** The complete app with a channel and running workers, on a fixed clock. */
export async function openChannelApp(env: Readonly<Record<string, string>>): Promise<ChannelApp> {
  let time = Date.parse("2026-03-01T06:00:00.000Z");
  const running = await buildTestApp({
    env: { PUBLIC_URL: "https://lagna.example", ...env },
    parts: { clock: () => new Date(time), jobTimings: { pollMs: 20 } },
  });
  return {
    ...running,
    now: () => time,
    pass: async (ms) => {
      await waitUntilIdle(running.database);
      time += ms;
    },
  };
}
