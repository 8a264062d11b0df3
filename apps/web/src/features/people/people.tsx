import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { focusIfLost, findPageHeading } from "../../lib/focus.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useMedia } from "../../lib/use-media.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { UndoBar } from "../../ui/undo-bar.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { EmptyPeopleList } from "./empty-people-list.tsx";
import { PeopleCards } from "./people-cards.tsx";
import { PeopleTable } from "./people-table.tsx";
import { fetchAllIds } from "./people-api.ts";
import { Policy } from "./policy.tsx";
import { PeopleFilters } from "./people-filters.tsx";
import { usePeople, usePeopleActions } from "./use-people.ts";
import { usePeopleQuery } from "./use-people-query.ts";
import { useSelection } from "./use-selection.ts";

/** All accounts, for administrators: their status, and the actions that change it. */
export function People() {
  const { t } = useTranslation("people");
  const errorText = useErrorText();
  const peopleQuery = usePeopleQuery();
  const answer = usePeople(peopleQuery.query);
  const actions = usePeopleActions();
  const selection = useSelection(answer.people);
  const wide = useMedia("(min-width: 40rem)");
  const List = wide ? PeopleTable : PeopleCards;
  const selectAll = () => actions.watch(async () => selection.set(await fetchAllIds(peopleQuery.query)));
  const activateSelected = async () => {
    await actions.letIn(selection.ids);
    selection.set([]);
    focusIfLost(findPageHeading);
  };
  const close = () => {
    actions.close();
    focusIfLost(findPageHeading);
  };
  const undo = actions.done?.undo;
  const takeBack = async () => {
    await undo?.();
    focusIfLost(findPageHeading);
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
      <PeopleFilters {...peopleQuery} total={answer.total} showSort={!wide} />
      {actions.problem !== null && (
        <Alert tone="bad" className="mt-5">
          {errorText(actions.problem, t("failed"))}
        </Alert>
      )}
      {answer.isPending && <ListSkeleton />}
      {answer.isError && !answer.data && <LoadError query={answer} fallback={t("notLoaded")} className="mt-5" />}
      {answer.data && answer.people.length === 0 && <EmptyPeopleList {...peopleQuery} />}
      {answer.people.length > 0 && (
        <div aria-busy={answer.isPlaceholderData} className={answer.isPlaceholderData ? "opacity-60" : undefined}>
          <BulkBar
            people={answer.people}
            hasMore={answer.hasNextPage}
            total={peopleQuery.query.q === "" ? (answer.total?.[peopleQuery.query.status] ?? null) : null}
            selection={selection}
            busy={actions.busy === "many"}
            onSelectAll={selectAll}
            onActivate={() => void activateSelected()}
          />
          <List {...peopleQuery} people={answer.people} actions={actions} selection={selection} />
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
