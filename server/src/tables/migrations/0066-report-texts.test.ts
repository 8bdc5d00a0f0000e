import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { databaseBefore } from '../../testing/database-before.ts'
import { migrate } from '../migrate.ts'
import { migrations } from './index.ts'

it('words the standard reports again and leaves those that somebody renamed', async () => {
  const db = await databaseBefore('0066')
  const own = { en: 'Offers', ar: 'عروض', es: 'Presupuestos del área' }
  await sql`insert into report (type, names, descriptions, column_ids, filters, sort)
    values ('QUOTE', ${JSON.stringify(own)}, ${JSON.stringify(own)}, '{}', '[]', '-quotedAt')`.execute(db)
  await migrate(db, migrations)
  const texts = async (type: string) =>
    (
      await sql<{ es: string; ar: string; en: string }>`
        select names ->> 'es' as es, descriptions ->> 'ar' as ar, names ->> 'en' as en from report where type = ${type}
        order by created_at`.execute(db)
    ).rows
  expect((await texts('QUOTE')).map(({ es, en }) => ({ es, en }))).toEqual([
    { es: 'Todas las cotizaciones', en: 'All quotes' },
    { es: 'Presupuestos del área', en: 'Offers' },
  ])
  expect((await texts('CLIENT_CONTACT')).map(({ ar }) => ar)).toEqual(['أفراد مؤسستك وما طلبوه'])
  await db.destroy()
})
