import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Area, AreaGroup } from "./areas.data.ts";
import { findMutants, type Mutant } from "./find-mutants.ts";

export interface SelectedMutant extends Mutant {
  /** The hash of the changed code, by which the sample is drawn. */
  readonly id: string;
}

/** The mutants of a group, which are all tested with the same files. */
export interface MutantGroup {
  readonly tests: readonly string[];
  readonly mutants: readonly SelectedMutant[];
}

interface Candidate {
  readonly mutant: SelectedMutant;
  readonly group: AreaGroup;
}

/** Another seed draws another sample. */
export const DEFAULT_SEED = "1";

/**
 * All mutants of an area, or a sample of the given size, drawn by a hash of the changed code: a change elsewhere in a file leaves the
 * rest of the sample as it is. Mutants of the lines listed as `always` come in addition.
 */
export function selectMutants(root: string, area: Area, sampleSize: number, seed = DEFAULT_SEED): MutantGroup[] {
  const candidates = area.groups.flatMap((group) => listCandidates(root, group, seed));
  const always = candidates.filter(({ mutant, group }) => isAlwaysTested(mutant, group));
  const others = candidates.filter(({ mutant, group }) => !isAlwaysTested(mutant, group));
  const drawn = others.toSorted((a, b) => (a.mutant.id < b.mutant.id ? -1 : 1)).slice(0, sampleSize);
  const selected = new Set([...always, ...drawn]);
  return area.groups
    .map((group) => ({
      tests: group.tests,
      mutants: candidates
        .filter((candidate) => candidate.group === group && selected.has(candidate))
        .map((c) => c.mutant),
    }))
    .filter(({ mutants }) => mutants.length > 0);
}

export function listSources(root: string, { sources }: AreaGroup): string[] {
  return [...new Set(sources.flatMap((pattern) => globSync(pattern, { cwd: root })))]
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted();
}

function listCandidates(root: string, group: AreaGroup, seed: string): Candidate[] {
  return listSources(root, group).flatMap((file) => {
    const repetitions = new Map<string, number>();
    const mutants = findMutants(file, readFileSync(join(root, file), "utf8"));
    return mutants
      .filter((mutant) => !isEquivalent(mutant, group))
      .map((mutant) => {
        const key = [seed, file, mutant.change, mutant.code].join("\n");
        const repetition = repetitions.get(key) ?? 0;
        repetitions.set(key, repetition + 1);
        return { mutant: { ...mutant, id: createHash("sha256").update(`${key}\n${repetition}`).digest("hex") }, group };
      });
  });
}

const isEquivalent = ({ code, change }: Mutant, { equivalent = [] }: AreaGroup): boolean =>
  equivalent.some((known) => code.includes(known.code) && change === known.change);

const isAlwaysTested = ({ code }: Mutant, { always = [] }: AreaGroup): boolean =>
  always.some((text) => code.includes(text));
