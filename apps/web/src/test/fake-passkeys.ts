import { vi } from "vitest";

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const credential = (response: object) => ({
  id: "a2V5",
  rawId: bytes("key"),
  type: "public-key",
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes("{}"), ...response },
});

/** A browser with an authenticator, as far as a page sees it; `refuse` makes it answer with that error of WebAuthn's. */
export function fakePasskeys() {
  const state: { refuse: string | null; asked: string[] } = { refuse: null, asked: [] };
  const answer = (kind: string, response: object) => async () => {
    state.asked.push(kind);
    if (state.refuse !== null) throw new DOMException("no", state.refuse);
    return credential(response);
  };
  vi.stubGlobal("PublicKeyCredential", () => undefined);
  vi.stubGlobal("AuthenticatorAttestationResponse", () => undefined);
  Object.defineProperty(navigator, "credentials", {
    configurable: true,
    value: {
      create: answer("create", { attestationObject: bytes("attested"), getTransports: () => ["internal"] }),
      get: answer("get", { authenticatorData: bytes("data"), signature: bytes("signed"), userHandle: null }),
    },
  });
  return state;
}
