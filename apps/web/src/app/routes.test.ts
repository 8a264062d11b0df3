import { pageAt, PROTECTED_PAGES, PUBLIC_PAGES } from "@lagna/contract";
import { matchRoutes } from "react-router";
import { describe, expect, test } from "vitest";
import { PUBLIC_ITEMS, SIGNED_IN_ITEMS, TOOL_ITEMS } from "./navigation.ts";
import { HEAD_ROUTES, PUBLIC_ROUTES, SIGNED_IN_ROUTES } from "./public-routes.ts";
import { routesNear } from "./routes.tsx";

const PAGES = [...PUBLIC_PAGES, ...PROTECTED_PAGES];

/** What the router shows at an address, in the contract's words; null for the page that says there is none. */
function shownAt(pathname: string): string | null {
  const route = matchRoutes(routesNear(pathname), pathname)?.at(-1)?.route;
  if (route?.path === "*") return null;
  return route?.index ? "/" : `/${route?.path}`;
}

describe("the pages that the server answers for are those that the router shows", () => {
  test.each(PAGES)("%s", (page) => {
    const address = page.replace(/:\w+/, "Some-thing_1");
    for (const each of [address, `${address}/`, address.toUpperCase(), address.replace("a", "%61")]) {
      expect(shownAt(each), each).toBe(page);
      expect(pageAt(each), each).toBe(page);
    }
  });

  test.each([
    "/no-such-page",
    "/index",
    "/index.html",
    "/aboutt",
    "/about/us",
    "//about",
    "/about//us",
    "/k",
    "/k/",
    "/k/token/more",
    "/kundlis/1/2",
    "/kundlis%2F1",
    "/admin",
    "/admin/nothing",
    "/a.b.c",
    "/login%20",
    "/%E0%A4",
    "/404",
    "/wp-login.php",
    "//",
    "/kundlis/%2F",
    "/kundlis//",
    "/kundlis/a%20b",
    "/K/t",
  ])("%s is the same to both", (address) => {
    expect(pageAt(address)).toBe(shownAt(address));
  });

  test("what has no page is none", () => {
    for (const address of ["/no-such-page", "/index", "/about/us", "/k", "/admin", "/404"])
      expect(pageAt(address)).toBeNull();
  });
});

test("what the build writes, and what the bar leads to, are pages", () => {
  const named = [...PUBLIC_ROUTES, ...SIGNED_IN_ROUTES, ...Object.keys(HEAD_ROUTES)];
  for (const { to } of [...PUBLIC_ITEMS, ...SIGNED_IN_ITEMS, ...TOOL_ITEMS]) expect(PAGES).toContain(to);
  for (const path of named) expect(PAGES).toContain(path);
  expect(new Set(named).size).toBe(named.length);
});
