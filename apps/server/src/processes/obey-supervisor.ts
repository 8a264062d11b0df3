import cluster from "node:cluster";

/** What the supervisor tells a process. The versions of both may differ after an upgrade: never change the meaning of a message. */
export type Command =
  /** Another process takes over: finish with all clients without a failed request. */
  | "retire"
  /** The whole service ends: take nothing more, and answer what has arrived. */
  | "end";

/** Set for a process that takes over from another: it listens only when it can answer every request. */
export const TAKES_OVER = "LAGNA_TAKES_OVER";

const isCommand = (message: unknown): message is Command => message === "retire" || message === "end";

/** What a process under a supervisor knows of it. */
export interface Obedience {
  readonly takesOver: boolean;
  /** From now on the commands are for this function; until then a command ends the process, which has no requests. */
  follow(obey: (command: Command) => void): void;
}

/** Begins to listen to the supervisor; null for a process without one. */
export function obeySupervisor(): Obedience | null {
  if (!cluster.isWorker) return null;
  let obey = (_command: Command): void => process.exit(0);
  process.on("message", (message) => {
    if (isCommand(message)) obey(message);
  });
  // A terminal sends it to all processes; it asks the supervisor for a restart.
  process.on("SIGHUP", () => undefined);
  return {
    takesOver: process.env[TAKES_OVER] !== undefined,
    follow: (next) => {
      obey = next;
    },
  };
}
