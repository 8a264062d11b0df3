import { describe, expect, test } from "vitest";
import { createLagnaClient } from "../src/index.ts";

const BIRTH = {
  name: "Asha",
  gender: "female",
  year: 1990,
  month: "August",
  day: 15,
  hour: 10,
  minute: 30,
  city: "Pune",
  country: "India",
} as const;

describe("the client, with a fetch of its own", () => {
  const answering = (respond: (sent: Request) => Response) =>
    createLagnaClient({
      url: "https://lagna.example.org",
      key: "lagna_x",
      fetch: async (address, init) => respond(new Request(address, init)),
    });

  test("gives lines as a stream and files as a Blob", async () => {
    const lines = answering(() => new Response("{}\n{}\n"));
    const stream = await lines.downloadBatchResult({ path: { id: "a/b" }, query: { format: "ndjson" } });
    expect(await new Response(stream).text()).toBe("{}\n{}\n");
    const files = answering(() => new Response("%PDF", { headers: { "content-type": "application/pdf" } }));
    expect((await files.printKundli({ body: { birth: BIRTH } })).type).toBe("application/pdf");
  });

  test("sends the key, parameters by name, lists by repeating them, and a file by its media type", async () => {
    const sent: { url: string; key: string | null; type: string | null }[] = [];
    const lagna = answering(({ url, headers }) => {
      sent.push({ url, key: headers.get("authorization"), type: headers.get("content-type") });
      return Response.json({});
    });
    await lagna.createBatch({ contentType: "application/x-ndjson", body: "{}", query: { sections: "karakas" } });
    await lagna.printSavedKundli({ path: { id: "a/b" }, query: { subjects: ["details", "yogas"] } });
    const key = "Bearer lagna_x";
    const api = "https://lagna.example.org/api/v1";
    expect(sent).toEqual([
      { url: `${api}/batches?sections=karakas`, key, type: "application/x-ndjson" },
      { url: `${api}/kundlis/a%2Fb/print?subjects=details&subjects=yogas`, key, type: null },
    ]);
  });

  test("says when to try again, and that a page of a proxy is no error of the server", async () => {
    const headers = { "retry-after": "7", "x-request-id": "from-the-proxy" };
    const proxy = answering(() => new Response("<html>", { status: 503, headers }));
    const expected = { status: 503, code: "unreadable_response", retryAfterSeconds: 7, requestId: "from-the-proxy" };
    await expect(proxy.listBatches()).rejects.toMatchObject(expected);
  });
});
