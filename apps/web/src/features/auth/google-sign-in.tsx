import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { AuthConfigResponse } from "@lagna/contract";
import { Alert } from "../../ui/feedback.tsx";
import { CloudSignIn } from "./firebase/cloud-sign-in.tsx";
import { GoogleButton } from "./google-button.tsx";
import { openGoogleIdentity } from "./google-identity.ts";
import { useGoogleExchange } from "./use-google-exchange.ts";

/** Google's own window takes the focus a moment after the press; focus before that says nothing. */
const OPENING_MS = 1_000;

export interface GoogleSignInProps {
  config: AuthConfigResponse;
  /** Fetches a fresh nonce: each is taken once. */
  onSpent: () => void;
  text: "continue_with" | "signin_with";
}

/** Whether the server has any way in through Google. */
export const offersGoogle = (config: AuthConfigResponse): boolean =>
  config.firebase_enabled || config.google_oauth_available;

/** Google's button and One Tap. By Firebase the button is ours, and One Tap stands beside it where there is a client id for it. */
export function GoogleSignIn(props: GoogleSignInProps) {
  const { firebase_enabled: firebase, google_client_id: clientId } = props.config;
  if (!firebase) return <IdentitySignIn {...props} />;
  return (
    <>
      <CloudSignIn />
      {clientId !== null && <OneTap config={props.config} onSpent={props.onSpent} />}
    </>
  );
}

/** Shows nothing of its own but a refusal: the browser may have its reasons not to show the prompt. */
function OneTap({ config, onSpent }: Pick<GoogleSignInProps, "config" | "onSpent">) {
  const { problem, exchange } = useGoogleExchange();
  useIdentityButton({
    config,
    text: null,
    onPress: () => undefined,
    onUnavailable: () => undefined,
    onCredential: (idToken) => void exchange(idToken).then((entered) => entered || onSpent()),
  });
  return problem && <Alert tone="bad">{problem}</Alert>;
}

/** While something is under way, our own button says what. */
function IdentitySignIn({ config, onSpent, text }: GoogleSignInProps) {
  const google = useGoogleExchange();
  const { phase, setPhase, exchange, fail } = google;
  const parent = useIdentityButton({
    config,
    text,
    onPress: () => setPhase("opening"),
    onUnavailable: () => fail("unavailable"),
    onCredential: (idToken) => void exchange(idToken).then((entered) => entered || onSpent()),
  });
  useReturnFromWindow(phase === "opening", () => setPhase("idle"));
  return (
    <div className="flex flex-col gap-4">
      {google.problem && <Alert tone="bad">{google.problem}</Alert>}
      {phase !== "idle" && <GoogleButton phase={phase} />}
      {/* A frame of another colour scheme than its page gets a white ground. */}
      <div ref={parent} className="scheme-light flex justify-center overflow-hidden" hidden={phase !== "idle"} />
    </div>
  );
}

interface IdentityButton {
  config: AuthConfigResponse;
  /** Null for the prompt alone. */
  text: GoogleSignInProps["text"] | null;
  onPress: () => void;
  onUnavailable: () => void;
  onCredential: (idToken: string) => void;
}

/** Google Identity Services in the element the returned ref is given to; made anew for each nonce and language. */
function useIdentityButton(props: IdentityButton) {
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
    let left = false;
    let cancel = () => undefined as void;
    openGoogleIdentity({ clientId, nonce, onCredential: (token) => left || onCredential(token) }).then(
      (identity) => {
        if (left) return;
        cancel = identity.cancel;
        const press = () => onPress();
        if (text !== null && parent.current)
          identity.renderButton({ parent: parent.current, dark: prefersDark(), text, locale, onPress: press });
        identity.prompt();
      },
      () => left || onUnavailable(),
    );
    return () => {
      left = true;
      cancel();
    };
  }, [clientId, nonce, text, locale]);
  return parent;
}

function prefersDark(): boolean {
  const chosen = document.documentElement.dataset["theme"];
  return chosen ? chosen === "dark" : window.matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Google does not tell when its window is closed empty-handed: whoever is back on this page and does something, is back. */
function useReturnFromWindow(opening: boolean, onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    if (!opening) return;
    const back = () => returned();
    const events = ["focus", "pointerdown", "keydown"] as const;
    const timer = setTimeout(() => {
      for (const event of events) window.addEventListener(event, back);
    }, OPENING_MS);
    return () => {
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, back);
    };
  }, [opening]);
}
