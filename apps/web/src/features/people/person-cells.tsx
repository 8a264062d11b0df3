import { useTranslation } from "react-i18next";
import type { AccountStatus, AdminUser } from "@lagna/contract";
import { focusIfLost, findPageHeading } from "../../lib/focus.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { Badge, type Tone } from "../../ui/feedback.tsx";
import type { PeopleQueryState } from "./people-filters.tsx";
import type { PersonAction } from "./people-api.ts";
import type { usePeopleActions } from "./use-people.ts";
import type { Selection } from "./use-selection.ts";

export interface PeopleListProps extends PeopleQueryState {
  people: readonly AdminUser[];
  actions: ReturnType<typeof usePeopleActions>;
  selection: Selection;
}

const TONES: Record<AccountStatus, Tone> = { pending: "warn", active: "good", inactive: "neutral" };

export function StatusBadge({ person }: { person: AdminUser }) {
  const { t } = useTranslation("people");
  return (
    <span className="whitespace-nowrap">
      <Badge tone={TONES[person.status]}>{t(`status.${person.status}`)}</Badge>
    </span>
  );
}

export function RoleText({ person }: { person: AdminUser }) {
  const { t } = useTranslation("people");
  return <>{t(`role.${person.role}`)}</>;
}

/** Only inactive people can be selected. */
export function SelectionCheckbox({ person, selection }: { person: AdminUser; selection: Selection }) {
  const { t } = useTranslation("people");
  if (person.status === "active") return null;
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        className="size-5 accent-accent"
        checked={selection.has(person.id)}
        onChange={() => selection.toggle(person.id)}
        aria-label={t("select", { name: person.name || person.email })}
      />
    </label>
  );
}

function listActions({ status, role }: AdminUser): PersonAction[] {
  const access: PersonAction = status === "active" ? "deactivate" : "activate";
  return [access, role === "administrator" && status === "active" ? "make-user" : "make-administrator"];
}

/** Administrators cannot deactivate or demote themselves by accident: another administrator has to do it. */
export function PersonActions({ person, actions }: { person: AdminUser; actions: PeopleListProps["actions"] }) {
  const { t } = useTranslation("people");
  const { user } = useSession();
  if (user?.email === person.email) return <span className="px-3 py-2 text-sm text-ink-muted">{t("you")}</span>;
  const name = person.name || person.email;
  const perform = async (pressed: HTMLElement, action: PersonAction) => {
    const row = pressed.closest("tr, li");
    const list = row?.parentElement;
    const index = row && list ? [...list.children].indexOf(row) : 0;
    await actions.perform(person, action);
    // If the row has left the list, the focus moves to the next one in its place.
    focusIfLost(() => {
      const actionsOf =
        list?.children[Math.min(index, list.children.length - 1)]?.querySelector<HTMLElement>(".actions");
      return list?.isConnected && actionsOf ? actionsOf : findPageHeading();
    });
  };
  return (
    <div className="actions flex flex-wrap items-start gap-1 sm:max-lg:flex-col lg:flex-nowrap">
      {listActions(person).map((action) => (
        <Button
          key={action}
          variant={action === "activate" ? "secondary" : "quiet"}
          className="px-3 text-sm whitespace-nowrap"
          busy={actions.busy === person.id}
          aria-label={t(`actionOn.${action}`, { name })}
          onClick={(event) => void perform(event.currentTarget, action)}
        >
          {t(`action.${action}`)}
        </Button>
      ))}
    </div>
  );
}
