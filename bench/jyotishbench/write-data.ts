import { ANSWER_KINDS, type ChartData, formatValue } from "./answer-kinds.ts";
import { describeChart } from "./describe-chart.ts";
import { makeChart } from "./make-chart.ts";
import { readRows } from "./read-data.ts";
import type { BenchAnswer, BenchChart, BenchClaim } from "./types.ts";
import { writeClaims } from "./write-claims.ts";

export interface WrittenData {
  readonly charts: readonly BenchChart[];
  readonly answers: readonly BenchAnswer[];
  readonly claims: readonly BenchClaim[];
}

/** Everything that a program computes: the charts as facts, the true answers, and the statements. */
export async function writeData(): Promise<WrittenData> {
  const births = readRows("births");
  const charts = new Map<string, ChartData>();
  for (const birth of births) charts.set(birth.id, await makeChart(birth));
  const answers = births.flatMap(({ id }) =>
    readRows("questions").flatMap(({ id: question, kind, slots }): BenchAnswer[] => {
      const rule = ANSWER_KINDS[kind];
      if (!rule) throw new Error(`no kind ${kind}`);
      const value = rule.answer(charts.get(id) as ChartData, slots);
      return value === null ? [] : [{ chart: id, question, type: rule.type, value: formatValue(value) }];
    }),
  );
  return {
    charts: births.map((birth) => ({
      id: birth.id,
      facts: describeChart(birth, charts.get(birth.id) as ChartData),
    })),
    answers,
    claims: writeClaims(charts, readRows("statement-templates")),
  };
}
