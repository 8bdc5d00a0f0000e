import type { Database, Tx } from '../../tables/database.ts'

export const transaction = <Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(work)
