import { runManyUsers } from "./channels/many-users.ts";
import { type DatabaseName, DATABASES, openHarness, type ChannelHarness } from "./channels/harness.ts";
import { runCrashRecovery } from "./channels/crash-recovery.ts";

/**
 * Conversations in WhatsApp and Telegram with repeated and reordered deliveries, killed servers and many users: on the loopback, against fakes
 * with the real wire formats. `node bench/channels.ts [part of a name …]` runs only the matching scenarios. Exits with 1 if a scenario fails.
 */
const SCENARIOS: Readonly<Record<string, (stage: ChannelHarness) => Promise<{ seen: string; held: boolean }>>> = {
  storm: runCrashRecovery,
  crowd: runManyUsers,
};

const selectedScenarios = process.argv.slice(2);
for (const database of Object.keys(DATABASES) as DatabaseName[]) {
  for (const [trial, run] of Object.entries(SCENARIOS)) {
    const name = `${trial} on ${database}`;
    if (selectedScenarios.length > 0 && !selectedScenarios.some((part) => name.includes(part))) continue;
    const stage = await openHarness(database);
    try {
      const { seen, held } = await run(stage);
      console.log(`${held ? "✓" : "✗"} ${name}: ${seen}`);
      if (!held) process.exitCode = 1;
    } finally {
      await stage.close();
    }
  }
}
