import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import type { Socket } from "node:net";
import type { Running } from "../start-server.ts";

export interface Reply {
  readonly status: number;
  readonly body: string;
}

interface Call {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** A client with one connection that stays open between its requests, like those of a proxy. */
export class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly port: number;
  socket: Socket | undefined;

  constructor(port: number) {
    this.port = port;
  }

  /** @throws the error of a connection that breaks before the whole response has arrived */
  async call(path: string, { method = "GET", body, headers = {} }: Call = {}): Promise<Reply> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const asked = request({
      host: "127.0.0.1",
      port: this.port,
      path: `/api/v1${path}`,
      method,
      agent: this.#agent,
      headers: {
        // Another address each time, so that limits do not end the load.
        "x-forwarded-for": `10.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
        ...(text !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
        ...headers,
      },
    });
    asked.once("socket", (socket: Socket) => (this.socket = socket));
    asked.end(text);
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    let received = "";
    for await (const chunk of response) received += String(chunk);
    return { status: response.statusCode ?? 0, body: received };
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The processes that the supervisor has started so far. */
export const listStarted = (server: Running): number[] =>
  [...server.output().matchAll(/"process":(\d+),"msg":"a server process was started"/g)].map(([, pid]) => Number(pid));

export const countListening = (server: Running): number =>
  server.output().split("Server listening at http://127.0.0.1:").length - 1;

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
