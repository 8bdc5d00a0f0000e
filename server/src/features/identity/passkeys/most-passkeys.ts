/** Per account: enough for every device, and it bounds the list a sign-in has to check. */
export const maxPasskeys = 10
