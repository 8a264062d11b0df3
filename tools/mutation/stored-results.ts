import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../lib/run-command.ts";
import type { TestedMutant } from "./report-mutants.ts";
import type { SelectedMutant } from "./select-mutants.ts";

/** Which test noticed a mutant, by the mutant's id; null if none did. Written after each mutant, so that a stopped run can be continued. */
export class StoredResults {
  readonly #file: string;
  readonly #killedBy: Map<string, string | null>;

  /** @param isContinued false: forgets what is stored */
  constructor(area: string, seed: string, isContinued: boolean) {
    this.#file = join(ROOT, "test-results/mutation", `${area}-${seed}.json`);
    const stored = isContinued && existsSync(this.#file) ? readFileSync(this.#file, "utf8") : "{}";
    this.#killedBy = new Map(Object.entries(JSON.parse(stored) as Record<string, string | null>));
  }

  isTested({ id }: SelectedMutant): boolean {
    return this.#killedBy.has(id);
  }

  isSurvivor({ id }: SelectedMutant): boolean {
    return this.#killedBy.get(id) === null;
  }

  /** Those of the mutants that have been tested. */
  list(mutants: readonly SelectedMutant[]): TestedMutant[] {
    return mutants.flatMap((mutant) => {
      const killedBy = this.#killedBy.get(mutant.id);
      return killedBy === undefined ? [] : [{ mutant, killedBy }];
    });
  }

  add({ id }: SelectedMutant, killedBy: string | null): void {
    this.#killedBy.set(id, killedBy);
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries(this.#killedBy), null, 2));
  }
}
