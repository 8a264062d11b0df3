import { type Graha, GRAHAS } from "@lagna/terms";
import { RELATION_PREDICATES } from "./relation-predicates.ts";
import type { PredicateCompilers, CompiledPredicate } from "./compiled-predicate.ts";
import {
  type GrahaSetExpression,
  type GrahaExpression,
  type PredicateExpression as LeafRule,
  type PredicateName,
  type Rule,
  RuleError,
  type Variable,
} from "./rule-language.ts";
import { toGrahas, type RuleChart } from "./rule-chart.ts";
import { STATE_PREDICATES, TIME_PREDICATES } from "./state-predicates.ts";
import { and, evaluateCount, FALSE, not, or, type Truth, TRUE, toTruth, UNKNOWN } from "./three-valued-logic.ts";
import { PLACEMENT_PREDICATES } from "./placement-predicates.ts";
import {
  resolveGraha,
  enterScope,
  resolveGrahaSet,
  type GrahaSetResolver,
  recordVargaNeed,
  type Scope,
  formatExpression,
} from "./resolve-expressions.ts";

/** A leaf that makes a rule hold: one that holds, or under `not` one that does not. */
export interface TracedPredicate {
  readonly predicate: PredicateName;
  /** As written in the rule: "jupiter", "lord(9)", "1 4 7 10". */
  readonly args: readonly string[];
  readonly value: boolean;
  /** The grahas that make it hold; empty if it does not hold. */
  readonly grahas: readonly Graha[];
}

export interface CompiledRule {
  readonly test: (chart: RuleChart) => Truth;
  /** Appends the leaves that give the rule the value `expected` to the trace. */
  readonly explain: (chart: RuleChart, expected: boolean, trace: TracedPredicate[]) => void;
}

const PREDICATE_COMPILERS: PredicateCompilers<PredicateName> = {
  ...PLACEMENT_PREDICATES,
  ...RELATION_PREDICATES,
  ...STATE_PREDICATES,
  ...TIME_PREDICATES,
};

