import { PLACEHOLDERS, type SampleAnswer, type SampleBody, type SampleRequest, writeJson } from "./sample-request.ts";

const indent = (text: string): string => text.replaceAll("\n", "\n  ");

const writeBody = ({ value }: SampleBody): string =>
  typeof value === "string" ? JSON.stringify(value) : `JSON.stringify(${indent(writeJson(value))})`;

function writeReading(answer: SampleAnswer): string {
  if (answer.kind === "json") return "console.log(await response.json());\n";
  if (answer.kind === "text") return "console.log(await response.text());\n";
  return "const file = await response.blob();\nconsole.log(file.type, file.size);\n";
}

/** A module with `fetch`, for Node and browsers. */
export function writeTypeScript({ method, url, bearer, body, answer }: SampleRequest): string {
  const headers = [
    ...(bearer ? [`Authorization: \`Bearer \${${bearer}}\``] : []),
    ...(body ? [`"Content-Type": ${JSON.stringify(body.mediaType)}`] : []),
  ];
  const options = [
    `method: ${JSON.stringify(method)}`,
    ...(headers.length > 0 ? [`headers: { ${headers.join(", ")} }`] : []),
    ...(body ? [`body: ${writeBody(body)}`] : []),
  ];
  const secret = bearer ? `const ${bearer} = ${JSON.stringify(PLACEHOLDERS[bearer])};\n\n` : "";
  return (
    `${secret}const response = await fetch(${JSON.stringify(url)}, {\n  ${options.join(",\n  ")},\n});\n` +
    `if (!response.ok) throw new Error(await response.text());\n${writeReading(answer)}`
  );
}
