import { Trans, useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useErrorText } from "../../lib/i18n/error-text.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { useSession } from "../../lib/session.ts";
import { useDevice } from "../../lib/use-device.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { useAuthConfig } from "./auth-config.ts";
import { AuthFrame, inlineLink } from "./auth-frame.tsx";
import { GoOn } from "./go-on.tsx";
import { GoogleSignIn, offersGoogle } from "./google-sign-in.tsx";
import { LoginForm } from "./login-form.tsx";
import { safeReturnPath } from "./return-path.ts";
import { DebugPanel, MobileNotice } from "./sign-in-details.tsx";
import { chooseFlow } from "./sign-in-flow.ts";

export function Component() {
  const { t } = useTranslation("auth");
  const { hasEntered, failure } = useSession();
  const [params] = useSearchParams();
  const returnPath = safeReturnPath(params.get("return"));
  const ways = useAuthConfig();
  const flow = useFlow();
  if (hasEntered) return <GoOn returnPath={returnPath} />;
  const config = ways.status === "ready" ? ways.config : null;
  const google = config !== null && offersGoogle(config);
  return (
    <AuthFrame
      title={t("loginTitle")}
      description={t("loginLead")}
      listed
      lead={t(returnPath ? "loginLeadReturn" : "loginLead")}
      footer={
        <>
          <Trans
            t={t}
            i18nKey="toSignup"
            components={{ go: <Link to={{ pathname: "/signup", search: params.toString() }} className={inlineLink} /> }}
          />
          <DebugPanel {...flow} />
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {returnPath && <ReturnNotice path={returnPath} />}
        {failure !== null && <ValidationFailed error={failure} />}
        {google && (
          <>
            <GoogleSignIn config={config} onSpent={ways.reload} text="signin_with" />
            {config.firebase_enabled && flow.flow === "redirect" && <MobileNotice />}
            <Or />
          </>
        )}
        {ways.status === "failed" && <ConfigFailed error={ways.error} retry={ways.reload} />}
        <LoginForm
          password={config?.password ?? true}
          // What nearly every server offers stands from the start: the page does not move when the answer comes.
          magicLink={config?.magic_link ?? ways.status === "loading"}
          returnPath={returnPath}
        />
      </div>
    </AuthFrame>
  );
}

/** The device, and how Google's page would open on it. */
function useFlow() {
  const device = useDevice();
  const site = usePublicConfig();
  const forced = site.status === "ready" && (site.config.firebase?.force_redirect ?? false);
  return { device, flow: chooseFlow(device, forced) };
}

/** The profile and the assistant say in their own words that they are for those who are logged in. */
function ReturnNotice({ path }: { path: string }) {
  const { t } = useTranslation("auth");
  if (path.startsWith("/profile")) return <Alert tone="accent">{t("mustBeLoggedIn")}</Alert>;
  return path.startsWith("/ai-assistant") ? <Alert tone="accent">{t("logInToAsk")}</Alert> : null;
}

function ValidationFailed({ error }: { error: unknown }) {
  const { t } = useTranslation("auth");
  const errorText = useErrorText();
  return <Alert tone="warn">{errorText(error, t("errors:sentences.tokenValidationFailed"))}</Alert>;
}

function Or() {
  const { t } = useTranslation("auth");
  return (
    <p className="flex items-center gap-4 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t("or")}
    </p>
  );
}

/** The password form stands meanwhile; other ways in may be missing. */
function ConfigFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation("auth");
  const errorText = useErrorText();
  return (
    <Alert tone="warn" action={<Button onClick={retry}>{t("common:retry")}</Button>}>
      {errorText(error, t("errors:sentences.authConfigFailed"))}
    </Alert>
  );
}
