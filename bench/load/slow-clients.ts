import { connect, type Socket } from "node:net";
import { pause } from "./load-plan.ts";

/** Sockets opened at once: more would overflow the queue of new connections. */
const BATCH = 50;
const BATCH_PAUSE_MS = 20;
const DRIP_MS = 1_000;

export interface OpenSockets {
  /** How many the server has not closed. */
  count(): number;
  close(): void;
}

async function openSockets(port: number, count: number, begin: (socket: Socket) => void): Promise<Set<Socket>> {
  const open = new Set<Socket>();
  const add = (): void => {
    const socket = connect(port, "127.0.0.1", () => begin(socket));
    open.add(socket);
    // Nothing is read otherwise, and the end of the server's side would not be seen.
    socket.resume();
    socket.on("error", () => undefined).once("close", () => open.delete(socket));
  };
  for (let at = 0; at < count; at += 1) {
    add();
    if (at % BATCH === BATCH - 1) await pause(BATCH_PAUSE_MS);
  }
  return open;
}

function closeAll(open: Set<Socket>): void {
  for (const socket of open) socket.destroy();
}

export async function openIdleConnections(port: number, count: number): Promise<OpenSockets> {
  const open = await openSockets(port, count, () => undefined);
  return { count: () => open.size, close: () => closeAll(open) };
}

/** What is sent at once, and the piece that follows each second. */
const HALF_REQUESTS = {
  headers: { head: "GET /api/v1/config HTTP/1.1\r\nHost: x\r\n", drip: "X-A: b\r\n" },
  bodies: {
    head: "POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{",
    drip: " ",
  },
} as const;

/** Requests that never end: a piece of the headers or of the body each second. A client whose connection is closed opens another one. */
export async function dripRequests(
  port: number,
  count: number,
  part: keyof typeof HALF_REQUESTS,
): Promise<OpenSockets> {
  const { head, drip } = HALF_REQUESTS[part];
  const begin = (socket: Socket): void => void socket.write(head);
  const sockets = [await openSockets(port, count, begin)];
  const listOpen = (): Socket[] => sockets.flatMap((each) => [...each]);
  const timer = setInterval(() => {
    const open = listOpen();
    for (const socket of open) socket.write(drip);
    void openSockets(port, count - open.length, begin).then((again) => sockets.push(again));
  }, DRIP_MS);
  return {
    count: () => listOpen().length,
    close: () => {
      clearInterval(timer);
      for (const each of sockets) closeAll(each);
    },
  };
}
