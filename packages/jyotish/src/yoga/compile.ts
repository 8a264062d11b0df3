import { type Graha, GRAHAS } from "@lagna/terms";
import { BOND } from "./bond.ts";
import type { Compilers, Leaf } from "./leaf.ts";
import {
  type GrahaSet,
  type GrahaWord,
  type Leaf as LeafRule,
  type Predicate,
  type Rule,
  RuleError,
  type Variable,
} from "./rule.ts";
import { grahasOf, type RuleChart } from "./rule-chart.ts";
import { STATE, TIME } from "./state.ts";
import { and, countWithin, FALSE, not, or, type Truth, TRUE, truthOf, UNKNOWN } from "./truth.ts";
import { WHERE } from "./where.ts";
import { graha, inside, members, type Members, needVarga, type Scope, written } from "./words.ts";

/** A leaf that made a rule hold: one that holds, or under `not` one that does not. */
export interface TraceLeaf {
  readonly predicate: Predicate;
  /** As the rule words them: "jupiter", "lord(9)", "1 4 7 10". */
  readonly args: readonly string[];
  readonly value: boolean;
  /** Who makes it hold; nobody where it does not. */
  readonly grahas: readonly Graha[];
}

export interface CompiledRule {
  readonly test: (chart: RuleChart) => Truth;
  /** Writes down the leaves that make the rule as it is said to be. */
  readonly explain: (chart: RuleChart, wanted: boolean, trace: TraceLeaf[]) => void;
}

const PREDICATES: Compilers<Predicate> = { ...WHERE, ...BOND, ...STATE, ...TIME };

/** Leaves that turn on whether nodes aspect, and on who is lord of Scorpio and Aquarius. */
const BY_ASPECT: readonly Predicate[] = [
  "aspects",
  "aspected",
  "aspected_only",
  "aspected_by_all",
  "associated",
  "joined_or_aspected",
  "mutual_aspect",
];
const BY_LORDS: readonly Predicate[] = ["associated", "exchange", "final_dispositor"];
/** Leaves that ask for more than signs, navamsas, light and states: they can turn while none of these does. */
const BY_DEGREES: readonly Predicate[] = [
  "cruel_shashtiamsa",
  "deep_exalted",
  "degree_between",
  "degree_near",
  "gandanta",
  "karana",
  "nakshatra",
  "near_sign_edge",
  "nitya_yoga",
  "pushkara_navamsa",
  "tithi",
  "vaiseshikamsa",
  "within_degrees",
];

function leaf(rule: LeafRule, scope: Scope): CompiledRule {
  const [predicate, ...args] = rule as unknown as readonly [Predicate, ...unknown[]];
  if (BY_ASPECT.includes(predicate)) scope.needs.add("setting:node_aspects");
  if (BY_LORDS.includes(predicate)) scope.needs.add("setting:colords");
  if (BY_DEGREES.includes(predicate)) scope.needs.add("degrees");
  const compiled: Leaf = PREDICATES[predicate](args as never, inside(scope, predicate));
  const words = args.map(written);
  return {
    test: compiled.test,
    explain(chart, wanted, trace) {
      if (compiled.test(chart) !== truthOf(wanted)) return;
      const grahas = wanted ? grahasOf(compiled.makers(chart)) : [];
      trace.push({ predicate, args: words, value: wanted, grahas });
    },
  };
}

type Test = CompiledRule["test"];

/** One test after the other, as far as it takes: each function holds no more than its own two, so that little is touched until one decides. */
const both =
  (one: Test, others: Test): Test =>
  (chart) => {
    const said = one(chart);
    return said === FALSE ? FALSE : and(said, others(chart));
  };
const either =
  (one: Test, others: Test): Test =>
  (chart) => {
    const said = one(chart);
    return said === TRUE ? TRUE : or(said, others(chart));
  };

const joined = (parts: readonly CompiledRule[], join: (one: Test, others: Test) => Test): Test =>
  parts.map(({ test }) => test).reduceRight((others, one) => join(one, others));

const all = (parts: readonly CompiledRule[]): CompiledRule => ({
  test: joined(parts, both),
  explain: (chart, wanted, trace) => explainEach(parts, chart, wanted, trace),
});

const any = (parts: readonly CompiledRule[]): CompiledRule => ({
  test: joined(parts, either),
  explain: (chart, wanted, trace) => explainEach(parts, chart, wanted, trace),
});

/** The parts that are as the whole is said to be: all of them, or those that suffice. */
function explainEach(parts: readonly CompiledRule[], chart: RuleChart, wanted: boolean, trace: TraceLeaf[]): void {
  for (const part of parts) if (part.test(chart) === truthOf(wanted)) part.explain(chart, wanted, trace);
}

const negated = (part: CompiledRule): CompiledRule => ({
  test: (chart) => not(part.test(chart)),
  explain: (chart, wanted, trace) => part.explain(chart, !wanted, trace),
});

function count(parts: readonly CompiledRule[], least: number, most: number): CompiledRule {
  return {
    test(chart) {
      let certain = 0;
      let possible = 0;
      for (const part of parts) {
        const said = part.test(chart);
        if (said !== FALSE) possible += 1;
        if (said === TRUE) certain += 1;
      }
      return countWithin(certain, possible, least, most);
    },
    explain: (chart, wanted, trace) => explainEach(parts, chart, wanted, trace),
  };
}

