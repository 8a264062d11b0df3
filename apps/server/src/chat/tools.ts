import {
  answerOf,
  type Fact,
  FACT_SECTIONS,
  factById,
  type FactIndex,
  factsOf,
  planFor,
  TOPIC_ROWS,
  TOPICS,
  windowFacts,
  windowsOf,
} from "@lagna/astrologer";
import { GRAHAS, RASHI_WORDS, GRAHA_WORDS, RASHIS, VARGAS } from "@lagna/terms";
import { z } from "zod";
import { factLine, isTold } from "./prompts/brief.ts";
import { withinTokens } from "./prompts/tokens.ts";

/** Calls a turn; what a model asks for beyond them is answered with an error. */
export const MOST_CALLS = 6;
/** Of one answer. */
const MOST_TOKENS = 700;

const day = z.iso.date();
const graha = z.enum(GRAHAS);

/** A function over the chart that the server has bound: it reads, and takes nothing but what its schema lets in. */
export interface Tool<Input = unknown> {
  readonly description: string;
  readonly input: z.ZodType<Input>;
  readonly run: (input: Input) => readonly string[];
}

const tool = <Input>(made: Tool<Input>): Tool => made as Tool;

const lines = (facts: readonly (Fact | undefined)[]): string[] =>
  facts.filter((fact): fact is Fact => fact !== undefined && isTold(fact)).map(factLine);

function within(index: FactIndex, prefix: string): Fact[] {
  return [...index.facts.values()].filter(({ id }) => id.startsWith(prefix));
}

const holdsAt = ({ valid }: Fact, iso: string): boolean =>
  valid !== undefined && (valid.from ?? "") <= iso && (valid.until === null || iso < valid.until);

/** The periods that run at an instant, one a level. */
function dashaAt(index: FactIndex, iso: string, levels: number): Fact[] {
  const found: Fact[] = [];
  let path = "dasha";
  for (let level = 1; level <= levels; level += 1) {
    const fact = GRAHAS.map((lord) => factById(index, `${path}-${lord}`)).find((one) => one && holdsAt(one, iso));
    if (!fact) break;
    found.push(fact);
    path = fact.id;
  }
  return found;
}

const noonOf = (date: string): string => `${date}T12:00:00.000Z`;

/** Where each graha stands, counted from the sign of one of them. */
function fromReference(index: FactIndex, reference: "lagna" | (typeof GRAHAS)[number]): string[] {
  const { signs } = index.nativity;
  const turns = (one: (typeof GRAHAS)[number]): boolean =>
    index.facts.get(`planet-${one}`)?.turning?.parts.includes("sign") === true;
  if (reference === "lagna" ? index.judged !== "itself" : turns(reference)) return [];
  const first = RASHIS.indexOf(signs[reference]);
  return GRAHAS.filter((one) => !turns(one)).map((one) => {
    const place = ((RASHIS.indexOf(signs[one]) - first + RASHIS.length) % RASHIS.length) + 1;
    const words = `${GRAHA_WORDS[one].en} in ${RASHI_WORDS[signs[one]].en}, place ${place}`;
    return `[planet-${one}] from ${reference}: ${words}`;
  });
}

/** The sky of a day over the chart that matters are judged in. */
function transitsAt(judged: FactIndex | null, date: string): string[] {
  if (!judged) return [];
  const { time: _time, ...about } = judged.about;
  const then = factsOf(judged.nativity, { ...about, now: Date.parse(noonOf(date)) });
  return within(then, "transit-").map(({ id, text }) => `[${id}] on ${date}: ${text.en}`);
}

const judgedIn = (index: FactIndex): FactIndex | null => (index.judged === "itself" ? index : index.judged);

