import { type AddressInfo, createServer, type Socket } from "node:net";

const INFO = "redis_version:7.0.0\r\n";

export interface HangingRedis {
  readonly url: string;
  /** Unanswered commands. */
  unanswered(): number;
  close(): Promise<void>;
}

/** A Redis that hangs after clients have connected: it accepts commands and answers none. */
export async function startHangingRedis(): Promise<HangingRedis> {
  let unanswered = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      for (const command of chunk
        .toString()
        .toLowerCase()
        .split(/\*\d+\r\n/)
        .slice(1)) {
        if (command.includes("\r\nhello\r\n")) socket.write("%1\r\n$5\r\nproto\r\n:3\r\n");
        else if (command.includes("\r\nclient\r\n")) socket.write("+OK\r\n");
        else if (command.includes("\r\ninfo\r\n")) socket.write(`$${INFO.length}\r\n${INFO}\r\n`);
        else unanswered += 1;
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    unanswered: () => unanswered,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
