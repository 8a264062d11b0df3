import { Trans, useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useErrorText } from "../../lib/i18n/error-text.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { useAuthConfig } from "./auth-config.ts";
import { AuthFrame, inlineLink } from "./auth-frame.tsx";
import { GoOn } from "./go-on.tsx";
import { GoogleSignIn, offersGoogle } from "./google-sign-in.tsx";
import { safeReturnPath } from "./return-path.ts";

/** One way in and nothing else on the page. */
export function Component() {
  const { t } = useTranslation("auth");
  const { hasEntered } = useSession();
  const [params] = useSearchParams();
  const errorText = useErrorText();
  const ways = useAuthConfig();
  if (hasEntered) return <GoOn returnPath={safeReturnPath(params.get("return"))} />;
  return (
    <AuthFrame
      title={t("google.pageTitle")}
      lead={t("google.pageLead")}
      footer={
        <Link to={{ pathname: "/login", search: params.toString() }} className={inlineLink}>
          {t("google.otherWays")}
        </Link>
      }
    >
      <div className="flex flex-col gap-5">
        {ways.status === "ready" && offersGoogle(ways.config) && (
          <GoogleSignIn config={ways.config} onSpent={ways.reload} text="continue_with" />
        )}
        {ways.status === "ready" && !offersGoogle(ways.config) && (
          <Alert tone="warn">{t("google.problem.unavailable")}</Alert>
        )}
        {ways.status === "failed" && (
          <Alert tone="bad" action={<Button onClick={ways.reload}>{t("common:retry")}</Button>}>
            {errorText(ways.error, t("errors:sentences.authConfigFailed"))}
          </Alert>
        )}
        <p className="text-sm text-ink-muted">
          <Trans
            t={t}
            i18nKey="google.terms"
            components={{ go: <Link to="/privacy-policy" className="text-accent underline underline-offset-4" /> }}
          />
        </p>
      </div>
    </AuthFrame>
  );
}
