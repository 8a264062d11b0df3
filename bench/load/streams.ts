import { TRUE_SENTENCES } from "../../apps/server/test/answer-stream-client.ts";
import { startModelServer } from "../../apps/server/test/fakes/model-server.ts";
import { BIRTH } from "../hostile/accounts.ts";
import type { LoadPart } from "./load-part.ts";
import { pause } from "./load-plan.ts";
import { startLoadServer } from "./load-server.ts";
import { type Person, repeatInParallel, signUpPeople, startConversation } from "./people.ts";

const STREAMS = 1_000;
/** An account may ask 20 times a minute. */
const PEOPLE = 60;
const AT_ONCE = 8;
const SETTLE_MS = 2_000;
/** Of heap after a garbage collection: 10,000 streams in a gigabyte. Resident memory also has what was needed to begin the answers. */
const MAX_KB_EACH = 100;
const KB_PER_MB = 1024;

/** A server that starts beside others' work may refuse at first. */
const ATTEMPTS = 10;
const RETRY_MS = 1_000;

/** Opens an answer as a stream and reads its first event; then the model waits. @throws Error if it is refused again and again */
async function openStream(ask: () => Promise<Response>, attempts = ATTEMPTS): Promise<void> {
  const response = await ask();
  if (response.status === 503 && attempts > 1) {
    await response.body?.cancel();
    await pause(RETRY_MS);
    return openStream(ask, attempts - 1);
  }
  if (!response.ok) throw new Error(`A stream was refused: ${response.status} ${await response.text()}`);
  const reader = response.body?.getReader();
  if ((await reader?.read())?.value === undefined) throw new Error("A stream ended before its first event");
  // Reads on, as a browser does, until the connection is closed.
  const drain = async (): Promise<void> => {
    while (!(await reader?.read())?.done);
  };
  drain().catch(() => undefined);
}

/** The memory of an open answer whose model is silent: the stream to the reader, the one from the model, and the state of the conversation. */
export const measureStreams: LoadPart = async () => {
  const model = await startModelServer();
  model.script((reply) => reply.sentences(TRUE_SENTENCES[0]));
  const server = await startLoadServer({ LLM_BASE_URL: model.url, LLM_MODEL: "scripted" });
  const { target } = server;
  const closing = new AbortController();
  try {
    const people = await signUpPeople(target, PEOPLE);
    const ownerOf = (index: number): Person => people[index % PEOPLE] as Person;
    const chats = await repeatInParallel(STREAMS, AT_ONCE, (index) => startConversation(target, ownerOf(index), BIRTH));
    const measure = async () => ({ heap: await server.readHeapMb(), resident: await server.readResidentMb() });
    await pause(SETTLE_MS);
    const before = await measure();
    await repeatInParallel(STREAMS, AT_ONCE, (index) => {
      const headers = { ...ownerOf(index).headers, accept: "text/event-stream" };
      const body = { chat_id: chats[index], question: "When will I get promoted?" };
      return openStream(() =>
        fetch(`${target.origin}/api/v1/chat/ask`, {
          method: "POST",
          signal: closing.signal,
          headers: {
            ...headers,
            "content-type": "application/json",
            "x-forwarded-for": `10.9.${index >> 8}.${index & 255}`,
          },
          body: JSON.stringify(body),
        }),
      );
    });
    await pause(SETTLE_MS);
    const after = await measure();
    const health = await fetch(`${target.origin}/api/v1/health`);
    const heapKb = ((after.heap - before.heap) * KB_PER_MB) / STREAMS;
    const residentKb = ((after.resident - before.resident) * KB_PER_MB) / STREAMS;
    console.log(
      `${STREAMS} open answers: ${heapKb.toFixed(1)} KB of heap each (goal ${MAX_KB_EACH}), resident memory grew by ${residentKb.toFixed(1)} KB each; ` +
        `${before.resident.toFixed(0)} MB before, ${after.resident.toFixed(0)} MB after; health ${health.status}`,
    );
    return heapKb <= MAX_KB_EACH && health.ok ? [] : [`${heapKb.toFixed(1)} KB of heap each, health ${health.status}`];
  } finally {
    closing.abort();
    await server.stop();
    await model.close();
  }
};
