import { type RequestContext, runInContext } from "../../src/computing/request-context.ts";
import { computationSlots } from "../../src/computing/slots.ts";

type Given = Partial<Pick<RequestContext, "holder" | "slots">>;

/** A request of somebody, and its client's leaving. */
export function request({ holder = "somebody", slots = plenty() }: Given = {}) {
  const control = new AbortController();
  const context: RequestContext = { holder, signal: control.signal, slots, slot: null };
  return { run: <Result>(work: () => Result): Result => runInContext(context, work), leave: () => control.abort() };
}

const plenty = () => computationSlots({ computations: 1000, longAfterTurns: 1000 });

/** Rounds of the event loop. */
export async function rounds(count: number): Promise<void> {
  for (let round = 0; round < count; round += 1) await new Promise((resolve) => setImmediate(resolve));
}
