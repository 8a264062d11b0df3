import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "@lagna/contract";
import { act, activateMany, fetchPeople, type PeopleQuery, type PersonAction } from "./people-api.ts";

const KEY = "people";

export function usePeople(query: PeopleQuery) {
  const answer = useInfiniteQuery({
    queryKey: [KEY, query],
    queryFn: ({ pageParam, signal }) => fetchPeople(query, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
  const pages = answer.data?.pages ?? [];
  const counts = pages.at(-1)?.counts;
  const total = counts && { ...counts, all: counts.pending + counts.active + counts.inactive };
  return { ...answer, people: pages.flatMap(({ users }) => users), total };
}

/** What takes an action back. Making somebody an administrator activates as well, so what they were before counts. */
function undoOf(action: PersonAction, before: AdminUser): PersonAction | null {
  if (action === "deactivate") return "activate";
  if (action === "activate") return "deactivate";
  if (action === "make-user") return "make-administrator";
  return before.status === "active" ? "make-user" : null;
}

interface Done {
  text: string;
  undo: (() => Promise<void>) | null;
}

/** Actions on people; each says what it did and, where it can be, how to take it back. */
export function usePeopleActions() {
  const { t } = useTranslation("people");
  const queries = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [problem, setProblem] = useState<unknown>(null);

  const attempt = async (what: string, work: () => Promise<Done>) => {
    setBusy(what);
    setProblem(null);
    try {
      setDone(await work());
    } catch (error) {
      setProblem(error);
    }
    // Also after a failure: somebody else may have changed what is in sight.
    await queries.invalidateQueries({ queryKey: [KEY] });
    setBusy(null);
  };

  const perform = (person: AdminUser, action: PersonAction) =>
    attempt(person.id, async () => {
      const now = await act(person.id, action);
      const back = undoOf(action, person);
      const undo = back && (() => takeBack(now, back));
      return { text: t(`done.${action}`, { name: person.name || person.email }), undo };
    });
  const takeBack = (person: AdminUser, action: PersonAction) =>
    attempt("undo", async () => {
      await act(person.id, action);
      return { text: t("done.undone", { name: person.name || person.email }), undo: null };
    });
  const letIn = (ids: readonly string[]) =>
    attempt("many", async () => ({ text: t("done.many", { count: await activateMany(ids) }), undo: null }));
  /** Lends its way of saying what failed to other work on this page. */
  const watch = async (work: () => Promise<void>) => {
    setProblem(null);
    await work().catch(setProblem);
  };
  return { perform, letIn, watch, busy, done, problem, close: () => setDone(null) };
}
