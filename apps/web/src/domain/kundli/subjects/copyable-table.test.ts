import { expect, test } from "vitest";
import { extractTableText } from "./copyable-table.tsx";

test("copies a name shortened on a phone in full, and skips cells that only hold a button", () => {
  document.body.innerHTML = `
    <table><tbody>
      <tr><th><span aria-hidden="true">Su</span><span>Sun</span></th><td>Friend</td><td class="no-print">Use</td></tr>
      <tr><th>Moon</th><td>–</td><td class="no-print">Use</td></tr>
    </tbody></table>`;
  expect(extractTableText(document.body)).toBe("Sun\tFriend\nMoon\t–");
});
