import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate } from "react-router";
import { ApiError } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useMailedToken } from "../../lib/mailed-token.ts";
import { useSession } from "../../lib/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { choosePathAfterSignIn } from "./choose-path-after-sign-in.ts";
import { wasLinkRequested } from "./requested-links.ts";
import { fetchMagicLinkAddress, verifyMagicLink } from "./auth-api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { useOnce, usePageVisible } from "./mailed-link-hooks.ts";
import { buildSecondStepPath, takeReturnPath } from "./return-path.ts";

const REDIRECT_MS = 2_000;

type State =
  | { step: "verifying" }
  | { step: "asking"; email: string }
  | { step: "success"; to: string }
  | { step: "error"; error: unknown; again: () => Promise<void> };

/**
 * Signs in automatically only in the browser that requested the link, and only if no one else is signed in there. Otherwise a link sent by
 * someone else would sign the reader in to another account, so the page shows the address and waits for a press.
 */
export function Component() {
  const { t } = useTranslation("auth");
  const token = useMailedToken();
  const seen = usePageVisible();
  const { signIn, loading, user, secondSteps } = useSession();
  const [state, setState] = useState<State>({ step: "verifying" });

  const runWithErrors = async (work: () => Promise<void>) => {
    setState({ step: "verifying" });
    await work().catch((error: unknown) => setState({ step: "error", error, again: () => runWithErrors(work) }));
  };
  const verify = async (mailedToken: string) => {
    await signIn((await verifyMagicLink(mailedToken)).token);
    setState({ step: "success", to: await choosePathAfterSignIn(takeReturnPath()) });
  };
  const checkLink = async (mailedToken: string) => {
    const { email } = await fetchMagicLinkAddress(mailedToken);
    const expected = wasLinkRequested(email) && (user === null || user.email === email);
    if (expected) await verify(mailedToken);
    else setState({ step: "asking", email });
  };
  useOnce(seen && !loading && token !== null, () => void runWithErrors(() => checkLink(token ?? "")));

  if (token === null) return <Failed sentence={t("errors:fields.token_missing")} />;
  if (state.step === "error") return <FailedWithError error={state.error} retry={() => void state.again()} />;
  if (state.step === "success" && secondSteps) return <Navigate to={buildSecondStepPath(state.to)} replace />;
  if (state.step === "success") return <Success to={state.to} />;
  if (state.step === "asking")
    return (
      <ConfirmAddress
        email={state.email}
        signedInEmail={user?.email ?? null}
        onConfirm={() => void runWithErrors(() => verify(token))}
      />
    );
  return (
    <AuthFrame title={t("magicLink.verifyingTitle")} lead={t("magicLink.verifying")}>
      <p role="status" className="flex items-center gap-3 text-accent">
        <Spinner />
        <span className="sr-only">{t("magicLink.verifyingTitle")}</span>
      </p>
    </AuthFrame>
  );
}

interface ConfirmAddressProps {
  email: string;
  /** The user who is signed in here already. */
  signedInEmail: string | null;
  onConfirm: () => void;
}

function ConfirmAddress({ email, signedInEmail, onConfirm }: ConfirmAddressProps) {
  const { t } = useTranslation("auth");
  const another = signedInEmail !== null && signedInEmail !== email;
  return (
    <AuthFrame title={t("magicLink.askingTitle")} lead={t("magicLink.asking", { email })}>
      {another && (
        <Alert tone="warn" className="mb-6">
          {t("magicLink.askingAnother", { here: signedInEmail })}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onConfirm}>
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

function FailedWithError({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation("auth");
  const errorText = useErrorText();
  if (!(error instanceof ApiError)) return <Failed sentence={t("magicLink.failed")} />;
  const sentence = errorText(error, t("errors:fields.magic_link_unknown"));
  // No answer arrived, or the server was busy: the link is still valid.
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
