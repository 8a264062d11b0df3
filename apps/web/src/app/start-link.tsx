import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { afterSignIn } from "../features/auth/after-sign-in.ts";
import { useSession } from "../lib/session.ts";
import { buttonClass } from "../ui/button.tsx";

/** The site's one main step: to the generator, by way of an account for those who have none; to the astrologer where it has their chart. */
export function StartLink() {
  const { t } = useTranslation("public");
  const { isAuthenticated } = useSession();
  if (isAuthenticated) return <ContinueLink />;
  return (
    <span className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Link to="/signup" className={LOOK}>
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

const LOOK = buttonClass("primary", "min-h-13 px-8 text-lg");

/** Whether there is a chart is asked when it is pressed; opened elsewhere, in a new tab say, it is the generator. */
function ContinueLink() {
  const { t } = useTranslation("public");
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const press = async (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (asking) return;
    setAsking(true);
    await navigate(await afterSignIn(null));
  };
  return (
    <Link
      to="/generate-kundali"
      aria-busy={asking || undefined}
      className={LOOK}
      onClick={(event) => void press(event)}
    >
      {t("continue")}
    </Link>
  );
}
