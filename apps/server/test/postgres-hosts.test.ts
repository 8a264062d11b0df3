import { expect, test } from "vitest";
import { readPostgresHosts, toProgramAddress } from "../src/db/postgres-hosts.ts";

test.each([
  ["postgres://lagna@db/lagna", false, ["postgres://lagna@db/lagna"]],
  ["postgres://lagna@db/lagna?sslmode=require", false, ["postgres://lagna@db/lagna?sslmode=require"]],
  ["postgres://db/lagna?target_session_attrs=read-write", true, ["postgres://db/lagna"]],
  ["postgres://u@one,two/lagna", true, ["postgres://u@one/lagna", "postgres://u@two/lagna"]],
  [
    "postgresql://u:p%2Cw,x@[::1]:5432,two:5433/lagna?sslmode=require&target_session_attrs=primary",
    true,
    [
      "postgresql://u:p%2Cw,x@[::1]:5432/lagna?sslmode=require",
      "postgresql://u:p%2Cw,x@two:5433/lagna?sslmode=require",
    ],
  ],
])("the hosts of %s", (url, mustWrite, addresses) => {
  expect(readPostgresHosts(url)).toEqual({ addresses, mustWrite });
});

test.each([
  ["postgres://u@one/lagna", "postgres://u@one/lagna"],
  ["postgres://u@one,two/lagna", "postgres://u@one,two/lagna?target_session_attrs=read-write"],
  [
    "postgres://u@one,two/lagna?sslmode=require",
    "postgres://u@one,two/lagna?sslmode=require&target_session_attrs=read-write",
  ],
  [
    "postgres://u@one,two/lagna?target_session_attrs=primary",
    "postgres://u@one,two/lagna?target_session_attrs=primary",
  ],
])("PostgreSQL's own programs get %s as %s", (url, address) => {
  expect(toProgramAddress(url)).toBe(address);
});
