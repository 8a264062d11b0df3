import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { focusIfLost, pageHeading } from "../../lib/focus.ts";
import { useErrorText } from "../../lib/i18n/error-text.ts";
import { useMedia } from "../../lib/use-media.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { NotLoaded } from "../../ui/not-loaded.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { UndoBar } from "../../ui/undo-bar.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { Nobody } from "./nobody.tsx";
import { PeopleCards } from "./people-cards.tsx";
import { PeopleTable } from "./people-table.tsx";
import { fetchAllIds } from "./people-api.ts";
import { Policy } from "./policy.tsx";
import { Filters } from "./filters.tsx";
import { usePeople, usePeopleActions } from "./use-people.ts";
import { usePeopleQuery } from "./use-people-query.ts";
import { useSelection } from "./use-selection.ts";

/** Everybody with an account, for administrators: who waits, who is in, and the presses that change it. */
export function People() {
  const { t } = useTranslation("people");
  const errorText = useErrorText();
  const asked = usePeopleQuery();
  const answer = usePeople(asked.query);
  const actions = usePeopleActions();
  const selection = useSelection(answer.people);
  const wide = useMedia("(min-width: 640px)");
  const List = wide ? PeopleTable : PeopleCards;
  const selectAll = () => actions.watch(async () => selection.set(await fetchAllIds(asked.query)));
  const letIn = async () => {
    await actions.letIn(selection.ids);
    selection.set([]);
    focusIfLost(pageHeading);
  };
  const close = () => {
    actions.close();
    focusIfLost(pageHeading);
  };
  const undo = actions.done?.undo;
  const takeBack = async () => {
    await undo?.();
    focusIfLost(pageHeading);
  };
  return (
    <div className="page pt-10 sm:pt-14">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure mt-1 text-ink-muted">
        {t("lead")}{" "}
        <Link to="/admin/health" className="font-semibold text-accent underline underline-offset-4">
          {t("serverHealth")}
        </Link>
      </p>
      <Link
        to="/admin/audit"
        className="mt-2 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
      >
        {t("toAudit")}
      </Link>
      <Policy />
      <Filters {...asked} total={answer.total} sortInSight={!wide} />
      {actions.problem !== null && (
        <Alert tone="bad" className="mt-5">
          {errorText(actions.problem, t("failed"))}
        </Alert>
      )}
      {answer.isPending && <ListSkeleton />}
      {answer.isError && !answer.data && <NotLoaded query={answer} otherwise={t("notLoaded")} className="mt-5" />}
      {answer.data && answer.people.length === 0 && <Nobody {...asked} />}
      {answer.people.length > 0 && (
        <div aria-busy={answer.isPlaceholderData} className={answer.isPlaceholderData ? "opacity-60" : undefined}>
          <BulkBar
            people={answer.people}
            more={answer.hasNextPage}
            total={asked.query.q === "" ? (answer.total?.[asked.query.status] ?? null) : null}
            selection={selection}
            busy={actions.busy === "many"}
            onSelectAll={selectAll}
            onLetIn={() => void letIn()}
          />
          <List {...asked} people={answer.people} actions={actions} selection={selection} />
          {answer.hasNextPage && (
            <div className="mt-6 text-center">
              <Button busy={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
                {t("more")}
              </Button>
            </div>
          )}
        </div>
      )}
      <UndoBar busy={actions.busy === "undo"} onUndo={undo ? () => void takeBack() : undefined} onClose={close}>
        {actions.done?.text}
      </UndoBar>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div aria-busy="true" className="mt-8 flex flex-col gap-3">
      {["a", "b", "c", "d", "e"].map((key) => (
        <Skeleton key={key} className="h-12 w-full" />
      ))}
    </div>
  );
}