/** Leaves that depend on whether nodes aspect, and on the lords of Scorpio and Aquarius. */
const ASPECT_PREDICATES: readonly PredicateName[] = [
  "aspects",
  "aspected",
  "aspected_only",
  "aspected_by_all",
  "associated",
  "joined_or_aspected",
  "mutual_aspect",
];
const LORDSHIP_PREDICATES: readonly PredicateName[] = ["associated", "exchange", "final_dispositor"];
/** Leaves that need more than signs, navamsas, light and states: they can change while none of these does. */
const DEGREE_PREDICATES: readonly PredicateName[] = [
  "cruel_shashtiamsa",
  "shashtiamsa",
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

function compilePredicate(rule: LeafRule, scope: Scope): CompiledRule {
  const [predicate, ...args] = rule as unknown as readonly [PredicateName, ...unknown[]];
  if (ASPECT_PREDICATES.includes(predicate)) scope.needs.add("setting:node_aspects");
  if (LORDSHIP_PREDICATES.includes(predicate)) scope.needs.add("setting:colords");
  if (DEGREE_PREDICATES.includes(predicate)) scope.needs.add("degrees");
  const compiled: CompiledPredicate = PREDICATE_COMPILERS[predicate](args as never, enterScope(scope, predicate));
  const words = args.map(formatExpression);
  return {
    test: compiled.test,
    explain(chart, expected, trace) {
      if (compiled.test(chart) !== toTruth(expected)) return;
      const grahas = expected ? toGrahas(compiled.participants(chart)) : [];
      trace.push({ predicate, args: words, value: expected, grahas });
    },
  };
}

type RuleTest = CompiledRule["test"];

/**
 * Chains tests two at a time: each closure holds only its own two tests, so that little memory is accessed until one
 * decides.
 */
const joinWithAnd =
  (test: RuleTest, others: RuleTest): RuleTest =>
  (chart) => {
    const first = test(chart);
    return first === FALSE ? FALSE : and(first, others(chart));
  };
const joinWithOr =
  (test: RuleTest, others: RuleTest): RuleTest =>
  (chart) => {
    const first = test(chart);
    return first === TRUE ? TRUE : or(first, others(chart));
  };

const joinTests = (parts: readonly CompiledRule[], join: (one: RuleTest, others: RuleTest) => RuleTest): RuleTest =>
  parts.map(({ test }) => test).reduceRight((others, test) => join(test, others));

const compileAll = (parts: readonly CompiledRule[]): CompiledRule => ({
  test: joinTests(parts, joinWithAnd),
  explain: (chart, expected, trace) => explainEach(parts, chart, expected, trace),
});

const compileAny = (parts: readonly CompiledRule[]): CompiledRule => ({
  test: joinTests(parts, joinWithOr),
  explain: (chart, expected, trace) => explainEach(parts, chart, expected, trace),
});

/** Explains the parts that have the same value as the whole: all of them, or enough to decide. */
function explainEach(
  parts: readonly CompiledRule[],
  chart: RuleChart,
  expected: boolean,
  trace: TracedPredicate[],
): void {
  for (const part of parts) if (part.test(chart) === toTruth(expected)) part.explain(chart, expected, trace);
}

const negate = (part: CompiledRule): CompiledRule => ({
  test: (chart) => not(part.test(chart)),
  explain: (chart, expected, trace) => part.explain(chart, !expected, trace),
});

function compileCount(parts: readonly CompiledRule[], least: number, most: number): CompiledRule {
  return {
    test(chart) {
      let certain = 0;
      let possible = 0;
      for (const part of parts) {
        const truth = part.test(chart);
        if (truth !== FALSE) possible += 1;
        if (truth === TRUE) certain += 1;
      }
      return evaluateCount(certain, possible, least, most);
    },
    explain: (chart, expected, trace) => explainEach(parts, chart, expected, trace),
  };
}

const bindVariable = (scope: Scope, name: Variable, number: number): Scope => ({
  ...scope,
  bodies: new Map([...scope.bodies, [name, () => number]]),
});

/**
 * Compiles a rule for each graha and combines those whose graha is in a set; a graha whose membership is uncertain
 * makes the result uncertain.
 */
function compileQuantifier(
  name: Variable,
  set: GrahaSetExpression,
  rule: Rule,
  scope: Scope,
  every: boolean,
): CompiledRule {
  const who: GrahaSetResolver = resolveGrahaSet(set, scope);
  const rules = GRAHAS.map((_, number) => compileInScope(rule, bindVariable(scope, name, number)));
  const tests = rules.map(({ test }) => test);
  const decided = every ? FALSE : TRUE;
  return {
    test(chart) {
      const [certain, possible] = [who.certain(chart), who.possible(chart)];
      let result: Truth = not(decided);
      for (let number = 0, rest = certain | possible; rest !== 0; number++, rest >>= 1) {
        if ((rest & 1) === 0) continue;
        const member = ((certain >> number) & 1) === 1 ? TRUE : UNKNOWN;
        const truth = (tests[number] as RuleTest)(chart);
        result = every ? and(result, or(not(member), truth)) : or(result, and(member, truth));
        if (result === decided) return result;
      }
      return result;
    },
    explain(chart, expected, trace) {
      const certain = who.certain(chart);
      const ofThem = rules.filter((_, number) => ((certain >> number) & 1) === 1);
      explainEach(ofThem, chart, expected, trace);
    },
  };
}

/** Compiles a separate rule for each value of a setting. */
function compileBySetting(key: string, rules: Readonly<Record<string, Rule>>, scope: Scope): CompiledRule {
  scope.needs.add(`setting:${key}`);
  const compiled = new Map(
    Object.entries(rules).map(([value, rule]) => [value, compileInScope(rule, enterScope(scope, value))]),
  );
  const chosen = ({ settings }: RuleChart): CompiledRule => {
    const value = String((settings as Readonly<Record<string, unknown>>)[key]);
    const rule = compiled.get(value);
    if (!rule) throw new RuleError(scope.path, `no rule for ${key} ${value}`);
    return rule;
  };
  return {
    test: (chart) => chosen(chart).test(chart),
    explain: (chart, expected, trace) => chosen(chart).explain(chart, expected, trace),
  };
}

const compileEach = (rules: readonly Rule[], scope: Scope): CompiledRule[] => {
  if (rules.length === 0) throw new RuleError(scope.path, "no rules");
  return rules.map((rule, index) => compileInScope(rule, enterScope(scope, index)));
};

function compileInScope(rule: Rule, outer: Scope): CompiledRule {
  if (!Array.isArray(rule)) throw new RuleError(outer.path, `a rule is a list, not ${typeof rule}`);
  const scope = enterScope(outer, rule[0]);
  switch (rule[0]) {
    case "all":
      return compileAll(compileEach(rule.slice(1) as Rule[], scope));
    case "any":
      return compileAny(compileEach(rule.slice(1) as Rule[], scope));
    case "not":
      return negate(compileInScope(rule[1], scope));
    case "count": {
      const { at_least = 0, at_most = Number.POSITIVE_INFINITY } = rule[1];
      return compileCount(compileEach(rule.slice(2) as Rule[], scope), at_least, at_most);
    }
    case "exists":
    case "for_each":
      return compileQuantifier(rule[1], rule[2], rule[3], scope, rule[0] === "for_each");
    case "let":
      return compileInScope(rule[3], bindBody(scope, rule[1], rule[2]));
    case "let_set":
      return compileInScope(rule[3], {
        ...scope,
        sets: new Map([...scope.sets, [rule[1], resolveGrahaSet(rule[2], scope)]]),
      });
    case "in_varga": {
      const [, varga, inner] = rule;
      recordVargaNeed(varga, scope);
      const part = compileInScope(inner, bindToBirthChart(scope));
      return {
        test: (chart) => part.test(chart.inVarga(varga)),
        explain: (chart, expected, trace) => part.explain(chart.inVarga(varga), expected, trace),
      };
    }
    case "by_setting":
      return compileBySetting(rule[1], rule[2], scope);
    default:
      if (!Object.hasOwn(PREDICATE_COMPILERS, rule[0]))
        throw new RuleError(scope.path, `no such predicate: ${rule[0]}`);
      return compilePredicate(rule as LeafRule, outer);
  }
}

/** Names bound in the birth chart keep their meaning in a varga of it. */
function bindToBirthChart(scope: Scope): Scope {
  const bodies = [...scope.bodies].map(([name, body]) => [name, (chart: RuleChart) => body(chart.birth)] as const);
  const sets = [...scope.sets].map(([name, { certain, possible }]) => {
    const outside: GrahaSetResolver = {
      certain: (chart) => certain(chart.birth),
      possible: (chart) => possible(chart.birth),
    };
    return [name, outside] as const;
  });
  return { ...scope, bodies: new Map(bodies), sets: new Map(sets) };
}

const bindBody = (scope: Scope, name: Variable, word: GrahaExpression): Scope => ({
  ...scope,
  bodies: new Map([...scope.bodies, [name, resolveGraha(word, scope)]]),
});

/**
 * Compiles a rule into functions, with the data it needs from a chart besides signs: `sunrise`, `vargas`, `degrees`,
 * `setting:…`. @throws RuleError
 */
export function compileRule(rule: Rule): CompiledRule & { readonly needs: ReadonlySet<string> } {
  const needs = new Set<string>();
  const compiled = compileInScope(rule, { path: "", bodies: new Map(), sets: new Map(), needs });
  return { ...compiled, needs };
}
