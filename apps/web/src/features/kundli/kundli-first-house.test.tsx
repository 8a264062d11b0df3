import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { chartStylePreference } from "../../domain/chart/chart-preferences.ts";
import { startKundliServer } from "../../test/fake-kundli-server.ts";
import { openKundliPanel, openKundliResult, expandSection } from "../../test/open-kundli.ts";

beforeEach(() => {
  startKundliServer();
});
afterEach(() => chartStylePreference.set("north"));

const getChart = () => screen.getByRole("group", { name: /arrow keys to move through houses/ });
const getFirstHouseSelect = () => screen.getByRole("combobox", { name: "Houses counted from" });

describe("lagna from here", () => {
  test.each(["north", "south", "east"] as const)(
    "%s: counted from the Moon, changes the chart, its table and its name, and can be reset",
    async (style) => {
      chartStylePreference.set(style);
      const { user } = await openKundliResult();
      expect(within(getChart()).getByRole("button", { name: /^House 1\. Sign: Virgo/ })).toBeInTheDocument();
      await user.selectOptions(getFirstHouseSelect(), "Moon");
      expect(within(getChart()).getByRole("button", { name: /^House 1\. Sign: Taurus/ })).toBeInTheDocument();
      expect(within(getChart()).getByRole("button", { name: /^Lagna\. Sign: Virgo; House: 5/ })).toBeInTheDocument();
      expect(getChart()).toHaveAccessibleName(/^Houses from Moon, in Taurus\. Birth chart · D1 of Asha Verma/);
      expect(screen.getByRole("table", { name: /^Houses from Moon.*D1/ })).toBeInTheDocument();
      expect(screen.getByText("Chandra lagna", { selector: "strong" })).toBeInTheDocument();
      await user.click(screen.getByRole("button", { name: "Back to the lagna" }));
      expect(within(getChart()).getByRole("button", { name: /^House 1\. Sign: Virgo/ })).toBeInTheDocument();
      expect(screen.queryByText("Chandra lagna", { selector: "strong" })).not.toBeInTheDocument();
    },
  );

  test("works by keyboard: L on a graha or a house, and the focus stays in the chart", async () => {
    const { user } = await openKundliResult();
    within(getChart())
      .getByRole("button", { name: /^Saturn/ })
      .focus();
    await user.keyboard("l");
    expect(screen.getByText("Saturn as lagna")).toBeInTheDocument();
    expect(within(getChart()).getByRole("button", { name: /^Saturn\. Sign: Sagittarius; House: 1/ })).toHaveFocus();
    await user.keyboard("{Home}{ArrowDown}");
    expect(document.activeElement).toHaveAccessibleName(/^House 2\. Sign: Capricorn/);
    await user.keyboard("l");
    expect(screen.getByText("Capricorn as lagna")).toBeInTheDocument();
    await user.keyboard("{Control>}l{/Control}");
    expect(screen.getByText("Capricorn as lagna")).toBeInTheDocument();
  });

  test("is offered beside the facts of the pressed element", async () => {
    const { user } = await openKundliResult();
    await user.click(within(getChart()).getByRole("button", { name: /^Sun/ }));
    await user.click(screen.getByRole("button", { name: "Lagna from here: Sun" }));
    expect(screen.getByText("Surya lagna")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Lagna from here: Sun" })).not.toBeInTheDocument();
  });

  test("applies to the tables of grahas and houses, and is kept in the address beside the open panel", async () => {
    const { user, address } = await openKundliResult();
    await user.selectOptions(getFirstHouseSelect(), "Moon");
    await expandSection(user, "Grahas");
    const grahas = await screen.findByRole("table", { name: /^Grahas:.*Chandra lagna$/ });
    const getRow = (name: string) => within(grahas).getByRole("rowheader", { name }).closest("tr") as HTMLElement;
    expect(within(getRow("Sun")).getAllByRole("cell")[2]).toHaveTextContent("3");
    expect(within(getRow("Lagna")).getAllByRole("cell")[2]).toHaveTextContent("5");
    await expandSection(user, "Houses");
    const houses = await screen.findByRole("table", { name: /^Houses by whole signs\. Houses from Moon/ });
    expect(within(houses).getAllByRole("row")[1]).toHaveTextContent(/^1Taurus/);
    expect(screen.queryByRole("radiogroup", { name: "Bhava chalit" })).not.toBeInTheDocument();
    const params = new URL(address(), "http://page").searchParams;
    expect([params.get("from"), params.get("panel")]).toEqual(["moon", "houses"]);
  });

  test("ignores an unknown value in the address", async () => {
    await openKundliPanel("houses&from=pluto" as "houses");
    expect(getFirstHouseSelect()).toHaveValue("lagna");
  });
});
