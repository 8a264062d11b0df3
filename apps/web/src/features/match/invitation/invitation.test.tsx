import type { Invitation, InvitationMatch, InvitationResponse, MatchingResponse } from "@lagna/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { respondWithError } from "../../../test/fake-accounts.ts";
import { startSavedKundlisServer } from "../../../test/fake-saved-kundlis-server.ts";
import answer from "../../../test/jaipur-pune-match.json" with { type: "json" };
import { server } from "../../../test/mock-server.ts";
import { renderApp } from "../../../test/render-app.tsx";

const { data, message } = answer as unknown as MatchingResponse;
const hidden = { shows: [], date: null, time: null, place: null, mangal: null };
const MATCH: InvitationMatch = {
  ...data,
  girl: { name: "A. Sharma", moon: data.girl.moon, ...hidden },
  boy: { name: "R. K.", moon: data.boy.moon, ...hidden },
  whole: null,
};
const INVITATION: Invitation = {
  id: null,
  role: null,
  state: "waiting",
  side: "girl",
  settings: { preset: "raman" },
  inviter: { name: "A. Sharma", shows: ["date"] },
  guest: null,
  created_at: "2026-03-01T06:00:00.000Z",
  expires_at: "2026-03-08T06:00:00.000Z",
  answered_at: null,
};
const WAITING: InvitationResponse = { status: "success", message: null, invitation: INVITATION, match: null };
const ANSWERED: InvitationResponse = {
  status: "success",
  message,
  invitation: { ...INVITATION, id: "of-two", role: "guest", state: "answered", guest: { name: "R. K.", shows: [] } },
  match: MATCH,
};
const PATH = "*/api/v1/matching/invitations";

describe("the link of an invitation", () => {
  test("is answered with a star: nothing is shown unless it is ticked, and the key stays in the fragment", async () => {
    const sent: unknown[] = [];
    const keys: (string | null)[] = [];
    server.use(
      http.get(`${PATH}/a-token`, ({ request }) => {
        keys.push(request.headers.get("x-invitation-key"));
        return HttpResponse.json(request.headers.get("x-invitation-key") === "a-key" ? ANSWERED : WAITING);
      }),
      http.post(`${PATH}/a-token`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...ANSWERED, key: "a-key" });
      }),
    );
    const { user } = renderApp("/match/invitation/a-token");
    expect(await screen.findByRole("heading", { name: /A\. Sharma invites you/ })).toBeVisible();
    expect(screen.getByText("A. Sharma also shows you: the date of birth.")).toBeVisible();
    expect(screen.getByText(/computed with the same settings: .*Raman/)).toBeVisible();
    expect(screen.getByText(/The Moon is in one pada for about six hours/)).toBeVisible();
    for (const box of screen.getAllByRole("checkbox")) expect(box).not.toBeChecked();
    await user.click(screen.getByRole("button", { name: "See the result" }));
    expect(sent).toEqual([]);
    await user.click(screen.getByLabelText("Star only"));
    await user.selectOptions(screen.getByLabelText("Star of the Moon"), "Swati");
    await user.type(screen.getByLabelText("Name shown to the other side"), "R. K.");
    await user.click(screen.getByRole("checkbox", { name: /mangal dosha/ }));
    await user.click(screen.getByRole("button", { name: "See the result" }));
    expect(await screen.findByRole("heading", { name: "A. Sharma and R. K." })).toBeVisible();
    expect(sent).toEqual([{ person: { moon: { nakshatra: "swati" } }, name: "R. K.", shows: ["mangal"] }]);
    expect(screen.getByText("19")).toBeVisible();
    expect(screen.getAllByText("Date, time and place are not shown")).toHaveLength(2);
    await waitFor(() => expect(keys).toContain("a-key"));
  });

  test.each([
    [404, "invitation_unknown", /does not work: it was withdrawn or deleted/],
    [410, "invitation_expired", /has expired/],
    [410, "invitation_answered", /was already answered/],
  ] as const)("that is over says why (%d, %s)", async (status, code, text) => {
    server.use(http.get(`${PATH}/a-token`, () => respondWithError(status, code)));
    renderApp("/match/invitation/a-token");
    expect(await screen.findByRole("heading", { name: text })).toBeVisible();
    expect(screen.queryByRole("button", { name: "See the result" })).toBeNull();
  });

  test("shows more when a box is ticked, and deletes the result for both", async () => {
    let shows: readonly string[] = [];
    const deleted: (string | null)[] = [];
    const respond = () => {
      const guest = { name: "R. K.", shows } as Invitation["guest"];
      return HttpResponse.json({ ...ANSWERED, invitation: { ...ANSWERED.invitation, guest } });
    };
    server.use(
      http.get(`${PATH}/a-token`, respond),
      http.patch(`${PATH}/a-token`, async ({ request }) => {
        ({ shows } = (await request.json()) as { shows: readonly string[] });
        return respond();
      }),
      http.delete(`${PATH}/a-token`, ({ request }) => {
        deleted.push(request.headers.get("x-invitation-key"));
        return HttpResponse.json({ status: "success" });
      }),
    );
    const { user } = renderApp("/match/invitation/a-token#a-key");
    await user.click(await screen.findByRole("checkbox", { name: "the place of birth" }));
    await waitFor(() => expect(shows).toEqual(["place"]));
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "the place of birth" })).toBeChecked());
    await user.click(screen.getByRole("button", { name: "Delete for both" }));
    expect(await screen.findByRole("heading", { name: "Deleted, for both sides" })).toBeVisible();
    expect(deleted).toEqual(["a-key"]);
  });
});

describe("on the match page", () => {
  beforeEach(() => void startSavedKundlisServer([]));

  test("a link is made for one's own side, shown once, and can be withdrawn", async () => {
    const sent: unknown[] = [];
    let list: Invitation[] = [];
    const made: Invitation = { ...INVITATION, id: "of-two", role: "owner" };
    server.use(
      http.get(PATH, () => HttpResponse.json({ status: "success", invitations: list })),
      http.post(PATH, async ({ request }) => {
        sent.push(await request.json());
        list = [made];
        const url = "http://127.0.0.1:8080/match/invitation/a-token";
        return HttpResponse.json({ status: "success", invitation: made, token: "a-token", url });
      }),
      http.delete(`${PATH}/of-two`, () => {
        list = [];
        return HttpResponse.json({ status: "success" });
      }),
    );
    const { user } = renderApp("/match");
    const panel = within(await screen.findByRole("region", { name: "Invite, and the time stays private" }));
    await user.click(panel.getByRole("button", { name: "Make the link" }));
    expect(panel.getByText(/Enter your side above first/)).toBeVisible();
    const her = within(screen.getByRole("region", { name: "Bride’s side" }));
    await user.click(her.getByLabelText("Star only"));
    await user.selectOptions(her.getByLabelText("Star of the Moon"), "Vishakha");
    await user.type(panel.getByLabelText("Name shown to the other side"), "A. Sharma");
    await user.click(panel.getByRole("button", { name: "Make the link" }));
    expect(await panel.findByLabelText(/^Works once, until/)).toHaveValue(
      "http://127.0.0.1:8080/match/invitation/a-token",
    );
    expect(sent).toEqual([{ girl: { moon: { nakshatra: "vishakha" } }, name: "A. Sharma", shows: [] }]);
    await user.click(await panel.findByRole("button", { name: "Withdraw" }));
    await waitFor(() => expect(panel.queryByRole("button", { name: "Withdraw" })).toBeNull());
  });
});
