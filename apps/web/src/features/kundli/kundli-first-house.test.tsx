import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { chartStylePreference } from "../../domain/chart/chart-style.ts";
import { startKundliServer } from "../../test/kundli-server.ts";
import { openPanel, openResult, unfold } from "../../test/open-kundli.ts";

beforeEach(() => {
  startKundliServer();
});
afterEach(() => chartStylePreference.set("north"));

const chart = () => screen.getByRole("group", { name: /Arrow keys move through houses/ });
const first = () => screen.getByRole("combobox", { name: "Houses counted from" });

describe("lagna from here", () => {
  test.each(["north", "south", "east"] as const)(
    "%s: from the Moon, chart, its table and its name say so, and there is a way back",
    async (style) => {
      chartStylePreference.set(style);
      const { user } = await openResult();
      expect(within(chart()).getByRole("button", { name: /^House 1\. Sign: Virgo/ })).toBeInTheDocument();
      await user.selectOptions(first(), "Moon");
      expect(within(chart()).getByRole("button", { name: /^House 1\. Sign: Taurus/ })).toBeInTheDocument();
      expect(within(chart()).getByRole("button", { name: /^Lagna\. Sign: Virgo; House: 5/ })).toBeInTheDocument();
      expect(chart()).toHaveAccessibleName(/^Houses from Moon, in Taurus\. Birth chart · D1 of Asha Verma/);
      expect(screen.getByRole("table", { name: /^Houses from Moon.*D1/ })).toBeInTheDocument();
      expect(screen.getByText("Chandra lagna", { selector: "strong" })).toBeInTheDocument();
      await user.click(screen.getByRole("button", { name: "Back to the lagna" }));
      expect(within(chart()).getByRole("button", { name: /^House 1\. Sign: Virgo/ })).toBeInTheDocument();
      expect(screen.queryByText("Chandra lagna", { selector: "strong" })).not.toBeInTheDocument();
    },
  );

  test("by the keyboard: L on a graha or a house, and the focus stays in the chart", async () => {
    const { user } = await openResult();
    within(chart())
      .getByRole("button", { name: /^Saturn/ })
      .focus();
    await user.keyboard("l");
    expect(screen.getByText("Saturn as lagna")).toBeInTheDocument();
    expect(within(chart()).getByRole("button", { name: /^Saturn\. Sign: Sagittarius; House: 1/ })).toHaveFocus();
    await user.keyboard("{Home}{ArrowDown}");
    expect(document.activeElement).toHaveAccessibleName(/^House 2\. Sign: Capricorn/);
    await user.keyboard("l");
    expect(screen.getByText("Capricorn as lagna")).toBeInTheDocument();
    await user.keyboard("{Control>}l{/Control}");
    expect(screen.getByText("Capricorn as lagna")).toBeInTheDocument();
  });

  test("from what was pressed, beside its facts", async () => {
    const { user } = await openResult();
    await user.click(within(chart()).getByRole("button", { name: /^Sun/ }));
    await user.click(screen.getByRole("button", { name: "Lagna from here: Sun" }));
    expect(screen.getByText("Surya lagna")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Lagna from here: Sun" })).not.toBeInTheDocument();
  });

  test("the tables of grahas and houses are counted with it, and the address keeps it beside the open panel", async () => {
    const { user, address } = await openResult();
    await user.selectOptions(first(), "Moon");
    await unfold(user, "Grahas");
    const grahas = await screen.findByRole("table", { name: /^Grahas:.*Chandra lagna$/ });
    const row = (name: string) => within(grahas).getByRole("rowheader", { name }).closest("tr") as HTMLElement;
    expect(within(row("Sun")).getAllByRole("cell")[2]).toHaveTextContent("3");
    expect(within(row("Lagna")).getAllByRole("cell")[2]).toHaveTextContent("5");
    await unfold(user, "Houses");
    const houses = await screen.findByRole("table", { name: /^Houses by whole sign\. Houses from Moon/ });
    expect(within(houses).getAllByRole("row")[1]).toHaveTextContent(/^1Taurus/);
    expect(screen.queryByRole("radiogroup", { name: "Bhava chalit" })).not.toBeInTheDocument();
    const params = new URL(address(), "http://page").searchParams;
    expect([params.get("from"), params.get("panel")]).toEqual(["moon", "houses"]);
  });

  test("an address that names nothing known is the lagna's chart", async () => {
    await openPanel("houses&from=pluto" as "houses");
    expect(first()).toHaveValue("lagna");
  });
});
