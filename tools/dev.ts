import { spawn } from "node:child_process";
import { createEnvironment, ROOT } from "./lib/run-command.ts";

/** The server restarts when its sources change; Vite serves the web app and proxies /api to the server. */
const COMMANDS = [
  ["node", "--watch", "apps/server/src/main.ts"],
  ["vite", "apps/web"],
] as const;

const children = COMMANDS.map(([command, ...args]) =>
  spawn(command, args, { cwd: ROOT, env: createEnvironment(), stdio: ["ignore", "inherit", "inherit"] }),
);
const stopChildren = () => {
  for (const child of children) child.kill("SIGTERM");
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stopChildren);
for (const child of children) {
  child.once("exit", (status) => {
    process.exitCode ||= status ?? 0;
    stopChildren();
  });
}
