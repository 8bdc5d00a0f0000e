import type { Database } from '../../tables/database.ts'

export async function findName(db: Database, id: string): Promise<string | undefined> {
  const person = await db
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst()
  return person && `${person.first_name} ${person.last_name}`
}
