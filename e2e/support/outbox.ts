import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Server } from "./server.ts";

/** Mails to one address so far, oldest first: without an SMTP server they are written to files. */
function readMailsTo(server: Server, email: string): string[] {
  const folder = join(server.folder, "outbox");
  let names: string[] = [];
  try {
    names = readdirSync(folder).toSorted();
  } catch {
    // The folder is created with the first mail.
  }
  return names.map((name) => readFileSync(join(folder, name), "utf8")).filter((mail) => mail.includes(`To: ${email}`));
}

/** The link to a page of this path in the latest mail to an address. Waits for the mail, which is sent after the server's answer. */
export async function waitForMailedLink(server: Server, email: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    const links = readMailsTo(server, email).flatMap((mail) => extractLinks(mail));
    link = links.findLast((found) => new URL(found).pathname === path);
    expect(link, `no link to ${path} for ${email}`).toBeTruthy();
  }).toPass({ timeout: 10_000 });
  return link ?? "";
}

/** Decodes quoted-printable first: "=" at the end of a line is a soft break, and "=" itself is "=3D". */
function extractLinks(mail: string): string[] {
  const text = mail.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
  return [...text.matchAll(/^https?:\/\/\S+$/gm)].map(([found]) => found.trim());
}
