import pg from "pg";

export type PostgresConnection = pg.Client;

/** One connection, for benchmarks that look at the database beside the server. */
export async function connectPostgres(url: string): Promise<PostgresConnection> {
  const connection = new pg.Client(url);
  await connection.connect();
  return connection;
}
