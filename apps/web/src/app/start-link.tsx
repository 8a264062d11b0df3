import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSession } from "../lib/session.ts";
import { buttonClass } from "../ui/button.tsx";

/** The site's one main step: to the generator, by way of an account for those who have none. */
export function StartLink() {
  const { t } = useTranslation("public");
  const { isAuthenticated } = useSession();
  return (
    <span className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Link
        to={isAuthenticated ? "/generate-kundali" : "/signup"}
        className={buttonClass("primary", "min-h-13 px-8 text-lg")}
      >
        {t(isAuthenticated ? "continue" : "begin")}
      </Link>
      {!isAuthenticated && (
        <Link
          to="/login"
          className="inline-flex min-h-11 items-center font-semibold text-accent underline decoration-1 underline-offset-4"
        >
          {t("login")}
        </Link>
      )}
    </span>
  );
}
