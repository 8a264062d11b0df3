import { type RequestContext, runInContext } from "../../src/computing/request-context.ts";
import { createComputationSlots } from "../../src/computing/computation-slots.ts";

type Given = Partial<Pick<RequestContext, "holder" | "slots" | "chargeCpu">>;

/** A request of a holder, with a function that disconnects its client. */
export function createTestRequest({ holder = "a", slots = plenty(), ...rest }: Given = {}) {
  const control = new AbortController();
  const context: RequestContext = { holder, signal: control.signal, slots, slot: null, ...rest };
  return { run: <Result>(work: () => Result): Result => runInContext(context, work), leave: () => control.abort() };
}

const plenty = () => createComputationSlots({ maxComputations: 1000, longAfterTurns: 1000 });

/** Waits for turns of the event loop. */
export async function waitRounds(count: number): Promise<void> {
  for (let round = 0; round < count; round += 1) await new Promise((resolve) => setImmediate(resolve));
}
