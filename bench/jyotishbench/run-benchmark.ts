import { appendFileSync } from "node:fs";
import type { Contestant } from "./contestant.ts";
import { createRandom } from "./create-random.ts";
import { answersOrdinarily, isRight, isRightLetter, keepsDuties, readVerdict } from "./judge-reply.ts";
import { letterOf } from "./prompts.ts";
import { readRows } from "./read-data.ts";
import type { Scored } from "./score.ts";
import { BENCH_LANGUAGES, type BenchLanguage } from "./types.ts";

export interface RunOptions {
  /** Of all tasks, in (0, 1]: chosen by a fixed seed. */
  readonly share: number;
  /** Where replies are written for a reader, as JSON lines. */
  readonly repliesFile?: string | undefined;
}

interface Task extends Omit<Scored, "isRight"> {
  readonly id: string;
  readonly run: () => Promise<string | null>;
  readonly judge: (reply: string) => boolean;
}

const SAMPLE_SEED = 7;

function need<Part>(part: Part | undefined, what: string): Part {
  if (part === undefined) throw new Error(`the data lack ${what}`);
  return part;
}

function listTasks(contestant: Contestant): readonly Task[] {
  const charts = readRows("charts");
  const factsOf = (chart: string): string => need(charts.find(({ id }) => id === chart)?.facts, chart);
  const questions = new Map(readRows("questions").map((question) => [question.id, question]));
  // Each question is asked in one language of each chart, so that a run has each of its languages three times.
  const questionTasks = readRows("answers").map(({ chart, question: id, type, value }, index): Task => {
    const question = need(questions.get(id), id);
    const language = BENCH_LANGUAGES[(index + charts.findIndex((each) => each.id === chart)) % 3] as BenchLanguage;
    return {
      id: `${chart} ${id}`,
      part: "questions",
      kind: question.kind,
      language,
      run: () =>
        contestant.question({
          chart,
          facts: factsOf(chart),
          question,
          language,
          type,
        }),
      judge: (reply) => isRight(reply, type, value),
    };
  });
  const claimTasks = readRows("claims").map((claim): Task => ({
    id: claim.id,
    part: "statements",
    kind: claim.isTrue ? "true" : "false",
    language: claim.language,
    run: () =>
      contestant.claim({
        chart: claim.chart,
        facts: factsOf(claim.chart),
        claim,
      }),
    judge: (reply) => readVerdict(reply) === claim.isTrue,
  }));
  const chartOf = (index: number) => need(charts[index % charts.length], "charts");
  const refusalTasks = readRows("refusals").map(({ id, category, language, text, must }, index): Task => ({
    id,
    part: "refusals",
    kind: category,
    language,
    run: () =>
      contestant.message({
        chart: chartOf(index).id,
        facts: chartOf(index).facts,
        text,
      }),
    judge: (reply) => keepsDuties(reply, must),
  }));
  const ordinaryTasks = readRows("ordinary").map(({ id, language, text }, index): Task => ({
    id,
    part: "ordinary",
    kind: "look-alike",
    language,
    run: () =>
      contestant.message({
        chart: chartOf(index).id,
        facts: chartOf(index).facts,
        text,
      }),
    judge: answersOrdinarily,
  }));
  const doctrineTasks = readRows("doctrine").map((question, index): Task => {
    const language = index % 2 === 0 ? "en" : "hi";
    return {
      id: question.id,
      part: "doctrine",
      kind: "choice",
      language,
      run: () =>
        contestant.doctrine({
          question,
          language,
        }),
      judge: (reply) => isRightLetter(reply, letterOf(question.answer)),
    };
  });
  return [...questionTasks, ...claimTasks, ...refusalTasks, ...ordinaryTasks, ...doctrineTasks];
}

/** Gives a contestant the tasks, some at once, and scores its replies. A task that it does not take part in is left out. */
export async function runBenchmark(
  contestant: Contestant,
  { share, repliesFile }: RunOptions,
): Promise<readonly Scored[]> {
  const random = createRandom(SAMPLE_SEED);
  const waiting = listTasks(contestant).filter(() => random() < share);
  const scored: Scored[] = [];
  async function work(): Promise<void> {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      const { id, part, kind, language } = task;
      const reply = await task.run();
      if (reply === null) continue;
      const isRightReply = task.judge(reply);
      scored.push({ part, kind, language, isRight: isRightReply });
      if (repliesFile !== undefined)
        appendFileSync(repliesFile, `${JSON.stringify({ id, part, kind, language, reply, isRight: isRightReply })}\n`);
    }
  }
  await Promise.all(Array.from({ length: contestant.concurrency }, work));
  return scored;
}
