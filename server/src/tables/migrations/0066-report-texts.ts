import { sql, type Transaction } from 'kysely'

/** The Spanish word for a quote is understood everywhere in Latin America, and Arabic readers are addressed in the singular. */
export async function up(tx: Transaction<unknown>): Promise<void> {
  const quotes = { name: 'Todas las cotizaciones', description: 'Cada cotización con su precio, plazo y decisión' }
  await sql`update report set names = jsonb_set(names, '{es}', to_jsonb(${quotes.name}::text)),
    descriptions = jsonb_set(descriptions, '{es}', to_jsonb(${quotes.description}::text))
    where names ->> 'es' = 'Todos los presupuestos'`.execute(tx)
  await sql`update report set descriptions = jsonb_set(descriptions, '{ar}', to_jsonb(${'أفراد مؤسستك وما طلبوه'}::text))
    where descriptions ->> 'ar' = 'أفراد مؤسستكم وما طلبوه'`.execute(tx)
}
