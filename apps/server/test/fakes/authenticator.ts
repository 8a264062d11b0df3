import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { PasskeyAnswer } from "@lagna/contract";

/** The few kinds of CBOR (RFC 8949) that an attestation is made of. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    return size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as Buffer)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const PRESENT_AND_VERIFIED = 0b101;
const WITH_CREDENTIAL = 0b1000000;
const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString("base64url");

/** A security key with a real key pair and real signatures: W3C WebAuthn, ES256, attestation "none". */
export function createAuthenticator(origin: string, rpId = new URL(origin).hostname) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  function authenticatorData(flags: number): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), count]);
  }
  const answer = (response: Record<string, unknown> & { clientDataJSON: string }): PasskeyAnswer => ({
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    create: (challenge: string): PasskeyAnswer => {
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const credential = [Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)];
      const authData = Buffer.concat([authenticatorData(PRESENT_AND_VERIFIED | WITH_CREDENTIAL), ...credential]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      return answer({
        clientDataJSON: base64url(clientData("webauthn.create", challenge)),
        attestationObject: base64url(cbor(attestation)),
        transports: ["internal"],
      });
    },

    get: (challenge: string): PasskeyAnswer => {
      const data = clientData("webauthn.get", challenge);
      const authData = authenticatorData(PRESENT_AND_VERIFIED);
      const signed = Buffer.concat([authData, createHash("sha256").update(data).digest()]);
      return answer({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(sign("sha256", signed, privateKey)),
      });
    },

    /** A cloned key with an outdated signature counter. */
    putBack: (): void => void (counter = 0),
  };
}
