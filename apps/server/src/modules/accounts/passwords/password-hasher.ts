import { argon2, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { runQueuedHash } from "./hashing-queue.ts";

export interface Argon2Cost {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
}

/** OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
export const ARGON2_COST: Argon2Cost = { memoryKib: 19_456, passes: 2, lanes: 1 };

const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** Version 1.3 of RFC 9106. */
const ARGON2_VERSION = 0x13;
/** PHC string format: each hash contains its parameters, so that the cost can be raised without invalidating old hashes. */
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;
/** Hashes from before argon2id: scrypt, N 16384, r 16, p 1; the salt is the hex text itself, not its bytes. */
const SCRYPT = /^([\da-f]{32}):([\da-f]{128})$/;
const SCRYPT_COST = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 };

interface Argon2Hash {
  readonly cost: Argon2Cost;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

const argon2Async = promisify(argon2);
const toBase64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");
/** Normalised, so that different Unicode compositions of a password are equal. */
const toBytes = (password: string): Buffer => Buffer.from(password.normalize("NFKC"), "utf8");

const computeTag = (password: string, salt: Buffer, { memoryKib, passes, lanes }: Argon2Cost): Promise<Buffer> =>
  argon2Async("argon2id", {
    message: toBytes(password),
    nonce: salt,
    memory: memoryKib,
    passes,
    parallelism: lanes,
    tagLength: TAG_BYTES,
  });

const formatHash = ({ cost: { memoryKib, passes, lanes }, salt, tag }: Argon2Hash): string =>
  `$argon2id$v=${ARGON2_VERSION}$m=${memoryKib},t=${passes},p=${lanes}$${toBase64(salt)}$${toBase64(tag)}`;

function parseHash(hash: string): Argon2Hash | null {
  const [, memoryKib, passes, lanes, salt = "", tag = ""] = PHC.exec(hash) ?? [];
  if (memoryKib === undefined) return null;
  return {
    cost: { memoryKib: Number(memoryKib), passes: Number(passes), lanes: Number(lanes) },
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

const isEqual = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);

function matchesScrypt(password: string, salt: string, key: Buffer): Promise<boolean> {
  return new Promise((resolve, reject) => {
    scrypt(toBytes(password), salt, key.length, SCRYPT_COST, (error, found) => {
      if (error) reject(error);
      else resolve(isEqual(found, key));
    });
  });
}

async function comparePassword(hash: string, password: string): Promise<boolean> {
  const [, salt, key] = SCRYPT.exec(hash) ?? [];
  if (salt !== undefined && key !== undefined) return matchesScrypt(password, salt, Buffer.from(key, "hex"));
  const parsed = parseHash(hash);
  return parsed !== null && isEqual(await computeTag(password, parsed.salt, parsed.cost), parsed.tag);
}

/** Salted argon2id over the NFKC form; runs two hashes at a time and queues the rest. */
export function createPasswordHasher(cost: Argon2Cost = ARGON2_COST) {
  /** Matches no password; comparing with it takes as long as with a real hash. */
  const decoy = formatHash({ cost, salt: Buffer.alloc(SALT_BYTES), tag: Buffer.alloc(TAG_BYTES) });
  return {
    hash: (password: string): Promise<string> =>
      runQueuedHash(async () => {
        const salt = randomBytes(SALT_BYTES);
        return formatHash({ cost, salt, tag: await computeTag(password, salt, cost) });
      }),

    /** Whether it is the account's password. Without an account or password (null) does the same work and returns false. */
    matches: async (hash: string | null, password: string): Promise<boolean> => {
      const matches = await runQueuedHash(() => comparePassword(hash ?? decoy, password));
      return matches && hash !== null;
    },

    /** Whether the hash has other parameters than new ones; it is then replaced at the next sign-in with the password. */
    isOutdated: (hash: string): boolean => {
      const parsed = parseHash(hash);
      return !parsed || JSON.stringify(parsed.cost) !== JSON.stringify(cost);
    },
  };
}
export type PasswordHasher = ReturnType<typeof createPasswordHasher>;
