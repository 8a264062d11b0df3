import { parseArgs } from "node:util";
import { BASELINES, isBaseline } from "./jyotishbench/baselines.ts";
import { createEndpoint } from "./jyotishbench/endpoint.ts";
import { writeRows } from "./jyotishbench/read-data.ts";
import { runBenchmark } from "./jyotishbench/run-benchmark.ts";
import { formatScores } from "./jyotishbench/score.ts";
import { writeData } from "./jyotishbench/write-data.ts";

/**
 * JyotishBench: `npm run bench:jyotish -- write` computes its data again; `-- baseline random` (or `majority`, `lagna`) scores what runs here;
 * `-- model --url http://127.0.0.1:11434/v1 --model NAME [--key-variable OPENAI_API_KEY] [--share 0.1] [--replies FILE]` any endpoint that speaks
 * OpenAI's protocol.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: "string", default: "https://api.openai.com/v1" },
    model: { type: "string", default: "" },
    "key-variable": { type: "string", default: "OPENAI_API_KEY" },
    share: { type: "string", default: "1" },
    replies: { type: "string" },
  },
});
const [command, name = ""] = positionals;
const options = { share: Number(values.share), repliesFile: values.replies };

if (command === "write") {
  const { charts, answers, claims } = await writeData();
  writeRows("charts", charts);
  writeRows("answers", answers);
  writeRows("claims", claims);
  console.log(`${charts.length} charts, ${answers.length} answers, ${claims.length} statements`);
} else if (command === "baseline" && isBaseline(name)) {
  console.log(formatScores(await runBenchmark(await BASELINES[name](), options)));
} else if (command === "model" && values.model !== "") {
  const key = process.env[values["key-variable"]];
  const endpoint = createEndpoint({ url: values.url, model: values.model, key });
  console.log(formatScores(await runBenchmark(endpoint, options)));
} else {
  console.error("Say write, baseline random|majority|lagna, or model --url … --model …");
  process.exitCode = 1;
}
