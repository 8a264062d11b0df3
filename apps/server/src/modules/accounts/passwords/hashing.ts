import { argon2, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { hashInTurn } from "./hashing-queue.ts";

export interface Argon2Cost {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
}

/** OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
export const ARGON2_COST: Argon2Cost = { memoryKib: 19_456, passes: 2, lanes: 1 };

const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** RFC 9106's version 1.3. */
const VERSION = 0x13;
/** The PHC string format: every hash says how it was made, so that the cost can rise without shutting anybody out. */
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;
/** What accounts before argon2id have: scrypt, N 16384, r 16, p 1; the salt is used as the text it is written in. */
const SCRYPT = /^([\da-f]{32}):([\da-f]{128})$/;
const SCRYPT_COST = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 };

interface Argon2Hash {
  readonly cost: Argon2Cost;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

const argon2Async = promisify(argon2);
const base64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");
/** However a password was composed on its way here, it is the same one. */
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize("NFKC"), "utf8");

const tagOf = (password: string, salt: Buffer, { memoryKib, passes, lanes }: Argon2Cost): Promise<Buffer> =>
  argon2Async("argon2id", {
    message: bytesOf(password),
    nonce: salt,
    memory: memoryKib,
    passes,
    parallelism: lanes,
    tagLength: TAG_BYTES,
  });

const written = ({ cost: { memoryKib, passes, lanes }, salt, tag }: Argon2Hash): string =>
  `$argon2id$v=${VERSION}$m=${memoryKib},t=${passes},p=${lanes}$${base64(salt)}$${base64(tag)}`;

function read(hash: string): Argon2Hash | null {
  const [, memoryKib, passes, lanes, salt = "", tag = ""] = PHC.exec(hash) ?? [];
  if (memoryKib === undefined) return null;
  return {
    cost: { memoryKib: Number(memoryKib), passes: Number(passes), lanes: Number(lanes) },
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

const same = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);

function matchesScrypt(password: string, salt: string, key: Buffer): Promise<boolean> {
  return new Promise((resolve, reject) => {
    scrypt(bytesOf(password), salt, key.length, SCRYPT_COST, (error, found) => {
      if (error) reject(error);
      else resolve(same(found, key));
    });
  });
}

async function compare(hash: string, password: string): Promise<boolean> {
  const [, salt, key] = SCRYPT.exec(hash) ?? [];
  if (salt !== undefined && key !== undefined) return matchesScrypt(password, salt, Buffer.from(key, "hex"));
  const known = read(hash);
  return known !== null && same(await tagOf(password, known.salt, known.cost), known.tag);
}

/** argon2id over the NFKC form, salted; two at a time, the rest in turn. */
export function passwordHasher(cost: Argon2Cost = ARGON2_COST) {
  /** The hash of no password: comparing with it takes as long as with a real one. */
  const decoy = written({ cost, salt: Buffer.alloc(SALT_BYTES), tag: Buffer.alloc(TAG_BYTES) });
  return {
    hash: (password: string): Promise<string> =>
      hashInTurn(async () => {
        const salt = randomBytes(SALT_BYTES);
        return written({ cost, salt, tag: await tagOf(password, salt, cost) });
      }),

    /** Whether it is the account's password; without an account, or one without a password, the same work and `false`. */
    matches: async (hash: string | null, password: string): Promise<boolean> => {
      const matches = await hashInTurn(() => compare(hash ?? decoy, password));
      return matches && hash !== null;
    },

    /** Made in another way than new ones are: to be made anew when its password is next at hand. */
    isOutdated: (hash: string): boolean => {
      const known = read(hash);
      return !known || JSON.stringify(known.cost) !== JSON.stringify(cost);
    },
  };
}
export type PasswordHasher = ReturnType<typeof passwordHasher>;
