import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { serializeModel } from "../packages/astrologer/src/message-classification/classifier/model.ts";
import { buildDangerDecision, computeDecisionDigest } from "../packages/astrologer/training/build-danger-decision.ts";
import { buildExamples, buildModel, getTrainingOptions } from "../packages/astrologer/training/build-model.ts";
import { collectCommonWords, collectLanguageWords } from "../packages/astrologer/training/language-words.ts";
import { readCorpus } from "../packages/astrologer/training/read-corpus.ts";
import { computeDigest } from "../packages/astrologer/training/train-model.ts";
import { ROOT } from "./lib/run-command.ts";

/** Trains the astrologer's language models on `corpus/train`. The results are reproducible to the byte. */
const sets = readCorpus("train");
for (const name of ["danger", "requests", "talk", "relation"] as const) {
  const file = join(ROOT, `packages/astrologer/models/${name}.json`);
  const text = `${JSON.stringify(serializeModel(buildModel(name, sets)))}\n`;
  writeFileSync(file, text);
  console.log(`${file}: ${text.length} bytes`);
}

const decision = {
  trainedOn: computeDecisionDigest(computeDigest(buildExamples("danger", sets), getTrainingOptions("danger")), sets),
  ...buildDangerDecision(sets),
};
writeFileSync(join(ROOT, "packages/astrologer/models/danger-decision.json"), `${JSON.stringify(decision)}\n`);

const languageWords = collectLanguageWords(sets);
const { hinglish, english } = languageWords;
const common = collectCommonWords(sets, languageWords);
const words = { hinglish: hinglish.join(" "), english: english.join(" "), common: common.join(" ") };
writeFileSync(join(ROOT, "packages/astrologer/models/language-words.json"), `${JSON.stringify(words, null, 2)}\n`);