const bound = (scope: Scope, name: Variable, number: number): Scope => ({
  ...scope,
  bodies: new Map([...scope.bodies, [name, () => number]]),
});

/** A rule for each graha there is, of which those count that are of a set: who only may be of it makes nothing certain. */
function ofSet(name: Variable, set: GrahaSet, rule: Rule, scope: Scope, every: boolean): CompiledRule {
  const who: Members = members(set, scope);
  const rules = GRAHAS.map((_, number) => compileIn(rule, bound(scope, name, number)));
  const tests = rules.map(({ test }) => test);
  const decided = every ? FALSE : TRUE;
  return {
    test(chart) {
      const [certain, possible] = [who.certain(chart), who.possible(chart)];
      let result: Truth = not(decided);
      for (let number = 0, rest = certain | possible; rest !== 0; number++, rest >>= 1) {
        if ((rest & 1) === 0) continue;
        const member = ((certain >> number) & 1) === 1 ? TRUE : UNKNOWN;
        const said = (tests[number] as Test)(chart);
        result = every ? and(result, or(not(member), said)) : or(result, and(member, said));
        if (result === decided) return result;
      }
      return result;
    },
    explain(chart, wanted, trace) {
      const certain = who.certain(chart);
      const ofThem = rules.filter((_, number) => ((certain >> number) & 1) === 1);
      explainEach(ofThem, chart, wanted, trace);
    },
  };
}

/** By each value of a setting its own rule. */
function bySetting(key: string, rules: Readonly<Record<string, Rule>>, scope: Scope): CompiledRule {
  scope.needs.add(`setting:${key}`);
  const compiled = new Map(
    Object.entries(rules).map(([value, rule]) => [value, compileIn(rule, inside(scope, value))]),
  );
  const chosen = ({ settings }: RuleChart): CompiledRule => {
    const value = String((settings as Readonly<Record<string, unknown>>)[key]);
    const rule = compiled.get(value);
    if (!rule) throw new RuleError(scope.path, `no rule for ${key} ${value}`);
    return rule;
  };
  return {
    test: (chart) => chosen(chart).test(chart),
    explain: (chart, wanted, trace) => chosen(chart).explain(chart, wanted, trace),
  };
}

const each = (rules: readonly Rule[], scope: Scope): CompiledRule[] => {
  if (rules.length === 0) throw new RuleError(scope.path, "no rules");
  return rules.map((rule, index) => compileIn(rule, inside(scope, index)));
};

function compileIn(rule: Rule, outer: Scope): CompiledRule {
  if (!Array.isArray(rule)) throw new RuleError(outer.path, `a rule is a list, not ${typeof rule}`);
  const scope = inside(outer, rule[0]);
  switch (rule[0]) {
    case "all":
      return all(each(rule.slice(1) as Rule[], scope));
    case "any":
      return any(each(rule.slice(1) as Rule[], scope));
    case "not":
      return negated(compileIn(rule[1], scope));
    case "count": {
      const { at_least = 0, at_most = Number.POSITIVE_INFINITY } = rule[1];
      return count(each(rule.slice(2) as Rule[], scope), at_least, at_most);
    }
    case "exists":
    case "for_each":
      return ofSet(rule[1], rule[2], rule[3], scope, rule[0] === "for_each");
    case "let":
      return compileIn(rule[3], letBody(scope, rule[1], rule[2]));
    case "let_set":
      return compileIn(rule[3], { ...scope, sets: new Map([...scope.sets, [rule[1], members(rule[2], scope)]]) });
    case "in_varga": {
      const [, varga, inner] = rule;
      needVarga(varga, scope);
      const part = compileIn(inner, boundOutside(scope));
      return {
        test: (chart) => part.test(chart.inVarga(varga)),
        explain: (chart, wanted, trace) => part.explain(chart.inVarga(varga), wanted, trace),
      };
    }
    case "by_setting":
      return bySetting(rule[1], rule[2], scope);
    default:
      if (!Object.hasOwn(PREDICATES, rule[0])) throw new RuleError(scope.path, `no such predicate: ${rule[0]}`);
      return leaf(rule as LeafRule, outer);
  }
}

/** What was bound in the chart of birth means the same in a varga of it. */
function boundOutside(scope: Scope): Scope {
  const bodies = [...scope.bodies].map(([name, body]) => [name, (chart: RuleChart) => body(chart.birth)] as const);
  const sets = [...scope.sets].map(([name, { certain, possible }]) => {
    const outside: Members = {
      certain: (chart) => certain(chart.birth),
      possible: (chart) => possible(chart.birth),
    };
    return [name, outside] as const;
  });
  return { ...scope, bodies: new Map(bodies), sets: new Map(sets) };
}

const letBody = (scope: Scope, name: Variable, word: GrahaWord): Scope => ({
  ...scope,
  bodies: new Map([...scope.bodies, [name, graha(word, scope)]]),
});

/** A rule made into functions, and what it asks of a chart beside signs: `sunrise`, `vargas`, `degrees`, `setting:…`. @throws RuleError */
export function compile(rule: Rule): CompiledRule & { readonly needs: ReadonlySet<string> } {
  const needs = new Set<string>();
  const compiled = compileIn(rule, { path: "", bodies: new Map(), sets: new Map(), needs });
  return { ...compiled, needs };
}
