import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { useSearchParamState } from "./use-search-param-state.ts";

const isLetter = (value: string | null): value is "a" | "b" => value === "a" || value === "b";

function Choice({ push }: { push: boolean }) {
  const [letter, setLetter] = useSearchParamState("letter", isLetter, { push });
  const navigate = useNavigate();
  return (
    <>
      <output>{letter ?? "none"}</output>
      <button type="button" onClick={() => setLetter("a")}>
        a
      </button>
      <button type="button" onClick={() => setLetter("b")}>
        b
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

test.each([
  [true, "a"],
  [false, "none"],
])("with push %s, Back after two choices shows %s", async (push, shown) => {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={["/", "/page"]}>
      <Choice push={push} />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole("button", { name: "a" }));
  await user.click(screen.getByRole("button", { name: "b" }));
  expect(screen.getByRole("status")).toHaveTextContent("b");
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.getByRole("status")).toHaveTextContent(shown);
});
