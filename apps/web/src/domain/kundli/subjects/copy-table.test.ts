import { expect, test } from "vitest";
import { tableText } from "./copy-table.tsx";

test("a name that a phone shortens is copied in full, and a cell that only holds a button is not", () => {
  document.body.innerHTML = `
    <table><tbody>
      <tr><th><span aria-hidden="true">Su</span><span>Sun</span></th><td>Friend</td><td class="no-print">Use</td></tr>
      <tr><th>Moon</th><td>–</td><td class="no-print">Use</td></tr>
    </tbody></table>`;
  expect(tableText(document.body)).toBe("Sun\tFriend\nMoon\t–");
});
