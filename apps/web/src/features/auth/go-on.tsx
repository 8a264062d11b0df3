import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate } from "react-router";
import { useSession } from "../../lib/session.ts";
import { PageSpinner } from "../../ui/spinner.tsx";
import { afterSignIn } from "./after-sign-in.ts";
import { secondStepPathTo } from "./return-path.ts";

/** The time the specification gives a Google sign-in to settle before the page changes. */
const GOOGLE_SETTLE_MS = 300;
const GOOGLE_METHODS = ["google", "firebase"];

/** Takes a person who has come in away from a sign-in page: to the second step where there is one, else to where they wanted. */
export function GoOn({ returnPath }: { returnPath: string | null }) {
  const { secondSteps } = useSession();
  return secondSteps ? <Navigate to={secondStepPathTo(returnPath)} replace /> : <GoIn returnPath={returnPath} />;
}

function GoIn({ returnPath }: { returnPath: string | null }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  const settleMs = GOOGLE_METHODS.includes(user?.authMethod ?? "") ? GOOGLE_SETTLE_MS : 0;
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => {
      void afterSignIn(returnPath).then((path) => gone || navigate(path, { replace: true }));
    }, settleMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [navigate, returnPath, settleMs]);
  return <PageSpinner label={t("loading")} />;
}
