import { Trans, useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { useSession } from "../../lib/session.ts";
import { useDevice } from "../../lib/use-device.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { useAuthConfig } from "./use-auth-config.ts";
import { AuthFrame, inlineLinkClass } from "./auth-frame.tsx";
import { RedirectAfterSignIn } from "./redirect-after-sign-in.tsx";
import { GoogleSignIn, offersGoogle } from "./google-sign-in.tsx";
import { LoginForm } from "./login-form.tsx";
import { toSafeReturnPath } from "./return-path.ts";
import { DebugPanel, MobileNotice } from "./sign-in-details.tsx";
import { chooseFlow } from "./choose-sign-in-flow.ts";

export function Component() {
  const { t } = useTranslation("auth");
  const { hasSession, failure } = useSession();
  const [params] = useSearchParams();
  const returnPath = toSafeReturnPath(params.get("return"));
  const authConfig = useAuthConfig();
  const flow = useSignInFlow();
  if (hasSession) return <RedirectAfterSignIn returnPath={returnPath} />;
  const config = authConfig.status === "ready" ? authConfig.config : null;
  const google = config !== null && offersGoogle(config);
  return (
    <AuthFrame
      title={t("loginTitle")}
      description={t("loginLead")}
      indexable
      lead={t(returnPath ? "loginLeadReturn" : "loginLead")}
      footer={
        <>
          <Trans
            t={t}
            i18nKey="toSignup"
            components={{
              go: <Link to={{ pathname: "/signup", search: params.toString() }} className={inlineLinkClass} />,
            }}
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
            <GoogleSignIn config={config} onNonceUsed={authConfig.reload} text="signin_with" />
            {config.firebase_enabled && flow.flow === "redirect" && <MobileNotice />}
            <OrDivider />
          </>
        )}
        {authConfig.status === "failed" && <ConfigFailed error={authConfig.error} retry={authConfig.reload} />}
        <LoginForm
          password={config?.password ?? true}
          // Shown while loading too, because nearly every server offers it: the page does not move when the configuration arrives.
          magicLink={config?.magic_link ?? authConfig.status === "loading"}
          returnPath={returnPath}
        />
      </div>
    </AuthFrame>
  );
}

/** The device, and how Google's page would open on it. */
function useSignInFlow() {
  const device = useDevice();
  const site = usePublicConfig();
  const forced = site.status === "ready" && (site.config.firebase?.force_redirect ?? false);
  return { device, flow: chooseFlow(device, forced) };
}

/** Explains why a sign-in is needed, with separate texts for the profile and the assistant. */
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

function OrDivider() {
  const { t } = useTranslation("auth");
  return (
    <p className="flex items-center gap-4 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t("or")}
    </p>
  );
}

/** The configuration could not be loaded: the password form is still shown, but other methods may be missing. */
function ConfigFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation("auth");
  const errorText = useErrorText();
  return (
    <Alert tone="warn" action={<Button onClick={retry}>{t("common:retry")}</Button>}>
      {errorText(error, t("errors:sentences.authConfigFailed"))}
    </Alert>
  );
}
