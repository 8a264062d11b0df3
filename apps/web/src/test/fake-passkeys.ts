import { vi } from "vitest";

const toBytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const createCredential = (response: object) => ({
  id: "a2V5",
  rawId: toBytes("key"),
  type: "public-key",
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: toBytes("{}"), ...response },
});

/** A browser with an authenticator, as far as a page can see; `refuse` makes it reject with that WebAuthn error. */
export function fakePasskeys() {
  const state: { refuse: string | null; asked: string[] } = { refuse: null, asked: [] };
  const answer = (kind: string, response: object) => async () => {
    state.asked.push(kind);
    if (state.refuse !== null) throw new DOMException("no", state.refuse);
    return createCredential(response);
  };
  vi.stubGlobal("PublicKeyCredential", () => undefined);
  vi.stubGlobal("AuthenticatorAttestationResponse", () => undefined);
  Object.defineProperty(navigator, "credentials", {
    configurable: true,
    value: {
      create: answer("create", { attestationObject: toBytes("attested"), getTransports: () => ["internal"] }),
      get: answer("get", { authenticatorData: toBytes("data"), signature: toBytes("signed"), userHandle: null }),
    },
  });
  return state;
}
