import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/page-title.tsx";
import { SecondFactors, useSecondFactors } from "./second-factors.tsx";

/** For an administrator who must add a second factor: no other page opens before that. */
export function Component() {
  const { t } = useTranslation("factors");
  const { user, refresh, logout, restartSignIn } = useSession();
  const navigate = useNavigate();
  const had = useHadFactorBefore();
  if (!user) return null;
  const account = { email: user.email, hasPassword: user.authMethod === "password" };
  return (
    <div className="page max-w-3xl pt-10 sm:pt-14">
      <PageTitle>{t("required.title")}</PageTitle>
      <h1 className="text-title font-light">{t("required.title")}</h1>
      <p className="measure mt-2 mb-6 text-ink-muted">{t(had ? "required.again" : "required.lead")}</p>
      {had ? (
        <Button variant="primary" onClick={() => void restartSignIn()}>
          {t("required.signIn")}
        </Button>
      ) : (
        <SecondFactors account={account} onAdded={() => void refresh()} />
      )}
      <div className="mt-10 border-t border-line pt-5">
        <Button variant="quiet" className="-ms-5" onClick={() => void logout().then(() => navigate("/"))}>
          {t("required.logOut")}
        </Button>
      </div>
    </div>
  );
}

/** Whether there was a factor when the page was opened; one that is added on this page does not count. */
function useHadFactorBefore(): boolean {
  const { data } = useSecondFactors();
  const [first, setFirst] = useState<boolean | null>(null);
  if (data && first === null) setFirst(data.factors.length > 0);
  return first ?? false;
}
