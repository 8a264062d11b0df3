import type { Db } from "../../db/client.ts";
import { isForeignKeyViolation } from "../../db/constraint-violations.ts";
import type { RunningAnswerRow } from "../../db/schema/chat.ts";
import { runUnitOfWork } from "../../db/transactions.ts";
import type { RunningAnswerRepository, RunningAnswerState } from "./repository.ts";

/** Value of the writer column for a released answer. */
const NO_WRITER = "";

const toRunningAnswerState = (row: RunningAnswerRow): RunningAnswerState => ({
  answerId: row.answer_id,
  chatId: row.conversation_id,
  questionId: row.question_id,
  question: row.question,
  replacesQuestionId: row.instead_of ?? undefined,
  heartbeat: row.beat,
  isReleased: row.writer === NO_WRITER,
});

export function createSqlRunningAnswerRepository(db: Db): RunningAnswerRepository {
  const updateAnswer = (answerId: string) => db.updateTable("running_answers").where("answer_id", "=", answerId);
  return {
    begin: async ({ answerId, chatId, questionId, question, replacesQuestionId }, writer, { now, forget }) => {
      await db.deleteFrom("running_answers").where("begun_at", "<", forget).execute();
      const questionColumns = { question_id: questionId, question, instead_of: replacesQuestionId ?? null };
      const row = {
        answer_id: answerId,
        conversation_id: chatId,
        ...questionColumns,
        writer,
        beat: 0,
        reader_reports: 0,
        begun_at: now,
      };
      try {
        await db.insertInto("running_answers").values(row).execute();
        return true;
      } catch (error) {
        if (isForeignKeyViolation(error)) return false;
        throw error;
      }
    },

    add: (answerId, writer, events) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        const row = await trx
          .updateTable("running_answers")
          .set((eb) => ({ beat: eb("beat", "+", 1) }))
          .where("answer_id", "=", answerId)
          .where("writer", "=", writer)
          .returning("reader_reports")
          .executeTakeFirst();
        if (!row) return null;
        const rows = events.map(({ number, event, data }) => ({
          answer_id: answerId,
          number,
          event,
          data: JSON.stringify(data),
        }));
        if (rows.length > 0) await trx.insertInto("running_events").values(rows).execute();
        return { readerReports: row.reader_reports };
      }),

    release: async (answerId, writer) => {
      await updateAnswer(answerId).where("writer", "=", writer).set({ writer: NO_WRITER }).execute();
    },

    find: async (answerId) => {
      const row = await db
        .selectFrom("running_answers")
        .selectAll()
        .where("answer_id", "=", answerId)
        .executeTakeFirst();
      return row ? toRunningAnswerState(row) : null;
    },

    findEvents: async (answerId, after) => {
      const rows = await db
        .selectFrom("running_events")
        .select(["number", "event", "data"])
        .where("answer_id", "=", answerId)
        .where("number", ">", after)
        .orderBy("number")
        .execute();
      return rows.map(({ data, ...row }) => ({ ...row, data: JSON.parse(data) as unknown }));
    },

    reportReader: async (answerId) => {
      await updateAnswer(answerId)
        .set((eb) => ({ reader_reports: eb("reader_reports", "+", 1) }))
        .execute();
    },

    takeOver: async (answerId, beat, writer) => {
      const changed = await updateAnswer(answerId)
        .where("beat", "=", beat)
        .set((eb) => ({ writer, beat: eb("beat", "+", 1) }))
        .executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    },

    end: async (answerId) => {
      await db.deleteFrom("running_answers").where("answer_id", "=", answerId).execute();
    },
  };
}
