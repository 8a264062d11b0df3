import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { serializeModel } from "../packages/astrologer/src/message-classification/classifier/model.ts";
import { buildDangerDecision, computeDecisionDigest } from "../packages/astrologer/training/build-danger-decision.ts";
import {
  buildExamples,
  buildModel,
  getTrainingOptions,
  isAuthorOfRequests,
} from "../packages/astrologer/training/build-model.ts";
import { buildObjectModel } from "../packages/astrologer/training/build-object-model.ts";
import { collectCommonWords, collectLanguageWords } from "../packages/astrologer/training/language-words.ts";
import { readTalks } from "../packages/astrologer/training/read-talks.ts";
import { readCorpus } from "../packages/astrologer/training/read-corpus.ts";
import { readHarmlessTalks } from "../packages/astrologer/training/read-harmless-talks.ts";
import { computeDigest } from "../packages/astrologer/training/train-model.ts";
import { ROOT } from "./lib/run-command.ts";

/**
 * `npm run train:language [-- danger]`: trains the astrologer's language models, or one of them, on `corpus/train`. The results are
 * reproducible to the byte. The words of a language are read while features are extracted, so they are written by a run of their own (`words`).
 */
const NAMES = ["danger", "requests", "talk", "relation"] as const;
const chosen = process.argv.slice(2);
const isChosen = (name: string): boolean => (chosen.length === 0 ? name !== "words" : chosen.includes(name));
const sets = [...readCorpus("train"), ...readHarmlessTalks()];
for (const name of NAMES.filter(isChosen)) {
  const file = join(ROOT, `packages/astrologer/models/${name}.json`);
  const text = `${JSON.stringify(serializeModel(buildModel(name, sets)))}\n`;
  writeFileSync(file, text);
  console.log(`${file}: ${text.length} bytes`);
}

if (isChosen("danger")) {
  const trainedOn = computeDigest(buildExamples("danger", sets), getTrainingOptions("danger"));
  const decision = { trainedOn: computeDecisionDigest(trainedOn, sets), ...buildDangerDecision(sets) };
  writeFileSync(join(ROOT, "packages/astrologer/models/danger-decision.json"), `${JSON.stringify(decision)}\n`);
}

if (isChosen("objects")) {
  const text = `${JSON.stringify(serializeModel(buildObjectModel(readTalks("train"))))}\n`;
  writeFileSync(join(ROOT, "packages/astrologer/models/objects.json"), text);
  console.log(`objects.json: ${text.length} bytes`);
}

if (isChosen("words")) {
  const authors = sets.filter(isAuthorOfRequests);
  const languageWords = collectLanguageWords(authors);
  const { hinglish, english } = languageWords;
  const common = collectCommonWords(authors, languageWords);
  const words = { hinglish: hinglish.join(" "), english: english.join(" "), common: common.join(" ") };
  writeFileSync(join(ROOT, "packages/astrologer/models/language-words.json"), `${JSON.stringify(words, null, 2)}\n`);
}
