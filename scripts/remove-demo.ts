/** npm run remove-demo: disables the demo's accounts and closes its clients, so that nobody can use them. */
import { removeDemo } from '../server/src/demo/remove-demo.ts'
import { onDatabase } from './on-database.ts'

await onDatabase(async (db) => {
  const { accounts, clients } = await removeDemo(db)
  if (accounts === 0) return 'This data holds no accounts of the demo.'
  return `Done: ${accounts} demo accounts are disabled and have no password any more, ${clients} demo clients are inactive.
Their requests and orders are kept. Set PORTOLAN_DEMO=off and make your own administrator:
  npm run create-admin -- you@company.example First Last`
})
