import { existsSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

// Holds the main loop from a signal on until a file is there, as an endless task would.
if (isMainThread)
  process.on("SIGUSR2", () => {
    process.stdout.write("the loop is held\n");
    while (!existsSync(process.env.HELD_UNTIL));
  });
