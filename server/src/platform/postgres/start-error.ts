/** A start that cannot go on, worded for the person who tried it: print the message alone and exit with 1. */
export class StartError extends Error {}
