import type { SecondStepRequest } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { SecondStepForm } from "../../domain/second-factors/second-step-form.tsx";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { completeSecondStep } from "./auth-api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { RedirectAfterSignIn } from "./redirect-after-sign-in.tsx";
import { ServerUnreachable } from "./protected.tsx";
import { buildLoginPath, toSafeReturnPath } from "./return-path.ts";

/** The second step of a sign-in with a second factor; until it is done the session gives access to nothing. */
export function Component() {
  const { t } = useTranslation("factors");
  const { loading, unreachable, isAuthenticated, secondSteps, user, signIn, logout } = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const returnPath = toSafeReturnPath(params.get("return"));
  if (loading) return <PageSpinner label={t("common:loading")} />;
  if (unreachable) return <ServerUnreachable />;
  if (isAuthenticated) return <RedirectAfterSignIn returnPath={returnPath} />;
  if (secondSteps === null) return <Navigate to={buildLoginPath(returnPath)} replace />;
  const send = async (step: SecondStepRequest) => signIn((await completeSecondStep(step)).token);
  const logOutAndGoToLogin = () => void logout().then(() => navigate(buildLoginPath(returnPath), { replace: true }));
  return (
    <AuthFrame
      title={t("step.title")}
      lead={t("step.lead", { email: user?.email })}
      footer={
        <div className="flex flex-col items-start gap-3">
          <p>{t("step.lost")}</p>
          <Button variant="quiet" className="-ms-5" onClick={logOutAndGoToLogin}>
            {t("step.leave")}
          </Button>
        </div>
      }
    >
      <SecondStepForm steps={secondSteps} submitStep={send} />
    </AuthFrame>
  );
}
