import type { Arudha, Graha, Rashi } from "@lagna/terms";
import { expect, test } from "vitest";
import { separation } from "../../src/core/angle.ts";
import { computeBhavaArudhas } from "../../src/point/arudha.ts";
import { computeSreeLagna } from "../../src/point/special-lagna.ts";
import { rashiAt } from "../../src/zodiac/rashi.ts";
import { toBodyId, ExactGroup, readGolden, printLine, getSignIndex } from "../golden/read-golden.ts";

interface PointCase {
  id: string;
  input: { sign_index?: Record<string, number>; moon?: number; lagna?: number };
  expected: { bhava_arudha?: Record<Arudha, string>; sree_lagna?: { sign: string; deg: number } };
  tolerance_deg?: number;
  differs_with_simple_lordship?: Arudha[];
}

const cases = readGolden<PointCase>("./pyjhora/arudhas_upagrahas_lagnas.json");
const group = new ExactGroup("arudhas of signs");
const ofSigns = cases.filter(({ input, expected }) => input.sign_index && expected.bhava_arudha);

const signsOf = ({ input }: PointCase): Record<Graha | "lagna", Rashi> =>
  Object.fromEntries(
    Object.entries(input.sign_index ?? {}).map(([name, index]) => [toBodyId(name), rashiAt(index)]),
  ) as Record<Graha | "lagna", Rashi>;

const expectedOf = ({ expected }: PointCase): Record<string, string> =>
  Object.fromEntries(Object.entries(expected.bhava_arudha ?? {}).map(([id, sign]) => [id, sign.toLowerCase()]));

test.each(ofSigns)("$id: from signs alone", (entry) => {
  const { lagna, ...signs } = signsOf(entry);
  const arudhas = computeBhavaArudhas(lagna, { signs }, "tenth_from_result");
  group.check(entry.id, Object.keys(arudhas).length, () => expect(arudhas).toEqual(expectedOf(entry)));
});

test.each(ofSigns)("$id: without co-lords exactly the arudhas it lists differ", (entry) => {
  const { lagna, ...signs } = signsOf(entry);
  const simple = computeBhavaArudhas(lagna, { signs }, "tenth_from_result", { colords: "traditional" });
  const expected = expectedOf(entry);
  const differing = Object.entries(simple).filter(([id, sign]) => sign !== expected[id]);
  expect(differing.map(([id]) => id)).toEqual(entry.differs_with_simple_lordship);
});

test.each(cases.filter(({ expected }) => expected.sree_lagna))("$id", ({ input, expected, tolerance_deg }) => {
  const { sign, deg } = expected.sree_lagna as { sign: string; deg: number };
  const error = separation(
    computeSreeLagna(input.lagna ?? Number.NaN, input.moon ?? Number.NaN),
    getSignIndex(sign.toLowerCase() as Rashi) * 30 + deg,
  );
  printLine(`sree lagna: error ${error.toFixed(4)}° of ${tolerance_deg}° allowed`);
  expect(error).toBeLessThan(tolerance_deg ?? 0);
});

test("two cases of signs and one of sree lagna are included", () => {
  expect(ofSigns).toHaveLength(2);
  expect(cases.filter(({ expected }) => expected.sree_lagna)).toHaveLength(1);
});
