import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { clearMailedToken, useMailedToken } from "../../lib/mailed-token.ts";
import { useSession } from "../../lib/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { verifyEmail } from "./auth-api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { DEFAULT_PATH, buildLoginPathFrom } from "./return-path.ts";

const TOKEN_KEY = "lagna_verify_email_token";

/**
 * Confirms the address of the account that is signed in here, by a press. The link alone is not enough: if an attacker signed up with a
 * victim's address, a victim who opens the link must not confirm an account they did not create.
 */
export function Component() {
  const { t } = useTranslation("auth");
  const token = useMailedToken(TOKEN_KEY);
  const { loading, isAuthenticated, user, refresh } = useSession();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<"confirmed" | { error: unknown } | null>(null);
  const confirm = async (mailedToken: string) => {
    setBusy(true);
    try {
      await verifyEmail(mailedToken);
      clearMailedToken(TOKEN_KEY);
      setOutcome("confirmed");
      // A configured administrator gets the role only now.
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
          <Link to={buildLoginPathFrom({ pathname: "/verify-email", search: "" })} className={buttonClass("primary")}>
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
