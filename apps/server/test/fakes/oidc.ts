import { OAuth2Server } from "oauth2-mock-server";
import { type IdentityEndpoints, IDENTITY_ENDPOINTS } from "../../src/modules/accounts/providers/id-tokens.ts";

type Claims = Record<string, unknown>;

export interface Oidc {
  readonly endpoints: IdentityEndpoints;
  /** A token signed by the published key; a claim set to `undefined` is left out. */
  sign(claims: Claims, options?: { header?: Claims }): Promise<string>;
  /** The publicly available key. */
  publicKey(): Promise<Claims>;
  readonly keyId: string;
  close(): Promise<void>;
}

/** A provider on the loopback that really signs and publishes its keys, with the issuer names of Google or Firebase. */
export async function startOidc(): Promise<Oidc> {
  const server = new OAuth2Server();
  const { kid } = await server.issuer.keys.generate("RS256");
  await server.start(undefined, "127.0.0.1");
  const keys = `http://127.0.0.1:${server.address().port}/jwks`;
  return {
    endpoints: { ...IDENTITY_ENDPOINTS, googleKeys: keys, firebaseKeys: keys },
    keyId: kid,
    sign: (claims, { header = {} } = {}) =>
      server.issuer.buildToken({
        scopesOrTransform: (tokenHeader, payload) => {
          Object.assign(tokenHeader, header);
          Object.assign(payload, claims);
          for (const [name, value] of Object.entries(payload)) if (value === undefined) delete payload[name];
        },
      }),
    publicKey: async () => ((await (await fetch(keys)).json()) as { keys: Claims[] }).keys[0] ?? {},
    close: () => server.stop(),
  };
}
