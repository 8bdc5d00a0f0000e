/** Of one user: enough for every device, and a bound to what a sign-in has to look through. */
export const mostPasskeys = 10
