import { rmSync } from "node:fs";
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** The socket in the data folder through which commands reach the supervisor; only its own user may open it. */
const SOCKET_NAME = "cluster.sock";
const RESTART = "restart\n";
const DONE = "done";

const getSocketPath = (dataDir: string): string => join(dataDir, SOCKET_NAME);

/** Null if no supervisor listens there. */
async function tryToConnect(path: string): Promise<Socket | null> {
  const socket = connect(path);
  try {
    await once(socket, "connect");
    return socket;
  } catch {
    return null;
  }
}

/**
 * Lets `npm run cluster -- restart` ask for a restart.
 * @throws Error with a message for the operator if another supervisor uses the data folder
 */
export async function listenForRestart(dataDir: string, restart: () => Promise<void>): Promise<Server> {
  const path = getSocketPath(dataDir);
  const other = await tryToConnect(path);
  other?.destroy();
  if (other)
    throw new Error(`The processes of ${dataDir} are running already: npm run cluster -- restart restarts them`);
  // Left behind by a supervisor that was killed.
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", (data) => {
      if (data.toString() !== RESTART) return socket.end();
      restart().then(
        () => socket.end(DONE),
        (error: unknown) => socket.end(error instanceof Error ? error.message : String(error)),
      );
    });
  });
  server.listen(path);
  await once(server, "listening");
  return server;
}

/** Asks the running supervisor to restart its processes, and waits for it. @throws Error with a message for the operator */
export async function askForRestart(dataDir: string): Promise<void> {
  const socket = await tryToConnect(getSocketPath(dataDir));
  if (!socket) throw new Error(`No processes started by npm run cluster are running with the data folder ${dataDir}`);
  socket.write(RESTART);
  const answer = await text(socket);
  if (answer !== DONE) throw new Error(`The processes were not all restarted: ${answer || "the supervisor ended"}`);
}
