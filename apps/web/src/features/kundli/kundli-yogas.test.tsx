import { act, configure, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { detailLevelPreference } from "../../domain/kundli/detail-level.tsx";
import { approximateShare } from "../../domain/kundli/subjects/use-frequency-text.ts";
import { startKundliServer } from "../../test/fake-kundli-server.ts";
import { openKundliPanel } from "../../test/open-kundli.ts";

// The first test includes loading the code of every section.
configure({ asyncUtilTimeout: 15_000 });

beforeEach(() => {
  startKundliServer();
});
afterEach(() => detailLevelPreference.set("figure"));

const findCard = async (name: string): Promise<HTMLElement> => {
  const button = await screen.findByRole("button", { name });
  return button.closest("li") as HTMLElement;
};

describe("yogas", () => {
  test("have a sentence first, then cards with the grahas that form each, its frequency and its source", async () => {
    const { user } = await openKundliPanel("yogas");
    const sentence = await screen.findByText(/^This chart has \d+ yogas\. The strongest good one is/);
    const strongest = /good one is (.+?)\. This chart/.exec(sentence.textContent)?.[1] ?? "not named";
    const cards = screen.getAllByRole("region", { name: "Yogas" }).at(-1) as HTMLElement;
    const first = within(cards).getAllByRole("listitem")[0] as HTMLElement;
    expect(within(first).getByRole("button", { name: strongest })).toBeVisible();
    await user.click(screen.getByRole("button", { name: /^All \d+ yogas$/ }));
    const pasha = within(await findCard("Pasha"));
    expect(pasha.getByText("All grahas in five signs: busy, with many dependants.")).toBeVisible();
    expect(within(pasha.getByRole("list", { name: "Placements that form it" })).getAllByRole("listitem")).toHaveLength(
      7,
    );
    expect(pasha.getByText(/^in .+ charts? of .+ · Nabhasa · Parashara 35, Saravali 21, Raman$/)).toBeVisible();
  });

  test("highlight their houses in the chart by a press; another press removes it", async () => {
    const { user, container } = await openKundliPanel("yogas");
    await user.click(await screen.findByRole("button", { name: /^All \d+ yogas$/ }));
    const kahala = await screen.findByRole("button", { name: "Kahala" });
    const drawn = () => container.innerHTML.length;
    const before = drawn();
    await user.click(kahala);
    expect(kahala).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(drawn()).not.toBe(before));
    await user.click(kahala);
    expect(kahala).toHaveAttribute("aria-pressed", "false");
  });

  test("show the strongest good ones first, the others by a press, and all in the table", async () => {
    const { user } = await openKundliPanel("yogas");
    await screen.findByRole("button", { name: /^All \d+ yogas$/ });
    expect(screen.queryByRole("button", { name: "Pasha" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^All \d+ yogas$/ }));
    expect(screen.getByRole("button", { name: "Pasha" })).toBeVisible();
    act(() => detailLevelPreference.set("table"));
    const table = await screen.findByRole("table", { name: "Yogas" });
    expect(within(table).getByRole("row", { name: /^Kahala Mercury, Jupiter and Venus/ })).toBeVisible();
  });

  test("are strong only if none of their grahas is weakened", async () => {
    const { user } = await openKundliPanel("yogas");
    await screen.findByText(/^Strong \(\d+\)$/);
    const [present, strong] = [/^Present \(/, /^Strong \(/].map((name) =>
      Number(/\d+/.exec(screen.getByText(name).textContent)?.[0]),
    );
    expect(strong).toBeGreaterThan(0);
    expect(strong).toBeLessThan((present ?? 0) / 2);
    await user.click(screen.getByText(/^Strong \(/));
    expect(screen.getByText(/none of them is combust, debilitated or in house 6, 8 or 12/)).toBeVisible();
  });

  test("show for a dosha first what cancels it, and how common it is", async () => {
    await openKundliPanel("yogas");
    const mangal = await findCard("Mangal dosha: cancelled");
    expect(mangal.querySelector("p")).toHaveTextContent(
      "Cancelled by: Mars in its own, exaltation or a friend’s sign.",
    );
    expect(within(mangal).getByText(/in five charts of twelve · in most of them something cancels it/)).toBeVisible();
  });

  test("are in Hindi too", async () => {
    await openKundliPanel("yogas", "hi");
    const mangal = within(await findCard("मंगल दोष: परिहार सहित"));
    expect(mangal.getByText(/बारह में से पाँच कुंडलियों में/)).toBeVisible();
  });
});

test.each([
  [5 / 12, [5, 12]],
  [0.5, [1, 2]],
  [0.334, [1, 3]],
  [0.37, [3, 8]],
  [0.03, null],
  [0.99, null],
] as const)("a share of %d is %j", (share, fraction) => expect(approximateShare(share)).toEqual(fraction));
