import { crowd } from "./channels/crowd.ts";
import { type DatabaseName, DATABASES, openStage, type Stage } from "./channels/stage.ts";
import { storm } from "./channels/storm.ts";

/**
 * Talks in other people's apps, with what these apps do to a server and what happens to servers: on the loopback, against fakes that speak the
 * real wire formats. What did not hold fails the run. `node bench/channels.ts [part of a name …]` makes those alone.
 */
const TRIALS: Readonly<Record<string, (stage: Stage) => Promise<{ seen: string; held: boolean }>>> = { storm, crowd };

const asked = process.argv.slice(2);
for (const database of Object.keys(DATABASES) as DatabaseName[]) {
  for (const [trial, run] of Object.entries(TRIALS)) {
    const name = `${trial} on ${database}`;
    if (asked.length > 0 && !asked.some((part) => name.includes(part))) continue;
    const stage = await openStage(database);
    try {
      const { seen, held } = await run(stage);
      console.log(`${held ? "✓" : "✗"} ${name}: ${seen}`);
      if (!held) process.exitCode = 1;
    } finally {
      await stage.close();
    }
  }
}
