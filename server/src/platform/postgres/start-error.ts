/** A failed start, with a message for the operator: print only the message and exit with 1. */
export class StartError extends Error {}
