import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface ModelServer {
  /** Value for LLM_BASE_URL. */
  readonly url: string;
  close(): Promise<void>;
}

const writeChunk = (response: ServerResponse, delta: object, finish: string | null): void => {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  const body = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "scripted", choices };
  response.write(`data: ${JSON.stringify(body)}\n\n`);
};

/** A language model on the loopback with OpenAI's streaming chat completions, which answers every question with the same sentences, with a key only to those who send it. */
export async function startModelServer(sentences: readonly string[], key?: string): Promise<ModelServer> {
  const server = createServer((request, response) => {
    request.resume();
    request.once("end", () => {
      if (key !== undefined && request.headers.authorization !== `Bearer ${key}`) {
        const error = { message: "Incorrect API key provided", code: "invalid_api_key" };
        response.writeHead(401, { "content-type": "application/json" }).end(JSON.stringify({ error }));
        return;
      }
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const s of sentences) {
        const content = `${JSON.stringify({ s, f: [], k: "fact" })}\n`;
        writeChunk(response, { role: "assistant", content }, null);
      }
      writeChunk(response, {}, "stop");
      response.end("data: [DONE]\n\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
