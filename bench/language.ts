import { readCorpus, type CorpusRow } from "../packages/astrologer/training/read-corpus.ts";
import { getKindLabel } from "../packages/astrologer/training/request-labels.ts";
import { findDialogueActsOfMessage } from "../packages/astrologer/src/message-classification/find-dialogue-acts-of-message.ts";
import type { DialogueAct } from "../packages/astrologer/src/message-classification/dialogue-act.ts";

/**
 * `npm run eval:language`: how often the classifier reads the messages of the test authors as their authors labelled them: what is asked,
 * about which topic of life, about whom, and whether it is a yes-or-no question.
 */
interface Reading {
  readonly author: string;
  readonly row: CorpusRow;
  readonly act: DialogueAct;
}

const CHECKS: Readonly<Record<string, (reading: Reading) => boolean>> = {
  kind: ({ row, act }) => {
    const label = act.bound === null ? act.kind : `${act.kind}:${act.bound}`;
    return row.acts.some((labelled) => getKindLabel(labelled) === label);
  },
  matter: ({ row, act }) =>
    act.topic === null
      ? row.acts[0]?.matters.length === 0
      : row.acts.some(({ matters }) => matters.includes(act.topic ?? "")),
  person: ({ row, act }) => row.acts[0]?.person === act.person,
  polar: ({ row, act }) => row.acts[0]?.polar === act.isPolar,
};

const formatShare = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;

function printLine(name: string, readings: readonly Reading[]): void {
  const shares = Object.entries(CHECKS).map(
    ([head, isRight]) => `${head} ${formatShare(readings.filter(isRight).length, readings.length)}`,
  );
  console.log(`${name.padEnd(22)} ${String(readings.length).padStart(5)} messages  ${shares.join("  ")}`);
}

const readings = readCorpus("test").flatMap(({ author, rows }) =>
  rows
    .filter(({ danger, acts }) => danger === null && acts.length > 0)
    .flatMap((row): Reading[] => {
      const act = findDialogueActsOfMessage(row.text).at(-1);
      return act ? [{ author, row, act }] : [];
    }),
);

for (const [author, own] of Map.groupBy(readings, (reading) => reading.author)) printLine(`author ${author}`, own);
for (const [language, own] of Map.groupBy(readings, ({ row }) => row.language)) printLine(`language ${language}`, own);
for (const [kind, own] of Map.groupBy(readings, ({ row }) => row.acts[0]?.kind)) printLine(`kind ${kind}`, own);
for (const from of [0, 0.4, 0.6, 0.8])
  printLine(
    `probability ≥ ${from}`,
    readings.filter(({ act }) => act.probability >= from),
  );
