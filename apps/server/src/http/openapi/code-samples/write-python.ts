import { PLACEHOLDERS, type SampleAnswer, type SampleRequest } from "./sample-request.ts";

const INDENT = "    ";

/** A JSON value as a literal of Python; strings are written alike in both. */
function writeLiteral(value: unknown, margin = ""): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = margin + INDENT;
  const items = Array.isArray(value)
    ? value.map((item) => writeLiteral(item, inner))
    : Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${writeLiteral(part, inner)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  if (items.length === 0) return `${open}${close}`;
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join("")}${margin}${close}`;
}

function writeReading(answer: SampleAnswer): string {
  if (answer.kind === "json") return "    print(json.load(response))\n";
  if (answer.kind === "text") return "    print(response.read().decode())\n";
  return `    with open(${JSON.stringify(answer.fileName)}, "wb") as file:\n        file.write(response.read())\n`;
}

/** A program with the standard library of Python 3; `urlopen` raises an error if the server refuses. */
export function writePython({ method, url, bearer, body, answer }: SampleRequest): string {
  const sendsJson = body !== null && typeof body.value !== "string";
  const headers = [
    ...(bearer ? [`"Authorization": f"Bearer {${bearer}}"`] : []),
    ...(body ? [`"Content-Type": ${JSON.stringify(body.mediaType)}`] : []),
  ];
  const options = [
    JSON.stringify(url),
    `method=${JSON.stringify(method)}`,
    ...(headers.length > 0 ? [`headers={${headers.join(", ")}}`] : []),
    ...(body ? [sendsJson ? "data=json.dumps(body).encode()" : "data=body.encode()"] : []),
  ];
  const imports = `${sendsJson || answer.kind === "json" ? "import json\n" : ""}from urllib.request import Request, urlopen\n\n`;
  const secret = bearer ? `${bearer} = ${JSON.stringify(PLACEHOLDERS[bearer])}\n` : "";
  const content = body ? `body = ${writeLiteral(body.value)}\n` : "";
  const request = `request = Request(\n${options.map((option) => `${INDENT}${option},\n`).join("")})\n`;
  return `${imports}${secret}${content}${request}with urlopen(request) as response:\n${writeReading(answer)}`;
}
