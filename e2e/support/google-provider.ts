import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { OAuth2Server } from "oauth2-mock-server";
import { startServer, type Server } from "./server.ts";

const CLIENT_ID = "lagna-e2e.apps.googleusercontent.com";
const GOOGLE_KEYS = "https://www.googleapis.com/oauth2/v3/certs";
const GOOGLE_ISSUER = "https://accounts.google.com";
const HOUR_SECONDS = 3600;

export interface GooglePerson {
  sub: string;
  email: string;
  name: string;
}

/** A fake Google: an OpenID provider with real keys, and the server configured to trust it. */
export interface GoogleProvider {
  server: Server;
  /** The ID token that Google would issue in the browser for this nonce. */
  sign: (person: GooglePerson, nonce: string, by?: "google" | "somebody else") => Promise<string>;
  stop: () => Promise<void>;
}

export async function startGoogleProvider(): Promise<GoogleProvider> {
  const google = await startOAuthServer();
  const forger = await startOAuthServer();
  const server = await startServer({
    GOOGLE_CLIENT_ID: CLIENT_ID,
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, "reroute-fetch.ts")).href}`,
    E2E_REROUTE_FROM: GOOGLE_KEYS,
    E2E_REROUTE_TO: `http://127.0.0.1:${google.address().port}/jwks`,
  });
  return {
    server,
    sign: ({ sub, email, name }, nonce, by = "google") =>
      (by === "google" ? google : forger).issuer.buildToken({
        expiresIn: HOUR_SECONDS,
        scopesOrTransform: (_header, payload) => {
          delete payload["scope"];
          Object.assign(payload, { iss: GOOGLE_ISSUER, aud: CLIENT_ID, sub, email, email_verified: true, name, nonce });
        },
      }),
    stop: async () => {
      await server.stop();
      await Promise.all([google.stop(), forger.stop()]);
    },
  };
}

async function startOAuthServer(): Promise<OAuth2Server> {
  const made = new OAuth2Server();
  await made.issuer.keys.generate("RS256");
  await made.start(0, "127.0.0.1");
  return made;
}

/**
 * Replaces Google's script: its button and its One Tap prompt each answer with a credential for the nonce of the page. The real script
 * cannot be reached from tests; the stub has the functions of its reference that the app calls.
 */
export async function stubGoogleScript(page: Page, credential: (nonce: string) => Promise<string>): Promise<void> {
  await page.exposeFunction("e2eCredential", credential);
  await page.route("https://accounts.google.com/gsi/client", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `(${runGoogleStub.toString()})();` }),
  );
}

declare global {
  interface Window {
    e2eCredential: (nonce: string) => Promise<string>;
  }
}

/** Runs in the page, so it cannot use anything of this file. */
function runGoogleStub(): void {
  interface Config {
    client_id: string;
    nonce: string;
    callback: (response: { credential: string }) => void;
  }
  let config: Config | undefined;
  const sendCredential = async () => {
    const activeConfig = config;
    if (activeConfig) activeConfig.callback({ credential: await window.e2eCredential(activeConfig.nonce) });
  };
  const createButton = (text: string, onPress: () => void) => {
    const element = document.createElement("button");
    element.type = "button";
    element.textContent = text;
    element.addEventListener("click", () => {
      onPress();
      void sendCredential();
    });
    return element;
  };
  const closeOneTap = () => document.querySelector("#one-tap")?.remove();
  const id = {
    initialize: (newConfig: Config) => {
      config = newConfig;
    },
    renderButton: (parent: HTMLElement, options: { text: string; width: number; click_listener: () => void }) => {
      const googleButton = createButton(
        options.text === "continue_with" ? "Continue with Google" : "Sign in with Google",
        options.click_listener,
      );
      googleButton.style.cssText = `width:${options.width}px;height:44px;background:#fff;color:#3c4043;border:1px solid #747775`;
      parent.append(googleButton);
    },
    prompt: () => {
      closeOneTap();
      const dialog = document.createElement("section");
      dialog.id = "one-tap";
      dialog.setAttribute("aria-label", "One Tap");
      dialog.style.cssText = "position:fixed;top:80px;right:8px;background:#fff;z-index:99";
      dialog.append(createButton("Continue as the person of this browser", closeOneTap));
      document.body.append(dialog);
    },
    cancel: closeOneTap,
  };
  Object.assign(window, { google: { accounts: { id } } });
}
