import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate } from "react-router";
import { useSession } from "../../lib/session.ts";
import { PageSpinner } from "../../ui/spinner.tsx";
import { choosePathAfterSignIn } from "./choose-path-after-sign-in.ts";
import { buildSecondStepPath } from "./return-path.ts";

/** The time the specification gives a Google sign-in to settle before the page changes. */
const GOOGLE_SETTLE_MS = 300;
const GOOGLE_METHODS = ["google", "firebase"];

/** Leaves a sign-in page after sign-in: to the second step if there is one, else to the page the user asked for. */
export function RedirectAfterSignIn({ returnPath }: { returnPath: string | null }) {
  const { secondSteps } = useSession();
  return secondSteps ? (
    <Navigate to={buildSecondStepPath(returnPath)} replace />
  ) : (
    <RedirectToApp returnPath={returnPath} />
  );
}

function RedirectToApp({ returnPath }: { returnPath: string | null }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  const settleMs = GOOGLE_METHODS.includes(user?.authMethod ?? "") ? GOOGLE_SETTLE_MS : 0;
  useEffect(() => {
    let unmounted = false;
    const timer = setTimeout(() => {
      void choosePathAfterSignIn(returnPath).then((path) => unmounted || navigate(path, { replace: true }));
    }, settleMs);
    return () => {
      unmounted = true;
      clearTimeout(timer);
    };
  }, [navigate, returnPath, settleMs]);
  return <PageSpinner label={t("loading")} />;
}
