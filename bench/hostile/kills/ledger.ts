import type { Life, State } from "./life.ts";

interface Entry {
  readonly subject: string;
  readonly life: Life;
  /** What may be found: the state after the last acknowledged write, and that after a write which the kill left without a response. */
  readonly allowed: readonly State[];
}

/** What has been written, and what was found that should not be. */
export interface Ledger {
  /** By "kind: write". */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** Writes that were in progress at a kill, and how many of these were stored. */
  readonly interrupted: { readonly all: number; readonly stored: number };
  /** Lost writes, in words. */
  readonly lost: readonly string[];
  /** Responses that no kill explains, in words. */
  readonly faults: readonly string[];
  readonly subjects: number;
  acknowledge(write: string): void;
  addFault(fault: string): void;
  /** Reads a subject that has one state. */
  check(subject: string, life: Life, state: State): Promise<void>;
  /** Remembers a subject that is not written any more. @param interrupted the state in which the write without a response would leave it */
  keep(subject: string, life: Life, state: State, interrupted?: State): void;
  /** Reads all that were kept. */
  checkAll(): Promise<void>;
}

const READS_AT_ONCE = 6;

export function createLedger(): Ledger {
  const acknowledged = new Map<string, number>();
  const interrupted = { all: 0, stored: 0 };
  const lost: string[] = [];
  const faults: string[] = [];
  const kept: Entry[] = [];

  async function readEntry({ subject, life, allowed }: Entry): Promise<void> {
    const found = await life.read();
    if (!allowed.includes(found)) lost.push(`${subject}: ${allowed.join(" or ")} was stored, ${found} is found`);
    else if (allowed.length > 1 && found === allowed[1]) interrupted.stored += 1;
  }

  return {
    acknowledged,
    interrupted,
    lost,
    faults,
    get subjects() {
      return kept.length;
    },
    acknowledge: (write) => void acknowledged.set(write, (acknowledged.get(write) ?? 0) + 1),
    addFault: (fault) => void faults.push(fault),
    check: (subject, life, state) => readEntry({ subject, life, allowed: [state] }),
    keep(subject, life, state, after) {
      if (after !== undefined) interrupted.all += 1;
      kept.push({ subject, life, allowed: after === undefined || after === state ? [state] : [state, after] });
    },
    async checkAll() {
      const rest = [...kept];
      const readRest = async (): Promise<void> => {
        for (let entry = rest.pop(); entry; entry = rest.pop()) await readEntry(entry);
      };
      await Promise.all(Array.from({ length: READS_AT_ONCE }, readRest));
    },
  };
}
