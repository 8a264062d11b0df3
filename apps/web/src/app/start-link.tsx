import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { choosePathAfterSignIn } from "../features/auth/choose-path-after-sign-in.ts";
import { useSession } from "../lib/session.ts";
import { buttonClass } from "../ui/button.tsx";

/**
 * The site's main call to action. It leads to the generator, for visitors by way of sign-up, or to the astrologer if it already has the
 * user's chart.
 * @param isSecondary beside another action that comes first
 */
export function StartLink({ isSecondary = false }: { isSecondary?: boolean }) {
  const { t } = useTranslation("public");
  const { isAuthenticated } = useSession();
  if (isAuthenticated) return <ContinueLink />;
  return (
    <span className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Link to="/signup" className={isSecondary ? buttonClass() : START_LINK_CLASS}>
        {t("begin")}
      </Link>
      <Link
        to="/login"
        className="inline-flex min-h-11 items-center font-semibold text-accent underline decoration-1 underline-offset-4"
      >
        {t("login")}
      </Link>
    </span>
  );
}

const START_LINK_CLASS = buttonClass("primary", "min-h-13 px-8 text-lg");

/**
 * The check for an existing chart runs when the link is pressed. If the link is opened otherwise, for example in a new tab, it leads to the
 * generator.
 */
function ContinueLink() {
  const { t } = useTranslation("public");
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const press = async (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (asking) return;
    setAsking(true);
    await navigate(await choosePathAfterSignIn(null));
  };
  return (
    <Link
      to="/generate-kundali"
      aria-busy={asking || undefined}
      className={START_LINK_CLASS}
      onClick={(event) => void press(event)}
    >
      {t("continue")}
    </Link>
  );
}
