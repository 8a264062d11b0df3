import ts from "typescript";

/** Dotted key → text, of one language and namespace. */
export type Catalogue = ReadonlyMap<string, string>;
/** Language → namespace → catalogue. */
export type Catalogues = ReadonlyMap<string, ReadonlyMap<string, Catalogue>>;

export interface Source {
  path: string;
  text: string;
}

export function flatten(tree: unknown, prefix = ""): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree as Record<string, unknown>)) {
    const path = prefix === "" ? key : `${prefix}.${key}`;
    if (typeof value === "string") flat.set(path, value);
    else for (const [inner, text] of flatten(value, path)) flat.set(inner, text);
  }
  return flat;
}

/** `{{name}}` with or without a format, and the tags of sentences with links in them. */
export function placeholders(text: string): string[] {
  const values = [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => `{{${match[1]}}}`);
  const tags = [...text.matchAll(/<\/?(\w+)\s*\/?>/g)].map((match) => `<${match[1]}>`);
  return [...new Set([...values, ...tags])].sort();
}

/** Keys that only one language has, empty texts, and texts whose placeholders differ from the first language's. */
export function compareLanguages(catalogues: Catalogues): string[] {
  const problems: string[] = [];
  const [[reference, base] = ["", new Map<string, Catalogue>()], ...others] = catalogues;
  for (const [language, namespaces] of others) {
    for (const name of new Set([...base.keys(), ...namespaces.keys()])) {
      const here = base.get(name) ?? new Map<string, string>();
      const there = namespaces.get(name) ?? new Map<string, string>();
      for (const key of here.keys()) if (!there.has(key)) problems.push(`${language}/${name}.json lacks ${key}`);
      for (const [key, text] of there) {
        const original = here.get(key);
        if (original === undefined) problems.push(`${reference}/${name}.json lacks ${key}`);
        else problems.push(...comparePlaceholders(`${language}/${name}.json ${key}`, original, text));
      }
    }
  }
  for (const [language, namespaces] of catalogues) {
    for (const [name, catalogue] of namespaces) {
      for (const [key, text] of catalogue)
        if (text.trim() === "") problems.push(`${language}/${name}.json ${key} is empty`);
    }
  }
  return problems;
}

function comparePlaceholders(where: string, original: string, text: string): string[] {
  const wanted = placeholders(original).join(" ");
  const found = placeholders(text).join(" ");
  return wanted === found ? [] : [`${where} has ${found || "no placeholders"}, not ${wanted || "none"}`];
}

interface Usage {
  /** A whole key, or a pattern where the source computes a part of it. */
  key: string | RegExp;
  namespaces: readonly string[];
  where: string;
  /** Asks for all below a key at once. */
  whole: boolean;
  /** Whether the source surely asks for it: else the literal may merely look like a key. */
  certain: boolean;
}

const DEFAULT_NAMESPACE = "common";

/** Every use of a message in one source: calls of what `useTranslation` gave, `i18nKey`, and literals that may be keys. */
function usagesIn(source: Source): Usage[] {
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const translators = findTranslators(file);
  const all = [...new Set([...translators.values()].flat())];
  const usages: Usage[] = [];
  const add = (node: ts.Node, namespaces: readonly string[], certain: boolean, whole = false) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const where = `${source.path}:${line}`;
    for (const key of keysOf(node)) usages.push({ ...split(key, namespaces), where, certain, whole });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const namespaces = translators.get(node.expression.text) ?? (node.expression.text === "t" ? [] : undefined);
      const argument = node.arguments[0];
      const whole = node.arguments[1]?.getText().includes("returnObjects") ?? false;
      if (namespaces && argument) add(argument, namespaces, namespaces.length > 0, whole);
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === "i18nKey" && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (value) add(value, all, all.length > 0);
    }
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node, all, false);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return usages;
}

/** The names that `const { t, t: other } = useTranslation("namespace")` binds, with their namespaces. */
function findTranslators(file: ts.SourceFile): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && isUseTranslation(node.initializer)) {
      const namespaces = namespacesOf(node.initializer.arguments[0]);
      for (const element of node.name.elements) {
        const property = (element.propertyName ?? element.name).getText();
        const name = element.name.getText();
        if (property === "t") found.set(name, [...new Set([...(found.get(name) ?? []), ...namespaces])]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isUseTranslation(node: ts.Expression | undefined): node is ts.CallExpression {
  return node !== undefined && ts.isCallExpression(node) && node.expression.getText() === "useTranslation";
}

function namespacesOf(argument: ts.Expression | undefined): string[] {
  if (argument === undefined) return [DEFAULT_NAMESPACE];
  if (ts.isStringLiteral(argument)) return [argument.text];
  if (ts.isArrayLiteralExpression(argument))
    return argument.elements.filter(ts.isStringLiteral).map((element) => element.text);
  return [];
}

/** What an expression can be: a literal, both ends of a condition, a template with its computed parts left open. */
function keysOf(node: ts.Node): Array<string | RegExp> {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return keysOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  if (!ts.isTemplateExpression(node)) return [];
  const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  // Nothing fixed would match everything, and a check that cannot fail is none.
  if (parts.join("").replaceAll(/[.:]/g, "") === "") return [];
  return [new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join(".+")}$`)];
}

function split(key: string | RegExp, namespaces: readonly string[]): Pick<Usage, "key" | "namespaces"> {
  const text = typeof key === "string" ? key : key.source;
  const match = /^\^?([\w-]+):(.*)$/s.exec(text);
  if (!match?.[1]) return { key, namespaces };
  const rest = match[2] ?? "";
  return { key: typeof key === "string" ? rest : new RegExp(`^${rest}`), namespaces: [match[1]] };
}

const PLURAL = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$/;

/** Keys the sources ask for that no catalogue has, and keys nobody asks for. */
export function compareWithSources(base: ReadonlyMap<string, Catalogue>, sources: readonly Source[]): string[] {
  const problems: string[] = [];
  const used = new Map([...base.keys()].map((name) => [name, new Set<string>()]));
  for (const usage of sources.flatMap(usagesIn)) {
    // A `t` handed in from elsewhere may be of any namespace.
    const names = usage.namespaces.length > 0 ? usage.namespaces : [...base.keys()];
    let hit = false;
    for (const name of names) {
      for (const key of base.get(name)?.keys() ?? []) {
        if (!matches(usage, key)) continue;
        hit = true;
        used.get(name)?.add(key);
      }
    }
    const shown = typeof usage.key === "string" ? usage.key : usage.key.source;
    if (!hit && usage.certain)
      problems.push(`${usage.where} asks for ${names.join("|")}:${shown}, which no catalogue has`);
  }
  for (const [name, catalogue] of base) {
    for (const key of catalogue.keys())
      if (!used.get(name)?.has(key)) problems.push(`${name}.json ${key} is used nowhere`);
  }
  return problems;
}

function matches({ key: wanted, whole }: Usage, key: string): boolean {
  const stem = key.replace(PLURAL, "");
  if (typeof wanted !== "string") return wanted.test(key) || wanted.test(stem);
  return wanted === key || wanted === stem || (whole && key.startsWith(`${wanted}.`));
}
