import {
  type AnswerLanguage,
  createAnswer,
  type Fact,
  FACT_SECTIONS,
  findFactById,
  type FactIndex,
  buildDayFacts,
  buildFacts,
  listTopicFacts,
  TOPIC_ROWS,
  TOPICS,
  buildWindowFacts,
  findWindows,
  toDayNumber,
  understand,
} from "@lagna/astrologer";
import { calendarDate } from "@lagna/contract";
import { type CalendarDate, GRAHAS, parseIsoParts, RASHI_WORDS, GRAHA_WORDS, RASHIS, VARGAS } from "@lagna/terms";
import { z } from "zod";
import { renderFact } from "./prompts/render-facts.ts";
import { takeWithinTokens } from "./prompts/estimate-tokens.ts";

/** Tool calls per turn; further calls get an error. */
export const MAX_CALLS = 6;
/** Maximum tokens of one tool result. */
const MAX_TOKENS = 700;

const graha = z.enum(GRAHAS);

/** A read-only function bound to a chart; its input is validated by the schema. */
export interface ModelTool<Input = unknown> {
  readonly description: string;
  readonly input: z.ZodType<Input>;
  readonly run: (input: Input) => readonly string[];
}

const defineTool = <Input>(tool: ModelTool<Input>): ModelTool => tool as ModelTool;

function findFactsByPrefix(index: FactIndex, prefix: string): Fact[] {
  return [...index.facts.values()].filter(({ id }) => id.startsWith(prefix));
}

/** Not compared as text: years before 0 would sort backwards. */
const isInSpan = (at: number, { from, until }: { from: string | null; until: string | null }): boolean =>
  (from === null || Date.parse(from) <= at) && (until === null || at < Date.parse(until));
const isValidAt = ({ valid }: Fact, iso: string): boolean => valid !== undefined && isInSpan(Date.parse(iso), valid);

/** The periods that run at an instant, one per level. */
function findDashasAt(index: FactIndex, iso: string, levels: number): Fact[] {
  const found: Fact[] = [];
  let path = "dasha";
  for (let level = 1; level <= levels; level += 1) {
    const fact = GRAHAS.map((lord) => findFactById(index, `${path}-${lord}`)).find((one) => one && isValidAt(one, iso));
    if (!fact) break;
    found.push(fact);
    path = fact.id;
  }
  return found;
}

const MAX_DAYS = 31;
const toDay = (date: string): number => toDayNumber(parseIsoParts(date) as CalendarDate);

const toNoon = (date: string): string => `${date}T12:00:00.000Z`;

/** The position of each graha, counted from the sign of a reference point. */
function listPlacesFrom(index: FactIndex, reference: "lagna" | (typeof GRAHAS)[number]): string[] {
  const { signs } = index.nativity;
  const isSignUncertain = (one: (typeof GRAHAS)[number]): boolean =>
    index.facts.get(`planet-${one}`)?.birthTimeSensitivity?.sensitiveParts.includes("sign") === true;
  if (reference === "lagna" ? index.judgmentIndex !== "itself" : isSignUncertain(reference)) return [];
  const first = RASHIS.indexOf(signs[reference]);
  return GRAHAS.filter((one) => !isSignUncertain(one)).map((one) => {
    const place = ((RASHIS.indexOf(signs[one]) - first + RASHIS.length) % RASHIS.length) + 1;
    const words = `${GRAHA_WORDS[one].en} in ${RASHI_WORDS[signs[one]].en}, place ${place}`;
    return `From ${reference}: ${words}`;
  });
}

/** The transits of a day over the chart that topics are judged from. */
function listTransitsAt(judgedIndex: FactIndex | null, date: string): string[] {
  if (!judgedIndex) return [];
  const { time: _time, ...context } = judgedIndex.context;
  const factsAtDate = buildFacts(judgedIndex.nativity, { ...context, now: Date.parse(toNoon(date)) });
  return findFactsByPrefix(factsAtDate, "transit-").map(({ text }) => `On ${date}: ${text.en}`);
}

const findJudgedIndex = (index: FactIndex): FactIndex | null =>
  index.judgmentIndex === "itself" ? index : index.judgmentIndex;

export interface ModelToolOptions {
  readonly language: AnswerLanguage;
  /** Called with the facts that the model fetches. */
  readonly onFactsGiven: (facts: readonly Fact[]) => void;
}

