import type { SecondStepRequest } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { StepForm } from "../../domain/second-factors/step-form.tsx";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { passSecondStep } from "./auth-api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { GoOn } from "./go-on.tsx";
import { Unreachable } from "./protected.tsx";
import { loginPathTo, safeReturnPath } from "./return-path.ts";

/** What is left of a sign-in for whoever has a second factor; until then the session opens nothing. */
export function Component() {
  const { t } = useTranslation("factors");
  const { loading, unreachable, isAuthenticated, secondSteps, user, signIn, logout } = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const returnPath = safeReturnPath(params.get("return"));
  if (loading) return <PageSpinner label={t("common:loading")} />;
  if (unreachable) return <Unreachable />;
  if (isAuthenticated) return <GoOn returnPath={returnPath} />;
  if (secondSteps === null) return <Navigate to={loginPathTo(returnPath)} replace />;
  const send = async (given: SecondStepRequest) => signIn((await passSecondStep(given)).token);
  const leave = () => void logout().then(() => navigate(loginPathTo(returnPath), { replace: true }));
  return (
    <AuthFrame
      title={t("step.title")}
      lead={t("step.lead", { email: user?.email })}
      footer={
        <div className="flex flex-col items-start gap-3">
          <p>{t("step.lost")}</p>
          <Button variant="quiet" className="-ms-5" onClick={leave}>
            {t("step.leave")}
          </Button>
        </div>
      }
    >
      <StepForm steps={secondSteps} send={send} />
    </AuthFrame>
  );
}
