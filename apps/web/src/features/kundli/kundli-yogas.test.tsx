import { act, configure, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { depthPreference } from "../../domain/kundli/depth.tsx";
import { smallShare } from "../../domain/kundli/subjects/use-how-common.ts";
import { startKundliServer } from "../../test/kundli-server.ts";
import { openPanel } from "../../test/open-kundli.ts";

// The first test pays for the code of every section.
configure({ asyncUtilTimeout: 15_000 });

beforeEach(() => {
  startKundliServer();
});
afterEach(() => depthPreference.set("figure"));

const card = async (name: string): Promise<HTMLElement> => {
  const button = await screen.findByRole("button", { name });
  return button.closest("li") as HTMLElement;
};

describe("yogas", () => {
  test("a sentence first, then cards with who makes each, how common it is and where it is written", async () => {
    await openPanel("yogas");
    expect(await screen.findByText(/^\d+ yogas hold\. The strongest of the good ones is/)).toBeVisible();
    const pasha = within(await card("Pasha"));
    expect(pasha.getByText("Everybody in five signs: busy, with many dependants.")).toBeVisible();
    expect(within(pasha.getByRole("list", { name: "Placements that make it" })).getAllByRole("listitem")).toHaveLength(
      7,
    );
    expect(pasha.getByText(/^in .+ charts? of .+ · Nabhasa · Parashara 35, Saravali 21, Raman$/)).toBeVisible();
  });

  test("a press on one washes its houses in the chart, another takes it back", async () => {
    const { user, container } = await openPanel("yogas");
    const kahala = await screen.findByRole("button", { name: "Kahala" });
    const drawn = () => container.innerHTML.length;
    const before = drawn();
    await user.click(kahala);
    expect(kahala).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(drawn()).not.toBe(before));
    await user.click(kahala);
    expect(kahala).toHaveAttribute("aria-pressed", "false");
  });

  test("the strongest are shown, the others on a press; as a table all of them", async () => {
    const { user } = await openPanel("yogas");
    await screen.findByRole("button", { name: "Pasha" });
    expect(screen.queryByRole("button", { name: "Vesi" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^All \d+ yogas$/ }));
    expect(screen.getByRole("button", { name: "Vesi" })).toBeVisible();
    act(() => depthPreference.set("table"));
    const table = await screen.findByRole("table", { name: "Yogas" });
    expect(within(table).getByRole("row", { name: /^Kahala Mercury, Jupiter and Venus/ })).toBeVisible();
  });

  test("a dosha tells what lifts it before anything else, and how many have it", async () => {
    await openPanel("yogas");
    const mangal = await card("Mangal dosha: lifted");
    expect(mangal.querySelector("p")).toHaveTextContent("Lifted by: Mars in his own, exaltation or a friend’s sign.");
    expect(within(mangal).getByText(/in five charts of twelve · in most of them something lifts it/)).toBeVisible();
  });

  test("in Hindi", async () => {
    await openPanel("yogas", "hi");
    const mangal = within(await card("मंगल दोष: परिहार सहित"));
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
] as const)("a share of %d is %j", (share, said) => expect(smallShare(share)).toEqual(said));
