import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/** The folder of mails that were written to files because no mail server is configured. */
export const getOutboxFolder = (dataDir: string): string => join(dataDir, "outbox");

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/** The recipients in the header of a mail, in lower case. */
function readRecipients(mail: string): string[] {
  const [header = ""] = mail.split(/\r?\n\r?\n/, 1);
  const lines = header.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const to = lines.find((line) => /^to:/i.test(line)) ?? "";
  return [...to.matchAll(/[^\s<>,:]+@[^\s<>,]+/g)].map(([address]) => address.toLowerCase());
}

/** The mail files for an address, by name. */
export async function findOutboxMails(folder: string, address: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const found: string[] = [];
  for (const name of names.filter((each) => each.endsWith(".eml"))) {
    // Another process may delete it meanwhile.
    const mail = await readFile(join(folder, name), "utf8").catch(() => "");
    if (readRecipients(mail).includes(address.toLowerCase())) found.push(name);
  }
  return found.toSorted();
}

export async function deleteOutboxMails(folder: string, address: string): Promise<void> {
  for (const name of await findOutboxMails(folder, address)) await rm(join(folder, name), { force: true });
}
