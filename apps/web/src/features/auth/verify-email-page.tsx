import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useErrorText } from "../../lib/i18n/error-text.ts";
import { forgetMailedToken, useMailedToken } from "../../lib/mailed-token.ts";
import { useSession } from "../../lib/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { verifyEmail } from "./auth-api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { DEFAULT_PATH, loginPath } from "./return-path.ts";

const KEPT_AS = "lagna_verify_email_token";

/**
 * Confirms an address by a press, for the account that is signed in here: the link alone, in the hands of somebody else's victim,
 * must not vouch for an account its reader never made.
 */
export function Component() {
  const { t } = useTranslation("auth");
  const token = useMailedToken(KEPT_AS);
  const { loading, isAuthenticated, user, refresh } = useSession();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<"confirmed" | { error: unknown } | null>(null);
  const confirm = async (held: string) => {
    setBusy(true);
    try {
      await verifyEmail(held);
      forgetMailedToken(KEPT_AS);
      setOutcome("confirmed");
      // A configured administrator becomes one only now.
      await refresh();
    } catch (error) {
      setOutcome({ error });
    }
    setBusy(false);
  };
  if (loading) return <PageSpinner label={t("common:loading")} />;
  const done = outcome === "confirmed";
  return (
    <AuthFrame title={t("verifyEmail.title")} lead={user ? t("verifyEmail.lead", { email: user.email }) : null}>
      <div className="flex flex-col items-start gap-5">
        {token === null && <Alert tone="bad">{t("errors:fields.token_missing")}</Alert>}
        {token !== null && !isAuthenticated && <Alert tone="warn">{t("verifyEmail.logInFirst")}</Alert>}
        {done && <Alert tone="good">{t("verifyEmail.confirmed")}</Alert>}
        {outcome !== null && !done && (
          <Alert tone="bad">{errorText(outcome.error, t("verifyEmail.notConfirmed"))}</Alert>
        )}
        {token !== null && isAuthenticated && !done && (
          <Button variant="primary" busy={busy} onClick={() => void confirm(token)}>
            {t("verifyEmail.confirm")}
          </Button>
        )}
        {!isAuthenticated && (
          <Link to={loginPath({ pathname: "/verify-email", search: "" })} className={buttonClass("primary")}>
            {t("login")}
          </Link>
        )}
        {done && (
          <Link to={DEFAULT_PATH} className={buttonClass("primary")}>
            {t("goOn")}
          </Link>
        )}
      </div>
    </AuthFrame>
  );
}
