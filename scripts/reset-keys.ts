/** npm run reset-keys: starts over with new keys where the master key is lost. Stop the portal first. */
import { isKeyOfDatabase, type PortalKeysReset, resetPortalKeys } from '../server/src/features/identity/index.ts'
import { readMasterKey } from '../server/src/main/master-key.ts'
import { secretBox } from '../server/src/platform/secret-box.ts'
import { onDatabase } from './on-database.ts'

await onDatabase(async (db, config) => {
  const masterKey = readMasterKey(config.dataFolder, config.masterKey)
  if (await isKeyOfDatabase(db, secretBox(masterKey))) return 'The master key fits this database. Nothing was changed.'
  return describe(await resetPortalKeys(db))
})

function describe({ withoutMfa, withoutSecret }: PortalKeysReset): string {
  const apps = withoutMfa.map((email) => `    ${email}`)
  const clients = withoutSecret.map((id) => `    SSO_CLIENT_SECRET=… npm run set-sso -- --client ${id} --kind oidc …`)
  return [
    'Done. The portal makes new keys when it starts next. What has to be done again:',
    '- Everybody signs in again. Links for downloads and uploads that were under way do not work any more.',
    withoutMfa.length === 0
      ? '- Nobody used an authenticator app.'
      : '- These accounts have no authenticator app any more and sign in with the password alone until they set one up:',
    ...apps,
    withoutSecret.length === 0
      ? '- No single sign-on has lost a secret.'
      : '- The single sign-on of these clients does not work until its secret is set:',
    ...clients,
    'Keep a copy of the new master key apart from the database.',
  ].join('\n')
}
