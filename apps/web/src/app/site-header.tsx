import { Fragment, useEffect, useId, useState, useSyncExternalStore } from "react";
import type { Role } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { Link, NavLink, useLocation, useNavigate } from "react-router";
import { useIsTryOffered } from "../lib/public-config.ts";
import { useSession, type Session } from "../lib/session.ts";
import { cx } from "../lib/cx.ts";
import { buttonClass, IconButton } from "../ui/button.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { LanguageSwitch, NumeralsSwitch, ThemeSwitch } from "./preference-switches.tsx";
import {
  ADMINISTRATION_ITEMS,
  type NavItem,
  MENU_ITEMS_OF_ADMINISTRATORS,
  PANCHANG_ITEM,
  PEOPLE_ITEM,
  PUBLIC_ITEMS,
  SIGNED_IN_ITEMS,
  TOOL_ITEMS,
  TRY_ITEM,
  VISITOR_ITEMS,
  VISITOR_TOOL_ITEMS,
} from "./navigation.ts";

const linkClass = ({ isActive }: { isActive: boolean }) =>
  cx(
    "flex min-h-11 items-center font-medium lg:px-1 xl:px-2.5 whitespace-nowrap transition-colors",
    isActive ? "text-accent" : "text-ink-muted hover:text-ink",
  );

export function SiteHeader() {
  const { t } = useTranslation();
  const session = useSession();
  const role = useRole(session);
  const isTryOffered = useIsTryOffered(!session.hasSession && !session.loading);
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const menuId = useId();
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [open]);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="page flex min-h-12 flex-wrap lg:min-h-13 lg:flex-nowrap items-center gap-x-2">
        <Link
          to="/"
          className="my-0.5 me-auto lg:my-1 flex min-h-11 items-center gap-2.5 text-xl font-medium tracking-wide"
        >
          <BrandMark className="size-6 text-accent" />
          {t("brand")}
        </Link>
        <IconButton
          label={t(open ? "nav.close" : "nav.open")}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpen(!open)}
          className="my-0.5 -me-3 lg:order-last lg:me-0 xl:w-auto xl:gap-2 xl:border xl:border-line-strong xl:px-3"
        >
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className="size-5"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
          >
            <path d={open ? "m4 4 12 12M16 4 4 16" : "M3 6h14M3 10h14M3 14h14"} />
          </svg>
          <span className="font-medium max-xl:hidden">{t("nav.menu")}</span>
        </IconButton>
        <div
          id={menuId}
          className={cx(
            // Higher than a phone: it scrolls by itself, because the header stays in place while the page scrolls.
            "max-lg:max-h-[calc(100dvh-3rem)] max-lg:overflow-y-auto max-lg:overscroll-contain",
            "w-full flex-col gap-4 border-t border-line pt-2 pb-4 lg:flex lg:border-0 lg:pt-0 lg:w-auto lg:flex-row lg:items-center lg:gap-1 xl:gap-3 lg:pb-0",
            open ? "flex" : "hidden",
          )}
        >
          <nav aria-label={t("nav.label")}>
            <ul className="flex flex-col lg:flex-row lg:flex-wrap lg:items-center lg:justify-end">
              {selectItems(session, role, isTryOffered).map(({ key, to }) => (
                <Fragment key={key}>
                  <li>
                    <NavLink to={to} end className={linkClass}>
                      {t(`nav.${key}`)}
                    </NavLink>
                  </li>
                  {key === PANCHANG_ITEM.key && <MenuGroups groups={selectGroups(session, role)} open={open} />}
                </Fragment>
              ))}
              {session.isAuthenticated && (
                <li>
                  <LogoutButton />
                </li>
              )}
            </ul>
          </nav>
          <div className="-mx-3 flex flex-wrap items-center gap-1 lg:mx-0 lg:flex-nowrap">
            <LanguageSwitch />
            <NumeralsSwitch />
            <ThemeSwitch />
            {!session.hasSession && !session.loading && pathname !== "/login" && (
              <Link to="/login" className={buttonClass("secondary", "px-4")}>
                {t("nav.login")}
              </Link>
            )}
          </div>
        </div>
      </div>
    </header>
  );
}

const subscribeToNothing = () => () => undefined;

/** Prerendered pages assume an ordinary user; an administrator's items appear after hydration. */
const useRole = ({ user }: Session): Role =>
  useSyncExternalStore(
    subscribeToNothing,
    () => user?.role ?? "user",
    () => "user",
  );

/** The items of the bar. An administrator has too many for it; those left out are in the groups of the menu. */
function selectItems({ isAuthenticated }: Session, role: Role, isTryOffered: boolean): readonly NavItem[] {
  if (!isAuthenticated) return [...(isTryOffered ? [TRY_ITEM] : []), ...VISITOR_ITEMS, ...PUBLIC_ITEMS];
  if (role !== "administrator") return [...SIGNED_IN_ITEMS, ...PUBLIC_ITEMS];
  const inBar = PUBLIC_ITEMS.filter(({ key }) => !MENU_ITEMS_OF_ADMINISTRATORS.includes(key));
  return [...SIGNED_IN_ITEMS, PEOPLE_ITEM, ...inBar];
}

/** Links that only the menu has; `label` names its text in `common:nav`. */
interface MenuGroup {
  readonly label: "tools" | "administration";
  readonly items: readonly NavItem[];
}

function selectGroups({ isAuthenticated }: Session, role: Role): readonly MenuGroup[] {
  if (!isAuthenticated) return [{ label: "tools", items: VISITOR_TOOL_ITEMS }];
  if (role !== "administrator") return [{ label: "tools", items: TOOL_ITEMS }];
  const notInBar = PUBLIC_ITEMS.filter(({ key }) => MENU_ITEMS_OF_ADMINISTRATORS.includes(key));
  return [
    { label: "tools", items: [...TOOL_ITEMS, ...notInBar] },
    { label: "administration", items: ADMINISTRATION_ITEMS.filter((item) => item !== PEOPLE_ITEM) },
  ];
}

/** In the menu after the panchang; on a wide screen rows below the bar, which the menu button opens. */
function MenuGroups({ groups, open }: { groups: readonly MenuGroup[]; open: boolean }) {
  const { t } = useTranslation();
  return (
    <li
      className={cx(
        "lg:absolute lg:inset-x-0 lg:top-full lg:border-y lg:border-line lg:bg-surface",
        !open && "lg:hidden",
      )}
    >
      {groups.map(({ label, items }) => (
        <ul
          key={label}
          aria-label={t(`nav.${label}`)}
          className="lg:page lg:flex lg:flex-row lg:flex-wrap lg:justify-end lg:gap-x-2"
        >
          {items.map(({ key, to }) => (
            <li key={key}>
              <NavLink to={to} end className={linkClass}>
                {t(`nav.${key}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
    </li>
  );
}

function LogoutButton() {
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const logOutAndGoHome = async () => {
    await session.logout();
    await navigate("/");
  };
  return (
    <button
      type="button"
      onClick={() => void logOutAndGoHome()}
      className={cx(linkClass({ isActive: false }), "w-full text-start")}
    >
      {t("nav.logout")}
    </button>
  );
}
