import ts from "typescript";

/** Dotted key → text, for one language and namespace. */
export type Catalogue = ReadonlyMap<string, string>;
/** Language → namespace → catalogue. */
export type Catalogues = ReadonlyMap<string, ReadonlyMap<string, Catalogue>>;

export interface Source {
  path: string;
  text: string;
}

export function flattenCatalogue(tree: unknown, prefix = ""): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree as Record<string, unknown>)) {
    const path = prefix === "" ? key : `${prefix}.${key}`;
    if (typeof value === "string") flat.set(path, value);
    else for (const [inner, text] of flattenCatalogue(value, path)) flat.set(inner, text);
  }
  return flat;
}

/** Finds `{{name}}` placeholders (ignoring a format such as `{{n, number}}`) and tags such as `<link>`, sorted and without duplicates. */
export function findPlaceholders(text: string): string[] {
  const values = [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => `{{${match[1]}}}`);
  const tags = [...text.matchAll(/<\/?(\w+)\s*\/?>/g)].map((match) => `<${match[1]}>`);
  return [...new Set([...values, ...tags])].sort();
}

/** Reports keys that only one language has, empty texts, and texts whose placeholders differ from the first language's. */
export function compareLanguages(catalogues: Catalogues): string[] {
  const problems: string[] = [];
  const [[reference, base] = ["", new Map<string, Catalogue>()], ...others] = catalogues;
  for (const [language, namespaces] of others) {
    for (const name of new Set([...base.keys(), ...namespaces.keys()])) {
      const originals = base.get(name) ?? new Map<string, string>();
      const translations = namespaces.get(name) ?? new Map<string, string>();
      for (const key of originals.keys())
        if (!translations.has(key)) problems.push(`${language}/${name}.json lacks ${key}`);
      for (const [key, text] of translations) {
        const original = originals.get(key);
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
  const expected = findPlaceholders(original).join(" ");
  const found = findPlaceholders(text).join(" ");
  return expected === found ? [] : [`${where} has ${found || "no placeholders"}, not ${expected || "none"}`];
}

interface Usage {
  /** A complete key, or a pattern if the source computes a part of it. */
  key: string | RegExp;
  namespaces: readonly string[];
  where: string;
  /** The source reads all messages below the key (`returnObjects`). */
  whole: boolean;
  /** False for a string literal that may only look like a key. */
  certain: boolean;
}

const DEFAULT_NAMESPACE = "common";

/** Finds every use of a message in a source: calls of the functions from `useTranslation`, `i18nKey`, and literals that may be keys. */
function findUsages(source: Source): Usage[] {
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const translators = findTranslators(file);
  const all = [...new Set([...translators.values()].flat())];
  const usages: Usage[] = [];
  const add = (node: ts.Node, namespaces: readonly string[], certain: boolean, whole = false) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const where = `${source.path}:${line}`;
    for (const key of readKeys(node)) usages.push({ ...splitNamespace(key, namespaces), where, certain, whole });
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

/** The names bound by `const { t, t: other } = useTranslation("namespace")`, with their namespaces. */
function findTranslators(file: ts.SourceFile): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && isUseTranslation(node.initializer)) {
      const namespaces = readNamespaces(node.initializer.arguments[0]);
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

function readNamespaces(argument: ts.Expression | undefined): string[] {
  if (argument === undefined) return [DEFAULT_NAMESPACE];
  if (ts.isStringLiteral(argument)) return [argument.text];
  if (ts.isArrayLiteralExpression(argument))
    return argument.elements.filter(ts.isStringLiteral).map((element) => element.text);
  return [];
}

/** The possible keys of an expression: a literal, both branches of a conditional, a template as a pattern with its computed parts open. */
function readKeys(node: ts.Node): Array<string | RegExp> {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return readKeys(node.expression);
  if (ts.isConditionalExpression(node)) return [...readKeys(node.whenTrue), ...readKeys(node.whenFalse)];
  if (!ts.isTemplateExpression(node)) return [];
  const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  // A template without fixed parts would match every key, so the check could never fail.
  if (parts.join("").replaceAll(/[.:]/g, "") === "") return [];
  return [new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join(".+")}$`)];
}

function splitNamespace(key: string | RegExp, namespaces: readonly string[]): Pick<Usage, "key" | "namespaces"> {
  const text = typeof key === "string" ? key : key.source;
  const match = /^\^?([\w-]+):(.*)$/s.exec(text);
  if (!match?.[1]) return { key, namespaces };
  const rest = match[2] ?? "";
  return { key: typeof key === "string" ? rest : new RegExp(`^${rest}`), namespaces: [match[1]] };
}

const PLURAL = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$/;

/** Reports keys that the sources use and no catalogue has, and keys that no source uses. */
export function compareWithSources(base: ReadonlyMap<string, Catalogue>, sources: readonly Source[]): string[] {
  const problems: string[] = [];
  const used = new Map([...base.keys()].map((name) => [name, new Set<string>()]));
  for (const usage of sources.flatMap(findUsages)) {
    // A `t` received as a parameter may belong to any namespace.
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

function matches({ key: usedKey, whole }: Usage, key: string): boolean {
  const stem = key.replace(PLURAL, "");
  if (typeof usedKey !== "string") return usedKey.test(key) || usedKey.test(stem);
  return usedKey === key || usedKey === stem || (whole && key.startsWith(`${usedKey}.`));
}
