import { expect, test } from "vitest";
import {
  computeBindus,
  reduceBindus,
  type AshtakavargaSigns,
  type FiguresByRashi,
} from "../../src/ashtakavarga/ashtakavarga.ts";
import type { BinduTableId, Contributor } from "../../src/ashtakavarga/bindus.data.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../../src/relation/friendship.data.ts";
import { rashiAt } from "../../src/zodiac/rashi.ts";
import { toBodyId, ExactGroup, readGolden } from "../golden/read-golden.ts";

interface AshtakavargaCase {
  id: string;
  tables: BinduTableId;
  input: { sign_index: Record<string, number> };
  expected: {
    bhinna: Record<string, number[]>;
    sarva: number[];
    reduced?: Record<string, number[]>;
    rasi_pinda?: Record<string, number>;
    graha_pinda?: Record<string, number>;
    sodhya_pinda?: Record<string, number>;
    pvr_tables?: Record<string, number[]>;
  };
}

const cases = [
  ...readGolden<AshtakavargaCase>("./pyjhora/ashtakavarga.json"),
  ...readGolden<AshtakavargaCase>("./textbook/ashtakavarga.json"),
];
const named = cases.map((entry) => [entry.id, entry] as const);

const signsOf = ({ input }: AshtakavargaCase): AshtakavargaSigns =>
  Object.fromEntries(
    Object.entries(input.sign_index).map(([name, index]) => [toBodyId(name), rashiAt(index)]),
  ) as AshtakavargaSigns;

const group = new ExactGroup("ashtakavarga");
const compare = ({ id }: AshtakavargaCase, got: FiguresByRashi, expected: readonly number[]): void =>
  group.check(id, expected.length, () => expect(got).toEqual(expected));

test.each(named)("%s: bhinna and sarva", (_, entry) => {
  const { bhinna, sarva } = computeBindus(signsOf(entry), entry.tables);
  for (const [name, row] of Object.entries(entry.expected.bhinna))
    compare(entry, bhinna[toBodyId(name) as Contributor], row);
  compare(entry, sarva, entry.expected.sarva);
});

test.each(named.filter(([, { expected }]) => expected.pvr_tables))("%s: the other tables", (_, entry) => {
  const { bhinna, sarva } = computeBindus(signsOf(entry), "pvr");
  for (const [name, row] of Object.entries(entry.expected.pvr_tables ?? {})) {
    compare(entry, name === "sarva" ? sarva : bhinna[toBodyId(name) as Contributor], row);
  }
});

test.each(named.filter(([, { expected }]) => expected.reduced))("%s: shodhana and pindas", (_, entry) => {
  const signs = signsOf(entry);
  const { reduced, pindas } = reduceBindus(computeBindus(signs, entry.tables), signs, "planets");
  const { expected } = entry;
  for (const [name, row] of Object.entries(expected.reduced ?? {}))
    compare(entry, reduced[toBodyId(name) as SaptaGraha], row);
  const by = (of: (graha: SaptaGraha) => number): Record<string, number> =>
    Object.fromEntries(SAPTA_GRAHAS.map((graha) => [graha[0]?.toUpperCase() + graha.slice(1), of(graha)]));
  group.check(entry.id, 21, () => {
    expect(by((graha) => pindas[graha].rasi)).toEqual(expected.rasi_pinda);
    expect(by((graha) => pindas[graha].graha)).toEqual(expected.graha_pinda);
    expect(by((graha) => pindas[graha].sodhya)).toEqual(expected.sodhya_pinda);
  });
});

test("one case has reductions, and one has both tables", () => {
  expect(cases.filter(({ expected }) => expected.reduced)).toHaveLength(1);
  expect(cases.filter(({ expected }) => expected.pvr_tables)).toHaveLength(1);
});
