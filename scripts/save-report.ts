/** npm run save-report -- report.json: adds a report for one client or for all. The portal may be running or not. */
import { readFileSync } from 'node:fs'
import { saveReport } from '../server/src/features/reports/index.ts'
import { readConfig } from '../server/src/main/config.ts'
import { connect } from '../server/src/platform/connect.ts'
import { startPostgres } from '../server/src/platform/postgres/index.ts'
import type { Tables } from '../server/src/tables/database.ts'

const usage = `Usage: npm run save-report -- report.json, with
  { "clientId": 1002, "type": "PROJECT", "name": { "en": "Late projects" }, "description": { "en": "…" },
    "columns": ["name", "deadline"], "filters": [{ "mapping": "status", "defaultValue": "COMPLETED" }], "sort": "-createdAt" }
"clientId": null is for all clients; types are PROJECT, QUOTE, TASK and CLIENT_CONTACT.`

const [file] = process.argv.slice(2)
try {
  if (file === undefined) throw new Error(usage)
  console.log(`The report has the id ${await save(JSON.parse(readFileSync(file, 'utf8')))}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function save(definition: unknown): Promise<string> {
  const { databaseUrl, dataFolder } = readConfig(process.env)
  const postgres = databaseUrl ? null : await startPostgres(dataFolder)
  const { db } = connect<Tables>(postgres?.config ?? { connectionString: databaseUrl ?? '' })
  try {
    return await saveReport(db, definition)
  } finally {
    await db.destroy()
    if (postgres && !postgres.adopted) await postgres.stop()
  }
}
