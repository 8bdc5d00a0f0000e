import { randomBytes } from 'node:crypto'
import { createAdministrator } from '../server/src/features/identity/index.ts'
import { ConfigError } from '../server/src/main/config-error.ts'
import { Refusal } from '../server/src/platform/refusal.ts'
import { onDatabase } from './on-database.ts'

/** The first administrator of a portal that started empty. The portal may be running or not. */
const [email = '', firstName = '', lastName = ''] = process.argv.slice(2)
const isEmail = /^\S+@\S+\.\S+$/.test(email)

if (!isEmail || !firstName || !lastName) {
  console.error('Usage: npm run create-admin -- you@company.example First Last')
  process.exitCode = 1
} else {
  await onDatabase(async (db) => {
    const password = `${randomBytes(12).toString('base64url')}-Aa1`
    await createAdministrator(db, { email, firstName, lastName, password }).catch((error: unknown) => {
      throw error instanceof Refusal ? new ConfigError(`There is already an account for ${email}.`) : error
    })
    return `${email} may sign in with the password ${password}`
  })
}
