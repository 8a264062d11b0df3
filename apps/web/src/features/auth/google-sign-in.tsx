import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { AuthConfigResponse } from "@lagna/contract";
import { Alert } from "../../ui/feedback.tsx";
import { FirebaseSignIn } from "./firebase/firebase-sign-in.tsx";
import { GoogleButton } from "./google-button.tsx";
import { openGoogleIdentity } from "./google-identity.ts";
import { useGoogleExchange } from "./use-google-exchange.ts";

/** Google's window takes the focus a moment after the press; focus events before that are ignored. */
const OPENING_MS = 1_000;

export interface GoogleSignInProps {
  config: AuthConfigResponse;
  /** Fetches a fresh nonce: each is accepted once. */
  onNonceUsed: () => void;
  text: "continue_with" | "signin_with";
}

/** Whether the server offers any sign-in by Google. */
export const offersGoogle = (config: AuthConfigResponse): boolean =>
  config.firebase_enabled || config.google_oauth_available;

/** Google's button and One Tap. With Firebase the button is the app's own, and One Tap is added if there is a client id for it. */
export function GoogleSignIn(props: GoogleSignInProps) {
  const { firebase_enabled: firebase, google_client_id: clientId } = props.config;
  if (!firebase) return <IdentitySignIn {...props} />;
  return (
    <>
      <FirebaseSignIn />
      {clientId !== null && <OneTap config={props.config} onNonceUsed={props.onNonceUsed} />}
    </>
  );
}

/** Renders nothing but an error: the browser decides whether to show the prompt. */
function OneTap({ config, onNonceUsed }: Pick<GoogleSignInProps, "config" | "onNonceUsed">) {
  const { problem, exchange } = useGoogleExchange();
  useIdentityButton({
    config,
    text: null,
    onPress: () => undefined,
    onUnavailable: () => undefined,
    onCredential: (idToken) => void exchange(idToken).then((signedIn) => signedIn || onNonceUsed()),
  });
  return problem && <Alert tone="bad">{problem}</Alert>;
}

/** While a sign-in is in progress, the app's own button shows its state instead of Google's. */
function IdentitySignIn({ config, onNonceUsed, text }: GoogleSignInProps) {
  const google = useGoogleExchange();
  const { phase, setPhase, exchange, fail } = google;
  const parent = useIdentityButton({
    config,
    text,
    onPress: () => setPhase("opening"),
    onUnavailable: () => fail("unavailable"),
    onCredential: (idToken) => void exchange(idToken).then((signedIn) => signedIn || onNonceUsed()),
  });
  useReturnFromWindow(phase === "opening", () => setPhase("idle"));
  return (
    <div className="flex flex-col gap-4">
      {google.problem && <Alert tone="bad">{google.problem}</Alert>}
      {phase !== "idle" && <GoogleButton phase={phase} />}
      {/* An iframe with another colour scheme than its page gets a white background. */}
      <div ref={parent} className="scheme-light flex justify-center overflow-hidden" hidden={phase !== "idle"} />
    </div>
  );
}

interface IdentityButtonOptions {
  config: AuthConfigResponse;
  /** Null for One Tap without a button. */
  text: GoogleSignInProps["text"] | null;
  onPress: () => void;
  onUnavailable: () => void;
  onCredential: (idToken: string) => void;
}

/** Attaches Google Identity Services to the element of the returned ref, again for each nonce and language. */
function useIdentityButton(props: IdentityButtonOptions) {
  const { i18n } = useTranslation();
  const { config, text } = props;
  const parent = useRef<HTMLDivElement>(null);
  const onPress = useEffectEvent(props.onPress);
  const onUnavailable = useEffectEvent(props.onUnavailable);
  const onCredential = useEffectEvent(props.onCredential);
  const locale = i18n.resolvedLanguage ?? "en";
  const { google_client_id: clientId, nonce } = config;
  useEffect(() => {
    if (clientId === null) return onUnavailable();
    let cancelled = false;
    let cancel = () => undefined as void;
    openGoogleIdentity({ clientId, nonce, onCredential: (token) => cancelled || onCredential(token) }).then(
      (identity) => {
        if (cancelled) return;
        cancel = identity.cancel;
        const press = () => onPress();
        if (text !== null && parent.current)
          identity.renderButton({ parent: parent.current, dark: prefersDark(), text, locale, onPress: press });
        identity.prompt();
      },
      () => cancelled || onUnavailable(),
    );
    return () => {
      cancelled = true;
      cancel();
    };
  }, [clientId, nonce, text, locale]);
  return parent;
}

function prefersDark(): boolean {
  const chosen = document.documentElement.dataset["theme"];
  return chosen ? chosen === "dark" : window.matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Google does not report that its window was closed without a sign-in: the user is back as soon as they do something on this page. */
function useReturnFromWindow(opening: boolean, onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    if (!opening) return;
    const handleReturn = () => returned();
    const events = ["focus", "pointerdown", "keydown"] as const;
    const timer = setTimeout(() => {
      for (const event of events) window.addEventListener(event, handleReturn);
    }, OPENING_MS);
    return () => {
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, handleReturn);
    };
  }, [opening]);
}
