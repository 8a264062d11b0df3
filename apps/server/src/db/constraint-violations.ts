const POSTGRES_UNIQUE_VIOLATION = "23505";
/** SQLite has separate codes for primary keys and other unique keys. */
const SQLITE_CONSTRAINT_UNIQUE = 2067;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const POSTGRES_FOREIGN_KEY_VIOLATION = "23503";
const SQLITE_CONSTRAINT_FOREIGNKEY = 787;

/** Whether an insert or update failed because another row has the same key. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return (
    code === POSTGRES_UNIQUE_VIOLATION ||
    errcode === SQLITE_CONSTRAINT_UNIQUE ||
    errcode === SQLITE_CONSTRAINT_PRIMARYKEY
  );
}

/** Whether an insert or update failed because the row it refers to does not exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === POSTGRES_FOREIGN_KEY_VIOLATION || errcode === SQLITE_CONSTRAINT_FOREIGNKEY;
}
