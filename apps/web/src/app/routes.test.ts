import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findPage, PROTECTED_PAGES, PUBLIC_PAGES } from "@lagna/contract";
import { matchRoutes } from "react-router";
import { describe, expect, test } from "vitest";
import { PUBLIC_ITEMS, SIGNED_IN_ITEMS, TOOL_ITEMS, VISITOR_ITEMS, VISITOR_TOOL_ITEMS } from "./navigation.ts";
import { HEAD_ROUTES, PUBLIC_ROUTES, SIGNED_IN_ROUTES } from "./public-routes.ts";
import { findCandidateRoutes } from "./routes.tsx";

const PAGES = [...PUBLIC_PAGES, ...PROTECTED_PAGES];

/** The page that the router shows at an address, in the contract's terms; null for the "page not found" page. */
function shownAt(pathname: string): string | null {
  const route = matchRoutes(findCandidateRoutes(pathname), pathname)?.at(-1)?.route;
  if (route?.path === "*") return null;
  return route?.index ? "/" : `/${route?.path}`;
}

describe("server and router agree on the pages", () => {
  test.each(PAGES)("%s", (page) => {
    const address = page.replace(/:\w+/, "Some-thing_1");
    for (const variant of [address, `${address}/`, address.toUpperCase(), address.replace("a", "%61")]) {
      expect(shownAt(variant), variant).toBe(page);
      expect(findPage(variant), variant).toBe(page);
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
  ])("on %s", (address) => {
    expect(findPage(address)).toBe(shownAt(address));
  });

  test("that null means no page", () => {
    for (const address of ["/no-such-page", "/index", "/about/us", "/k", "/admin", "/404"])
      expect(findPage(address)).toBeNull();
  });
});

test("the prerendered paths and the navigation items are pages", () => {
  const listedPaths = [...PUBLIC_ROUTES, ...SIGNED_IN_ROUTES, ...Object.keys(HEAD_ROUTES)];
  for (const { to } of [...PUBLIC_ITEMS, ...SIGNED_IN_ITEMS, ...TOOL_ITEMS, ...VISITOR_ITEMS, ...VISITOR_TOOL_ITEMS])
    expect(PAGES).toContain(to);
  for (const path of listedPaths) expect(PAGES).toContain(path);
  expect(new Set(listedPaths).size).toBe(listedPaths.length);
});

test("the journey that walks to every page by links names every page", () => {
  const journey = readFileSync(join(process.cwd(), "e2e/journeys/every-page-by-links.spec.ts"), "utf8");
  expect(PAGES.filter((page) => !journey.includes(`"${page}"`))).toEqual([]);
});
