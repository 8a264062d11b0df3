import { RASHIS } from "@lagna/terms";
import { expect, test } from "vitest";
import { createSignRuleChart } from "../../src/yoga/sign-rule-chart.ts";
import { judgeYogaById } from "../../src/yoga/yoga.ts";
import { toLongitudesById, ExactGroup, readGolden } from "../golden/read-golden.ts";

interface YogaCase {
  readonly id: string;
  readonly yoga: string;
  readonly input: { readonly sign_index: Readonly<Record<string, number>> };
  readonly expected: boolean;
}

/** The source's spellings, where they differ from ours. */
const OUR_IDS: Readonly<Record<string, string>> = {
  anaphaa: "anapha",
  chaapa: "chapa",
  daama: "damini",
  gadaa: "gada",
  koota: "kuta",
  maalavya: "malavya",
  paasa: "pasha",
  sakti: "shakti",
  soola: "shula",
  sringaataka: "sringataka",
  sunaphaa: "sunapha",
  vaapi: "vapi",
  veenaa: "vina",
  vihanga: "vihaga",
  yoopa: "yupa",
};

const cases = readGolden<YogaCase>("./pyjhora/yogas.json");
const group = new ExactGroup("yogas");

test.each(cases)("$id", ({ id, yoga, input, expected }) => {
  const signs = Object.fromEntries(
    Object.entries(toLongitudesById(input.sign_index)).map(([id, sign]) => [id, RASHIS[sign]]),
  );
  const found = judgeYogaById(OUR_IDS[yoga] ?? yoga, createSignRuleChart({ signs }));
  group.check(id, 1, () => expect(found.holds).toBe(expected));
});
