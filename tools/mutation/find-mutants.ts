import ts from "typescript";

/** A change of one place of a file that its tests should notice. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** What is changed, in a few words. */
  readonly change: string;
  /** The source line, without the space around it. */
  readonly code: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

type Edit = Pick<Mutant, "change" | "start" | "end" | "replacement">;

const OPERATORS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, "<="],
  [ts.SyntaxKind.LessThanEqualsToken, "<"],
  [ts.SyntaxKind.GreaterThanToken, ">="],
  [ts.SyntaxKind.GreaterThanEqualsToken, ">"],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, "==="],
  [ts.SyntaxKind.EqualsEqualsToken, "!="],
  [ts.SyntaxKind.ExclamationEqualsToken, "=="],
  [ts.SyntaxKind.AmpersandAmpersandToken, "||"],
  [ts.SyntaxKind.BarBarToken, "&&"],
]);

const ARITHMETIC: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
]);

/** Functions that throw if something is not allowed. */
const GUARD_NAMES = /^(assert|check|require|refuse|reject|ensure|verify|limit|forbid|deny|throwIf|count|admit)/;

/** Methods that narrow a query to the rows a person may see, a list, or a text. */
const NARROWING_METHODS = /^(where|whereRef|having|filter|slice|replaceAll)$/;

/** Functions that cite a book: their numbers are chapters. */
const CITATIONS = /^(bphs|raman)$/;

const LIMIT_METHODS = /^(max|min|length|slice|limit)$/;

/** Limits below this are exact and shifted by one; larger ones, mostly durations and sizes, are doubled. */
const LARGE_LIMIT = 100;

export function findMutants(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split("\n");
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    for (const edit of listEdits(node, source)) {
      const { line } = source.getLineAndCharacterOfPosition(edit.start);
      mutants.push({ file, line: line + 1, code: (lines[line] ?? "").trim(), ...edit });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

export const applyMutant = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end);

function listEdits(node: ts.Node, source: ts.SourceFile): Edit[] {
  const replace = (target: ts.Node, replacement: string, change?: string): Edit => ({
    start: target.getStart(source),
    end: target.getEnd(),
    replacement,
    change: change ?? `${shorten(target.getText(source))} → ${replacement}`,
  });
  if (ts.isBinaryExpression(node)) {
    const operator = OPERATORS.get(node.operatorToken.kind);
    return operator === undefined ? [] : [replace(node.operatorToken, operator)];
  }
  if (ts.isIfStatement(node)) return listConditionEdits(node.expression, replace);
  if (ts.isConditionalExpression(node)) return listConditionEdits(node.condition, replace);
  if (ts.isReturnStatement(node) || ts.isThrowStatement(node)) {
    return isLastOfGuardedBlock(node) ? [replace(node, ";", `${shorten(node.getText(source))} removed`)] : [];
  }
  if (ts.isExpressionStatement(node)) {
    return isGuardCall(node.expression) ? [replace(node, ";", `${shorten(node.getText(source))} removed`)] : [];
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    if (!NARROWING_METHODS.test(name.text)) return [];
    const filter = `.${name.text}(${node.arguments.map((argument) => argument.getText(source)).join(", ")})`;
    const dot = expression.getEnd();
    return [{ start: dot, end: node.getEnd(), replacement: "", change: `${shorten(filter)} removed` }];
  }
  if (ts.isNumericLiteral(node) && isLimit(node)) {
    const value = Number(node.text);
    return [replace(node, String(Number.isInteger(value) && value < LARGE_LIMIT ? value + 1 : value * 2))];
  }
  return [];
}

function listConditionEdits(condition: ts.Expression, replace: (target: ts.Node, replacement: string) => Edit): Edit[] {
  return [replace(condition, "true"), replace(condition, "false")];
}

/** With a single statement, it would be the same change as a condition that is always false. */
function isLastOfGuardedBlock(node: ts.Statement): boolean {
  const { parent } = node;
  return (
    ts.isBlock(parent) &&
    ts.isIfStatement(parent.parent) &&
    parent.statements.length > 1 &&
    parent.statements.at(-1) === node
  );
}

function isGuardCall(expression: ts.Expression): boolean {
  if (ts.isAwaitExpression(expression)) return isGuardCall(expression.expression);
  if (!ts.isCallExpression(expression)) return false;
  const called = expression.expression;
  const name = ts.isPropertyAccessExpression(called) ? called.name : called;
  return ts.isIdentifier(name) && GUARD_NAMES.test(name.text);
}

/** Whether a number is a limit: part of a named constant or of a table, a default, an operand of a comparison, or an argument of `max`. */
function isLimit(node: ts.NumericLiteral): boolean {
  const { parent } = node;
  if (ts.isElementAccessExpression(parent)) return false;
  if (ts.isBinaryExpression(parent) && OPERATORS.has(parent.operatorToken.kind)) return node.text !== "0";
  if (ts.isParameter(parent)) return true;
  if (ts.isCallExpression(parent) && ts.isPropertyAccessExpression(parent.expression)) {
    if (LIMIT_METHODS.test(parent.expression.name.text)) return node.text !== "0";
  }
  return isPartOfConstant(node);
}

/** Of a product or a sum, only the first number counts: the others would be the same change again. */
function isPartOfConstant(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent))
    return ts.isIdentifier(parent.name) && /^[A-Z][A-Z0-9_]*$/.test(parent.name.text);
  if (ts.isBinaryExpression(parent)) {
    return ARITHMETIC.has(parent.operatorToken.kind) && parent.left === node && isPartOfConstant(parent);
  }
  // `{ 200: schema }` names a property; only a value is a limit.
  if (ts.isPropertyAssignment(parent) && ts.isNumericLiteral(node)) return parent.initializer === node;
  if (ts.isCallExpression(parent) && CITATIONS.test(parent.expression.getText())) return false;
  const isWrapper =
    ts.isArrayLiteralExpression(parent) ||
    ts.isObjectLiteralExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    ts.isPrefixUnaryExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isNewExpression(parent) ||
    ts.isCallExpression(parent);
  return isWrapper && isPartOfConstant(parent);
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
