import { type FactIndex, type Tongue, verify, withFacts } from "../../src/index.ts";
import { indexOf } from "../charts.ts";
import { randomOf } from "../corpus/atoms.ts";
import { groundOf } from "../../src/facts/facts-of.ts";
import { MAKERS as SINGLE_MAKERS } from "./atoms.ts";
import { COMPOUND_MAKERS } from "./compound.ts";
import { OTHER_BIRTHS } from "./births.data.ts";
import { rulesSaid, sayingsSaid } from "./doctrine.ts";
import { type Fillings, saidAs } from "./words.ts";

const MAKERS = { ...SINGLE_MAKERS, ...COMPOUND_MAKERS };

/** A sentence with slots, of one kind and style. */
export interface Template {
  readonly tongue: Tongue;
  readonly kind: string;
  readonly style: string;
  /** Whether it holds of what is not so: "Mars is not in Leo". */
  readonly turned: boolean;
  readonly sentence: string;
}

/** The lines of a corpus file: "# kind", then "style sentence"; "⏎" is a new line of what is said. */
export function templatesOf(tongue: Tongue, lines: string): Template[] {
  let kind = "";
  return lines
    .trim()
    .split("\n")
    .flatMap((line): Template[] => {
      if (line.startsWith("# ")) {
        kind = line.slice(2);
        return [];
      }
      const [style = "", ...words] = line.split(" ");
      return [{ tongue, kind, style: style.replace("!", ""), turned: style.endsWith("!"), sentence: words.join(" ") }];
    });
}

/** A window of the year to come, so that months may be true or false. */
const WINDOW = {
  id: "win-10-a",
  section: "windows",
  subject: "career",
  predicate: "window",
  value: null,
  frame: "natal",
  valid: { from: "2027-06-26T00:00:00Z", until: "2027-10-20T00:00:00Z" },
  stable: true,
  text: { en: "June to October 2027", hi: "जून से अक्टूबर 2027", hg: "June se October 2027" },
} as const;

export const otherCharts: readonly FactIndex[] = OTHER_BIRTHS.map((birth) => withFacts(indexOf(birth), [WINDOW]));

/** What became of a sentence: shown as it is, withheld, called untrue; `unread` is shown with nothing read in it. */
export type Outcome = "shown" | "withheld" | "contradicted" | "unread";

export interface Row {
  readonly template: Pick<Template, "tongue" | "kind" | "style">;
  readonly text: string;
  readonly isTrue: boolean;
  readonly outcome: Outcome;
}

export function outcomeOf(index: FactIndex, text: string): Outcome {
  const { sentences, claims } = verify(index, text);
  const verdicts = sentences.map(({ verdict }) => verdict);
  if (verdicts.includes("contradicted")) return "contradicted";
  if (verdicts.includes("withheld") || verdicts.includes("unsafe")) return "withheld";
  return claims.length === 0 ? "unread" : "shown";
}

const fill = ({ sentence, tongue }: Template, fillings: Fillings): string => {
  const text = sentence.replaceAll(/\{(\w+)(?::(\w+))?\}/g, (whole, slot: string, form = "") => {
    const filling = fillings[slot];
    return filling ? saidAs(filling, form, tongue) : whole;
  });
  return (text.charAt(0).toUpperCase() + text.slice(1)).replaceAll("⏎", "\n");
};

/** A template put to charts in turn until it has been told once truly and once not. */
function tell(template: Template, charts: readonly FactIndex[], from: number, seed: number): Row[] {
  const rows: Row[] = [];
  const wanted = new Set([true, false]);
  for (let tried = 0; tried < charts.length && wanted.size > 0; tried++) {
    const index = charts[(from + tried) % charts.length] as FactIndex;
    const random = randomOf(seed + from * 101 + tried);
    const ground = groundOf(index.nativity, index.about);
    const pair = MAKERS[template.kind]?.({ index, ground, random, sentence: template.sentence });
    if (!pair) continue;
    for (const isTrue of [true, false]) {
      const fillings = isTrue === template.turned ? pair.false : pair.true;
      if (!fillings || !wanted.has(isTrue)) continue;
      wanted.delete(isTrue);
      const text = fill(template, fillings);
      rows.push({ template, text, isTrue, outcome: outcomeOf(index, text) });
    }
  }
  return rows;
}

export function evaluateUnseen(
  templates: readonly Template[],
  charts: readonly FactIndex[],
  times: number,
  seed: number,
): Row[] {
  return templates.flatMap((template, at) =>
    Array.from({ length: times }, (_, round) => tell(template, charts, at * 7 + round * 13, seed)).flat(),
  );
}

export function evaluateDoctrine(charts: readonly FactIndex[], times: number, seed: number): Row[] {
  const said = [...rulesSaid(times, randomOf(seed)), ...sayingsSaid(times, randomOf(seed))];
  return said.map(({ tongue, family, text, holds }, at) => ({
    template: { tongue, kind: `rule ${family}`, style: "doctrine" },
    text,
    isTrue: holds,
    outcome: outcomeOf(charts[at % charts.length] as FactIndex, text),
  }));
}
