import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "@lagna/contract";
import { performAction, activateMany, fetchPeople, type PeopleQuery, type PersonAction } from "./people-api.ts";

const PEOPLE_KEY = "people";

export function usePeople(query: PeopleQuery) {
  const answer = useInfiniteQuery({
    queryKey: [PEOPLE_KEY, query],
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

/** The action that undoes another. Making someone an administrator also activates them, so the state before counts. */
function findUndoAction(action: PersonAction, before: AdminUser): PersonAction | null {
  if (action === "deactivate") return "activate";
  if (action === "activate") return "deactivate";
  if (action === "make-user") return "make-administrator";
  return before.status === "active" ? "make-user" : null;
}

interface CompletedAction {
  text: string;
  undo: (() => Promise<void>) | null;
}

/** Actions on people; each reports what it did and, if possible, how to undo it. */
export function usePeopleActions() {
  const { t } = useTranslation("people");
  const queries = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [completed, setCompleted] = useState<CompletedAction | null>(null);
  const [problem, setProblem] = useState<unknown>(null);

  const runAction = async (actionName: string, work: () => Promise<CompletedAction>) => {
    setBusy(actionName);
    setProblem(null);
    try {
      setCompleted(await work());
    } catch (error) {
      setProblem(error);
    }
    // Also after a failure: someone else may have changed the shown data.
    await queries.invalidateQueries({ queryKey: [PEOPLE_KEY] });
    setBusy(null);
  };

  const perform = (person: AdminUser, action: PersonAction) =>
    runAction(person.id, async () => {
      const now = await performAction(person.id, action);
      const undoAction = findUndoAction(action, person);
      const undo = undoAction && (() => takeBack(now, undoAction));
      return { text: t(`done.${action}`, { name: person.name || person.email }), undo };
    });
  const takeBack = (person: AdminUser, action: PersonAction) =>
    runAction("undo", async () => {
      await performAction(person.id, action);
      return { text: t("done.undone", { name: person.name || person.email }), undo: null };
    });
  const letIn = (ids: readonly string[]) =>
    runAction("many", async () => ({ text: t("done.many", { count: await activateMany(ids) }), undo: null }));
  /** Reports errors of other work on this page in the same way. */
  const watch = async (work: () => Promise<void>) => {
    setProblem(null);
    await work().catch(setProblem);
  };
  return { perform, letIn, watch, busy, done: completed, problem, close: () => setCompleted(null) };
}
