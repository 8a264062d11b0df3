import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Smtp {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** While held, connections are accepted without a response. */
  held: boolean;
  /** Refuses every recipient with this code; `true` is 550 (permanent). */
  refuses: boolean | number;
  /** So far. */
  connections(): number;
  close(): Promise<void>;
}

function decodeBody(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, "base64").toString("utf8");
  if (!/quoted-printable/i.test(encoding)) return body;
  const joined = body.replaceAll(/=\r?\n/g, "");
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_match, kind: string, body: string) =>
      kind.toUpperCase() === "B"
        ? decodeBody(body, "base64")
        : decodeBody(body.replaceAll("_", " "), "quoted-printable"),
    );

function partOf(source: string, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? "";
  const part =
    source.split(`--${boundary}`).find((piece) => piece.toLowerCase().includes(`content-type: ${type}`)) ?? "";
  const [head = "", ...rest] = part.split(/\r?\n\r?\n/);
  const encoding = /content-transfer-encoding: (\S+)/i.exec(head)?.[1] ?? "7bit";
  return decodeBody(rest.join("\n\n"), encoding);
}

/** A real SMTP server on the loopback that stores received mails. */
export async function startSmtp(): Promise<Smtp> {
  const mails: ReceivedMail[] = [];
  let connections = 0;
  const smtp: Pick<Smtp, "held" | "refuses"> = { held: false, refuses: false };
  const server = new SMTPServer({
    authOptional: true,
    onConnect(_session, done) {
      connections += 1;
      if (!smtp.held) done();
    },
    disabledCommands: ["STARTTLS"],
    onRcptTo(_address, _session, done) {
      const { refuses } = smtp;
      if (refuses === false) return done();
      return done(Object.assign(new Error("not here"), { responseCode: refuses === true ? 550 : refuses }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => void chunks.push(chunk));
      stream.on("end", () => {
        const source = Buffer.concat(chunks).toString("utf8");
        const subject = /^Subject: ((?:.*)(?:\r?\n[ \t].*)*)/m.exec(source)?.[1]?.replaceAll(/\r?\n[ \t]/g, " ") ?? "";
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({
          to,
          subject: decodeWords(subject),
          text: partOf(source, "text/plain"),
          html: partOf(source, "text/html"),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(smtp, {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    connections: () => connections,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
