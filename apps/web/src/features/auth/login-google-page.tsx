import { Trans, useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { useAuthConfig } from "./use-auth-config.ts";
import { AuthFrame, inlineLinkClass } from "./auth-frame.tsx";
import { RedirectAfterSignIn } from "./redirect-after-sign-in.tsx";
import { GoogleSignIn, offersGoogle } from "./google-sign-in.tsx";
import { toSafeReturnPath } from "./return-path.ts";

/** The simplified sign-in page, with Google only. */
export function Component() {
  const { t } = useTranslation("auth");
  const { hasSession } = useSession();
  const [params] = useSearchParams();
  const errorText = useErrorText();
  const authConfig = useAuthConfig();
  if (hasSession) return <RedirectAfterSignIn returnPath={toSafeReturnPath(params.get("return"))} />;
  return (
    <AuthFrame
      title={t("google.pageTitle")}
      lead={t("google.pageLead")}
      footer={
        <Link to={{ pathname: "/login", search: params.toString() }} className={inlineLinkClass}>
          {t("google.otherWays")}
        </Link>
      }
    >
      <div className="flex flex-col gap-5">
        {authConfig.status === "ready" && offersGoogle(authConfig.config) && (
          <GoogleSignIn config={authConfig.config} onNonceUsed={authConfig.reload} text="continue_with" />
        )}
        {authConfig.status === "ready" && !offersGoogle(authConfig.config) && (
          <Alert tone="warn">{t("google.problem.unavailable")}</Alert>
        )}
        {authConfig.status === "failed" && (
          <Alert tone="bad" action={<Button onClick={authConfig.reload}>{t("common:retry")}</Button>}>
            {errorText(authConfig.error, t("errors:sentences.authConfigFailed"))}
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
