import { expect, test } from "vitest";
import { addFacts, verify } from "../../src/index.ts";
import { answerMessage } from "../answer-message.ts";
import { buildTestIndex, CHART_M } from "../test-charts.ts";

const CHARTS = [
  buildTestIndex(CHART_M),
  buildTestIndex({
    local: "1998-10-11T18:45:00",
    offset: 5.5,
    latitude: 25.55,
    longitude: 84.66,
    place: "Arrah, India",
  }),
];

/** A sentence of the program's own that the verifier takes for false is left out, and the person is told that there is no answer. */
test.each([
  "give my full d10",
  "दशमांश पूरा दो",
  "poora navamsha bata do",
  "नवांश कुंडली पूरी बताओ",
  "which yogas do i have",
  "कौन से योग हैं",
  "kaun kaun se yog hain",
  "राजयोग है कि नहीं",
  "when is venus combust next",
  "shukra ka asta kab hai",
  "शुक्र अस्त कब होगा",
  "when does mercury go retrograde",
  "june 2027 me guru kahan hoga",
  "sade sati for dhanu rashi",
  "which doshas do i have",
  "chara karaka bata do",
])("what is answered to %s is true of the chart by the verifier", (question) => {
  for (const index of CHARTS) {
    const { sentences, facts, kind } = answerMessage({ question, index });
    const checked = sentences.filter(({ facts: cited }) => cited.length > 0 || kind === "fact" || kind === "reading");
    const text = checked.map((sentence) => sentence.text).join(" ");
    expect(sentences.length, question).toBeGreaterThan(0);
    const { claims } = verify(addFacts(index, facts), text, { question });
    expect(
      claims.filter(({ verdict }) => verdict === "contradicted"),
      text,
    ).toEqual([]);
  }
});

test.each(["when is venus combust next", "shukra ka asta kab hai", "शुक्र अस्त कब होगा"])(
  "a time of combustion is told: %s",
  (question) => {
    const { sentences } = answerMessage({ question, index: CHARTS[0] as (typeof CHARTS)[number] });
    expect(sentences.map(({ text }) => text).join(" ")).toMatch(/2027/u);
  },
);
