import { setupServer } from "msw/node";

/** Answers only what a test says it answers; anything else fails the test. */
export const server = setupServer();
