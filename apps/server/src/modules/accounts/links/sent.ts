/** Said whether or not a mail goes out, so that nobody learns which addresses have an account. */
export const SENT = {
  status: "success" as const,
  message: "If this address can receive mail, a link is on its way. Please look into your inbox.",
};
