import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Server } from "./server.ts";

/** Mails to one address so far, oldest first: where no SMTP server is set they are files. */
function mailsTo(server: Server, email: string): string[] {
  const folder = join(server.folder, "outbox");
  let names: string[] = [];
  try {
    names = readdirSync(folder).toSorted();
  } catch {
    // The folder comes with the first mail.
  }
  return names.map((name) => readFileSync(join(folder, name), "utf8")).filter((mail) => mail.includes(`To: ${email}`));
}

/** The link in the latest mail to an address that leads to a page of this path. Waits for the mail: it is sent after the answer. */
export async function mailedLink(server: Server, email: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    const links = mailsTo(server, email).flatMap((mail) => linksIn(mail));
    link = links.findLast((found) => new URL(found).pathname === path);
    expect(link, `no link to ${path} for ${email}`).toBeTruthy();
  }).toPass({ timeout: 10_000 });
  return link ?? "";
}

/** Quoted-printable: lines are broken by "=" at their end, and "=" itself is "=3D". */
function linksIn(mail: string): string[] {
  const text = mail.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
  return [...text.matchAll(/^https?:\/\/\S+$/gm)].map(([found]) => found.trim());
}
