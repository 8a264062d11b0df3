import { fairLine } from "./fair-line.ts";
import { currentContext, throwIfStopped } from "./request-context.ts";

const waiting = fairLine<() => void>();
let isAtWork = false;

function letNextGo(): void {
  const go = waiting.next();
  isAtWork = go !== undefined;
  if (!go) return;
  go();
  setImmediate(letNextGo);
}

/**
 * Waits for a round of the event loop in which no other long work goes on. Long work that awaits this between its pieces does one piece a
 * round, whosever it is, and the holders take turns: however much is under way, a quick request is answered between two pieces.
 * @throws AppError where the client has closed its connection, or where this computation has become a long one too many
 */
export async function loopTurn(): Promise<void> {
  const context = currentContext();
  await new Promise<void>((resolve) => {
    waiting.add(context?.holder ?? "", resolve);
    if (isAtWork) return;
    isAtWork = true;
    setImmediate(letNextGo);
  });
  throwIfStopped();
  context?.slot?.countTurn();
}

/** Work goes on so long before others have their turn. */
const PIECE_MS = 8;

/** Does work that comes in small steps, with others answered in between. @throws AppError as `loopTurn` */
export async function inTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - began < PIECE_MS) continue;
    await loopTurn();
    began = performance.now();
  }
}
