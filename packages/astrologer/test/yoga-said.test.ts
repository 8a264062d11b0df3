import { YOGA_WORDS, type YogaId } from "@lagna/terms";
import { expect, test } from "vitest";
import { verify } from "../src/index.ts";
import { yogaName, yogaSaid } from "../src/words/yoga-said.ts";
import { CHART_M, indexOf } from "./charts.ts";

test("a yoga that is somebody's is said so in each tongue", () => {
  expect(yogaSaid("shubha_kartari_sun")).toEqual({
    en: "Shubha kartari yoga of the Sun",
    hi: "सूर्य का शुभ कर्तरी योग",
    hg: "Surya ka Shubha kartari yog",
  });
  expect(yogaSaid("papa_kartari_7").hg).toBe("saatve ghar ka Papa kartari yog");
  expect(yogaSaid("neecha_bhanga_jupiter").hg).toBe("Guru ka Neecha bhanga yog");
  expect(yogaSaid("raman_245").hi).toBe("उच्च राजयोग");
  expect(yogaSaid("daridra_loose")).toMatchObject({ en: "Daridra yoga, loosely read", hi: "दारिद्र्य योग (सामान्य)" });
  expect(yogaSaid("gaja_kesari").en).toBe("Gaja kesari yoga");
});

test("no Hinglish name of a yoga is an English phrase", () => {
  const english = (Object.keys(YOGA_WORDS) as YogaId[]).filter(
    (id) => !/^(raja|dhana|daridra|parivartana)_/.test(id) && /\b(?:of|the|in|with|from|or|by)\b/.test(yogaName(id).hg),
  );
  expect(english).toEqual([]);
});

test("what is said of a yoga is read as that yoga, in each tongue", () => {
  const index = indexOf(CHART_M);
  const untrue = [...index.facts.values()]
    .filter(({ section, value }) => section === "yogas" && (value as { holds: boolean }).holds)
    .flatMap(({ subject }) => {
      const { en, hi, hg } = yogaSaid(subject as YogaId);
      return [`You have ${en}.`, `आपकी कुंडली में ${hi} है।`, `Aapki kundli me ${hg} hai.`];
    })
    .filter((text) => verify(index, text).claims.some(({ verdict }) => verdict === "contradicted"));
  expect(untrue).toEqual([]);
});
