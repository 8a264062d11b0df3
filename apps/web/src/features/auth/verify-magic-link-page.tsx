import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { ApiError } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/error-text.ts";
import { useSession } from "../../lib/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { afterSignIn } from "./after-sign-in.ts";
import { verifyMagicLink } from "./auth-api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { useMailedToken, useOnce, usePageSeen } from "./mailed-link.tsx";
import { takeReturnPath } from "./return-path.ts";

const REDIRECT_MS = 2_000;

type State = { step: "verifying" } | { step: "success"; to: string } | { step: "error"; error: unknown };

export function Component() {
  const { t } = useTranslation("auth");
  const token = useMailedToken();
  const seen = usePageSeen();
  const { signIn } = useSession();
  const [state, setState] = useState<State>({ step: "verifying" });

  const verify = async (held: string) => {
    setState({ step: "verifying" });
    try {
      await signIn((await verifyMagicLink(held)).token);
      setState({ step: "success", to: await afterSignIn(takeReturnPath()) });
    } catch (error) {
      setState({ step: "error", error });
    }
  };
  useOnce(seen && token !== null, () => void verify(token ?? ""));

  if (token === null) return <Failed sentence={t("magicLink.noToken")} />;
  if (state.step === "error") return <FailedBecause error={state.error} retry={() => void verify(token)} />;
  if (state.step === "success") return <Success to={state.to} />;
  return (
    <AuthFrame title={t("magicLink.verifyingTitle")} lead={t("magicLink.verifying")}>
      <p role="status" className="flex items-center gap-3 text-accent">
        <Spinner />
        <span className="sr-only">{t("magicLink.verifyingTitle")}</span>
      </p>
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

/** The catalogue's sentence for a link that was used or has expired, by the words in the server's. */
function FailedBecause({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation("auth");
  const errorText = useErrorText();
  if (!(error instanceof ApiError)) return <Failed sentence={t("magicLink.failed")} />;
  if (error.detail.includes("already been used")) return <Failed sentence={t("magicLink.used")} />;
  if (error.detail.includes("expired")) return <Failed sentence={t("magicLink.expired")} />;
  const sentence = errorText(error, t("magicLink.notVerified"));
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
