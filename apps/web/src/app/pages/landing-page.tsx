import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSession } from "../../lib/session.ts";
import { buttonClass } from "../../ui/button.tsx";
import { PageTitle } from "../../ui/page-title.tsx";

export function Component() {
  const { t } = useTranslation("public");
  const { isAuthenticated } = useSession();
  return (
    <div className="page py-16 sm:py-24">
      <PageTitle>{t("landing.title")}</PageTitle>
      <h1 className="max-w-3xl text-display font-light">{t("landing.line")}</h1>
      <p className="measure mt-6 text-lg text-ink-muted">{t("landing.lead")}</p>
      <Link to={isAuthenticated ? "/generate-kundali" : "/signup"} className={buttonClass("primary", "mt-8 px-7 text-lg")}>
        {t(isAuthenticated ? "continue" : "begin")}
      </Link>
    </div>
  );
}
