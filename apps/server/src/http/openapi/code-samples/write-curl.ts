import { PLACEHOLDERS, type SampleRequest, writeJson } from "./sample-request.ts";

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The command for a POSIX shell; it fails with the body of the error if the server refuses. */
export function writeCurl({ method, url, bearer, body, answer }: SampleRequest): string {
  const options = [
    `curl --fail-with-body --request ${method} ${quote(url)}`,
    ...(bearer ? [`--header "Authorization: Bearer $${bearer.toUpperCase()}"`] : []),
    ...(body ? [`--header ${quote(`Content-Type: ${body.mediaType}`)}`] : []),
    ...(body ? [`--data-binary ${quote(typeof body.value === "string" ? body.value : writeJson(body.value))}`] : []),
    ...(answer.kind === "file" ? [`--output ${quote(answer.fileName)}`] : []),
  ];
  const secret = bearer ? `${bearer.toUpperCase()}=${quote(PLACEHOLDERS[bearer])}\n` : "";
  return `${secret}${options.join(" \\\n  ")}\n`;
}