/** What a model may ask of the chart of one turn. */
export const toolsOver = (index: FactIndex): Readonly<Record<string, Tool>> => ({
  facts: tool({
    description: "Facts of the chart, by section or by ids",
    input: z
      .object({ section: z.enum(FACT_SECTIONS).optional(), ids: z.array(z.string().max(60)).max(20).optional() })
      .refine(({ section, ids }) => (section === undefined) !== (ids === undefined), "give section or ids"),
    run: ({ section, ids = [] }) =>
      section === undefined
        ? lines(ids.map((id) => factById(index, id)))
        : lines([...index.facts.values()].filter((fact) => fact.section === section)),
  }),
  topic: tool({
    description: "The facts that a matter is read from",
    input: z.object({ topic: z.enum(TOPICS) }),
    run: ({ topic }) => lines(planFor({ question: topic, index }).facts),
  }),
  dasha_at: tool({
    description: "The Vimshottari periods that run on a day",
    input: z.object({ date: day, levels: z.int().min(1).max(3).default(2) }),
    run: ({ date, levels }) => lines(dashaAt(index, noonOf(date), levels)),
  }),
  windows: tool({
    description: "The good times of a matter between two days",
    input: z.object({ topic: z.enum(TOPICS), from: day, to: day }),
    run: ({ topic, from, to }) => {
      const row = TOPIC_ROWS[topic];
      const judged = judgedIn(index);
      const made = judged ? row.main.flatMap((house) => windowFacts(judged, house, windowsOf(judged, row, house))) : [];
      return lines(
        made.filter(({ valid }) => (valid?.from ?? "") < noonOf(to) && (valid?.until ?? "9") > noonOf(from)),
      );
    },
  }),
  transits_at: tool({
    description: "Where the grahas stand on a day, over this chart",
    input: z.object({ date: day }),
    run: ({ date }) => transitsAt(judgedIn(index), date),
  }),
  ingresses: tool({
    description: "Entries of a slow graha into signs between two days",
    input: z.object({ planet: graha, from: day, to: day }),
    run: ({ planet, from, to }) =>
      lines(
        within(index, `ingress-${planet}-`).filter(({ value }) => {
          const { at } = value as { readonly at: string };
          return noonOf(from) <= at && at <= noonOf(to);
        }),
      ),
  }),
  varga: tool({
    description: "The places of a divisional chart, by its number: 9 for the navamsa",
    input: z.object({ n: z.int().refine((n) => VARGAS.some((varga) => varga === `D${n}`), "no such varga") }),
    run: ({ n }) => (n === 1 ? lines(within(index, "planet-")) : lines(within(index, `varga-D${n}-`))),
  }),
  from_reference: tool({
    description: "Places counted from another point than the lagna",
    input: z.object({ reference: z.enum(["lagna", ...GRAHAS]) }),
    run: ({ reference }) => fromReference(index, reference),
  }),
  define: tool({
    description: "What a term of the field means",
    input: z.object({ term: z.string().max(40) }),
    run: ({ term }) => {
      const { kind, sentences } = answerOf({ question: `What is ${term}?`, index, language: "en" });
      return kind === "definition" ? sentences.map(({ text }) => text) : [];
    },
  }),
});

const NOTHING = "Nothing of that kind is reckoned.";

/** Runs a call, or says what is wrong with it: nothing a model asks for is an exception. */
export function callerOf(tools: Readonly<Record<string, Tool>>) {
  let calls = 0;
  return (name: string, input: unknown): string => {
    calls += 1;
    if (calls > MOST_CALLS) return `Error: ${MOST_CALLS} calls are all there are. Write the answer now.`;
    const found = Object.hasOwn(tools, name) ? tools[name] : undefined;
    if (!found) return "Error: there is no such function.";
    const read = found.input.safeParse(input);
    if (!read.success) {
      const [issue] = read.error.issues;
      return `Error: ${issue?.path.join(".") || "input"}: ${issue?.message ?? "cannot be read"}`;
    }
    const told = withinTokens(found.run(read.data), MOST_TOKENS);
    return told.length === 0 ? NOTHING : told.join("\n");
  };
}
