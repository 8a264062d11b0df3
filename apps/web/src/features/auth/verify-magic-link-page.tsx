import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate } from "react-router";
import { ApiError } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/error-text.ts";
import { useMailedToken } from "../../lib/mailed-token.ts";
import { useSession } from "../../lib/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { afterSignIn } from "./after-sign-in.ts";
import { wasLinkAsked } from "./mailed-link-asked.ts";
import { addressOfMagicLink, verifyMagicLink } from "./auth-api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { useOnce, usePageSeen } from "./mailed-link.tsx";
import { secondStepPathTo, takeReturnPath } from "./return-path.ts";

const REDIRECT_MS = 2_000;

type State =
  | { step: "verifying" }
  | { step: "asking"; email: string }
  | { step: "success"; to: string }
  | { step: "error"; error: unknown; again: () => Promise<void> };

/**
 * By itself only in the browser that asked for the link, and only where nobody else is signed in. Anywhere else a link that somebody
 * sent would make its reader another person, so the page names the address and waits for a press.
 */
export function Component() {
  const { t } = useTranslation("auth");
  const token = useMailedToken();
  const seen = usePageSeen();
  const { signIn, loading, user, secondSteps } = useSession();
  const [state, setState] = useState<State>({ step: "verifying" });

  const attempt = async (work: () => Promise<void>) => {
    setState({ step: "verifying" });
    await work().catch((error: unknown) => setState({ step: "error", error, again: () => attempt(work) }));
  };
  const verify = async (held: string) => {
    await signIn((await verifyMagicLink(held)).token);
    setState({ step: "success", to: await afterSignIn(takeReturnPath()) });
  };
  const look = async (held: string) => {
    const { email } = await addressOfMagicLink(held);
    const expected = wasLinkAsked(email) && (user === null || user.email === email);
    if (expected) await verify(held);
    else setState({ step: "asking", email });
  };
  useOnce(seen && !loading && token !== null, () => void attempt(() => look(token ?? "")));

  if (token === null) return <Failed sentence={t("errors:fields.token_missing")} />;
  if (state.step === "error") return <FailedBecause error={state.error} retry={() => void state.again()} />;
  if (state.step === "success" && secondSteps) return <Navigate to={secondStepPathTo(state.to)} replace />;
  if (state.step === "success") return <Success to={state.to} />;
  if (state.step === "asking")
    return <Asking email={state.email} here={user?.email ?? null} go={() => void attempt(() => verify(token))} />;
  return (
    <AuthFrame title={t("magicLink.verifyingTitle")} lead={t("magicLink.verifying")}>
      <p role="status" className="flex items-center gap-3 text-accent">
        <Spinner />
        <span className="sr-only">{t("magicLink.verifyingTitle")}</span>
      </p>
    </AuthFrame>
  );
}

interface AskingProps {
  email: string;
  /** Who is signed in here already. */
  here: string | null;
  go: () => void;
}

function Asking({ email, here, go }: AskingProps) {
  const { t } = useTranslation("auth");
  const another = here !== null && here !== email;
  return (
    <AuthFrame title={t("magicLink.askingTitle")} lead={t("magicLink.asking", { email })}>
      {another && (
        <Alert tone="warn" className="mb-6">
          {t("magicLink.askingAnother", { here })}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={go}>
          {t("magicLink.askingGo", { email })}
        </Button>
        <Link to="/" className={buttonClass("secondary")}>
          {t("magicLink.askingLeave")}
        </Link>
      </div>
    </AuthFrame>
  );
}

function Success({ to }: { to: string }) {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, to]);
  return (
    <AuthFrame title={t("magicLink.successTitle")} lead={<span role="status">{t("magicLink.success")}</span>}>
      <Button variant="primary" onClick={() => void navigate(to, { replace: true })}>
        {t("goOn")}
      </Button>
    </AuthFrame>
  );
}

function FailedBecause({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation("auth");
  const errorText = useErrorText();
  if (!(error instanceof ApiError)) return <Failed sentence={t("magicLink.failed")} />;
  const sentence = errorText(error, t("errors:fields.magic_link_unknown"));
  // No answer came, or the server was busy: the link is still good.
  return error.status === 0 || error.status === 429 || error.status >= 500 ? (
    <Failed sentence={sentence} retry={retry} />
  ) : (
    <Failed sentence={sentence} />
  );
}

function Failed({ sentence, retry }: { sentence: string; retry?: () => void }) {
  const { t } = useTranslation("auth");
  return (
    <AuthFrame title={t("magicLink.failedTitle")} lead={t("magicLink.failedLead")}>
      <Alert tone="bad">{sentence}</Alert>
      <div className="mt-6 flex flex-wrap gap-3">
        {retry && (
          <Button variant="primary" onClick={retry}>
            {t("common:retry")}
          </Button>
        )}
        <Link to="/login" className={buttonClass(retry ? "secondary" : "primary")}>
          {t("backToLogin")}
        </Link>
        <Link to="/" className={buttonClass("secondary")}>
          {t("goHome")}
        </Link>
      </div>
    </AuthFrame>
  );
}