/** The tools that a model may call about the chart of one turn. */
export function createModelTools(
  index: FactIndex,
  { language, onFactsGiven }: ModelToolOptions,
): Readonly<Record<string, ModelTool>> {
  const toLines = (found: readonly (Fact | undefined)[]): string[] => {
    const facts = found.filter((fact) => fact !== undefined);
    onFactsGiven(facts);
    return facts.flatMap((fact) => renderFact(fact, index, language));
  };
  return {
    facts: defineTool({
      description: "Facts of the chart, by section or by ids",
      input: z
        .object({ section: z.enum(FACT_SECTIONS).optional(), ids: z.array(z.string().max(60)).max(20).optional() })
        .refine(({ section, ids }) => (section === undefined) !== (ids === undefined), "give section or ids"),
      run: ({ section, ids = [] }) =>
        section === undefined
          ? toLines(ids.map((id) => findFactById(index, id)))
          : toLines([...index.facts.values()].filter((fact) => fact.section === section)),
    }),
    topic: defineTool({
      description: "The facts that a matter is read from",
      input: z.object({ topic: z.enum(TOPICS) }),
      run: ({ topic }) => toLines(listTopicFacts(index, topic)),
    }),
    dasha_at: defineTool({
      description: "The Vimshottari periods that run on a day",
      input: z.object({ date: calendarDate, levels: z.int().min(1).max(3).default(2) }),
      run: ({ date, levels }) => toLines(findDashasAt(index, toNoon(date), levels)),
    }),
    windows: defineTool({
      description: "The good times of a matter between two days",
      input: z.object({ topic: z.enum(TOPICS), from: calendarDate, to: calendarDate }),
      run: ({ topic, from, to }) => {
        const row = TOPIC_ROWS[topic];
        const judged = findJudgedIndex(index);
        const windowFacts = judged
          ? row.primaryHouses.flatMap((house) => buildWindowFacts(judged, house, findWindows(judged, row, house)))
          : [];
        return toLines(
          windowFacts.filter(({ valid }) => {
            const [begin, end] = [valid?.from ?? null, valid?.until ?? null];
            return (
              (begin === null || Date.parse(begin) < Date.parse(toNoon(to))) &&
              (end === null || Date.parse(end) > Date.parse(toNoon(from)))
            );
          }),
        );
      },
    }),
    transits_at: defineTool({
      description: "Where the grahas stand on a day, over this chart",
      input: z.object({ date: calendarDate }),
      run: ({ date }) => listTransitsAt(findJudgedIndex(index), date),
    }),
    days: defineTool({
      description: "The panchanga of days: weekday, tithi, nakshatra, sunrise, rahu kaal",
      input: z
        .object({ from: calendarDate, to: calendarDate })
        .refine(({ from, to }) => toDay(from) <= toDay(to) && toDay(to) - toDay(from) < MAX_DAYS, "at most 31 days"),
      run: ({ from, to }) => {
        const numbers = Array.from({ length: toDay(to) - toDay(from) + 1 }, (_, offset) => toDay(from) + offset);
        return toLines(buildDayFacts(index, numbers));
      },
    }),
    ingresses: defineTool({
      description: "Entries of a slow graha into signs between two days",
      input: z.object({ planet: graha, from: calendarDate, to: calendarDate }),
      run: ({ planet, from, to }) =>
        toLines(
          findFactsByPrefix(index, `ingress-${planet}-`).filter(({ value }) => {
            const { at } = value as { readonly at: string };
            return Date.parse(toNoon(from)) <= Date.parse(at) && Date.parse(at) <= Date.parse(toNoon(to));
          }),
        ),
    }),
    varga: defineTool({
      description: "The places of a divisional chart, by its number: 9 for the navamsa",
      input: z.object({ n: z.int().refine((n) => VARGAS.some((varga) => varga === `D${n}`), "no such varga") }),
      run: ({ n }) =>
        n === 1 ? toLines(findFactsByPrefix(index, "planet-")) : toLines(findFactsByPrefix(index, `varga-D${n}-`)),
    }),
    from_reference: defineTool({
      description: "Places counted from another point than the lagna",
      input: z.object({ reference: z.enum(["lagna", ...GRAHAS]) }),
      run: ({ reference }) => listPlacesFrom(index, reference),
    }),
    define: defineTool({
      description: "What a term of the field means",
      input: z.object({ term: z.string().max(40) }),
      run: ({ term }) => {
        const { kind, sentences } = createAnswer({ understanding: understand(`What is ${term}?`, [], "en"), index });
        return kind === "definition" ? sentences.map(({ text }) => text) : [];
      },
    }),
  };
}

const NOTHING_COMPUTED = "Nothing of that kind is computed.";

/** Runs a tool call. Invalid calls return an error text and never throw. */
export function createModelToolCaller(tools: Readonly<Record<string, ModelTool>>) {
  let calls = 0;
  return (name: string, input: unknown): string => {
    calls += 1;
    if (calls > MAX_CALLS) return `Error: ${MAX_CALLS} calls are all there are. Write the answer now.`;
    const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
    if (!tool) return "Error: there is no such function.";
    const read = tool.input.safeParse(input);
    if (!read.success) {
      const [issue] = read.error.issues;
      return `Error: ${issue?.path.join(".") || "input"}: ${issue?.message ?? "cannot be read"}`;
    }
    const lines = takeWithinTokens(tool.run(read.data), MAX_TOKENS);
    return lines.length === 0 ? NOTHING_COMPUTED : lines.join("\n");
  };
}
