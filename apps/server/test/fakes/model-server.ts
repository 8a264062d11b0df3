import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A model server on the loopback with OpenAI's streaming chat completions that follows a test's script. */

export interface ModelRequest {
  readonly model: string;
  readonly stream: boolean;
  readonly messages: readonly { readonly role: string; readonly content: unknown; readonly tool_calls?: unknown }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly authorization: string | undefined;
}

export interface ModelReply {
  /** A piece of the answer's text. */
  say(text: string): void;
  /** Lines of JSON, as the form asks for. */
  sentences(...texts: readonly string[]): void;
  call(name: string, input: unknown): void;
  /** The end, with the reported usage; null reports none. */
  end(reason?: string, usage?: object | null): void;
  /** Bytes as they are. */
  raw(bytes: string): void;
  /** Instead of a stream. */
  refuse(status: number, body?: string): void;
  /** Any answer at all. */
  answer(status: number, headers: Readonly<Record<string, string>>, body?: Buffer): void;
  /** The connection breaks. */
  drop(): void;
  /** Resolves when the caller has disconnected. */
  readonly closed: Promise<void>;
}

/** The response to the nth call since the script was set, from 1. */
export type ModelScript = (reply: ModelReply, request: ModelRequest, call: number) => void | Promise<void>;

export interface ModelServer {
  readonly url: string;
  /** Since the script was set. */
  readonly requests: ModelRequest[];
  script(next: ModelScript): void;
  /** Resolves when the latest caller has disconnected. */
  lastClosed(): Promise<void>;
  close(): Promise<void>;
}

export const USED = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 } as const;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
};

function replyOn(response: ServerResponse): ModelReply {
  let number = 0;
  const head = (): void => {
    if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream" });
  };
  const raw = (bytes: string): void => {
    head();
    response.write(bytes);
  };
  const chunk = (delta: object, finish: string | null = null, more: object = {}): void => {
    const choices = [{ index: 0, delta, finish_reason: finish }];
    const id = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "scripted" };
    raw(`data: ${JSON.stringify({ ...id, choices, ...more })}\n\n`);
  };
  const say = (text: string): void => chunk({ role: "assistant", content: text });
  return {
    say,
    sentences: (...texts) => {
      for (const s of texts) say(`${JSON.stringify({ s, f: [], k: "fact" })}\n`);
    },
    call: (name, input) => {
      const made = { index: 0, id: `call-${(number += 1)}`, type: "function" };
      chunk({ tool_calls: [{ ...made, function: { name, arguments: JSON.stringify(input) } }] });
    },
    end: (reason = "stop", usage = USED) => {
      chunk({}, reason, usage ? { usage } : {});
      raw("data: [DONE]\n\n");
      response.end();
    },
    raw,
    refuse: (status, body = JSON.stringify({ error: { message: "ZEBRA refused", type: "x" } })) => {
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    },
    answer: (status, headers, body) => {
      response.writeHead(status, headers).end(body);
    },
    drop: () => {
      head();
      response.socket?.destroy();
    },
    closed: new Promise((resolve) => response.once("close", resolve)),
  };
}

export async function startModelServer(): Promise<ModelServer> {
  let script: ModelScript = (reply) => reply.refuse(500);
  const requests: ModelRequest[] = [];
  let closed: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    void bodyOf(request).then(async (body) => {
      const read = JSON.parse(body) as Omit<ModelRequest, "authorization">;
      const asked = { ...read, authorization: request.headers.authorization };
      requests.push(asked);
      const reply = replyOn(response);
      ({ closed } = reply);
      await script(reply, asked, requests.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    script: (next) => {
      requests.length = 0;
      script = next;
    },
    lastClosed: () => closed,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
