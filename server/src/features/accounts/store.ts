import type { Database, Tx } from '../../tables/database.ts'

export async function setClient(tx: Tx, accountId: string, clientId: number): Promise<void> {
  await tx.updateTable('account').set({ client_id: clientId }).where('id', '=', accountId).execute()
}

export async function setLocale(tx: Tx, accountId: string, locale: string): Promise<void> {
  await tx.updateTable('account').set({ locale }).where('id', '=', accountId).execute()
}

export const transaction = <Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(work)
