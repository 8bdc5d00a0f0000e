/** The accounts that the demo made, with the hash of the published password it gave them. */
export type DemoAccountTable = { account_id: string; password_hash: string }
