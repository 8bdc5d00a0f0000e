/** Accounts created by the demo, with the hash of their published password. */
export type DemoAccountTable = { account_id: string; password_hash: string }
