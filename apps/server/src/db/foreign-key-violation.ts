const POSTGRES_FOREIGN_KEY_VIOLATION = "23503";
const SQLITE_CONSTRAINT_FOREIGNKEY = 787;

/** Whether an insert or update failed because the row it refers to does not exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === POSTGRES_FOREIGN_KEY_VIOLATION || errcode === SQLITE_CONSTRAINT_FOREIGNKEY;
}
