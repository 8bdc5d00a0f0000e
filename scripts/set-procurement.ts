/** npm run set-procurement: connects a client's procurement system. The portal may be running or not; it obeys at once. */
import { parseArgs } from 'node:util'
import { setProcurement } from '../server/src/features/procurement/index.ts'
import { deriveKey, readFittingMasterKey } from '../server/src/main/master-key.ts'
import { secretBox } from '../server/src/platform/secret-box.ts'
import { onDatabase } from './on-database.ts'

const usage = `Usage:
  PROCUREMENT_SECRET=… [PROCUREMENT_OWN_SECRET=…] npm run set-procurement -- --client 1007
      [--identity-domain DUNS --identity 071234567] [--return-host procura.coupahost.com]…
      [--classification 82111804] [--currency USD] [--service-code TRANSLATION] [--acknowledgment-url https://…]
  npm run set-procurement -- --client 1007 --remove`

const text = { type: 'string' } as const
const options = {
  client: text,
  'identity-domain': text,
  identity: text,
  'return-host': { type: 'string', multiple: true },
  classification: text,
  currency: text,
  'service-code': text,
  'acknowledgment-url': text,
  remove: { type: 'boolean' },
} as const

await onDatabase(async (db, config) => {
  const { values } = parseArgs({ options })
  const clientId = Number(values.client)
  if (!Number.isInteger(clientId)) return usage
  const box = secretBox(deriveKey(await readFittingMasterKey(db, config), 'procurement'))
  const given = {
    identityDomain: values['identity-domain'],
    identity: values.identity,
    returnHosts: values['return-host'],
    classification: values.classification,
    currency: values.currency,
    serviceCode: values['service-code'],
    acknowledgmentUrl: values['acknowledgment-url'],
  }
  const settings = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const { PROCUREMENT_SECRET: secret, PROCUREMENT_OWN_SECRET: ownSecret } = process.env
  const change = values.remove
    ? { clientId, settings: {}, secret: null, ownSecret: null }
    : { clientId, settings, secret: secret || undefined, ownSecret: ownSecret || undefined }
  if (!(await setProcurement({ db, box }, change))) return `There is no client ${clientId}.`
  if (values.remove) return `Client ${clientId} has no procurement system any more.`
  const { origin } = config
  return [
    "Done. What the client's system has to know:",
    `  TradeCentric sessions        ${origin}/api/tradeCentric/punchout`,
    `  TradeCentric purchase orders ${origin}/api/tradeCentric/orders`,
    `  cXML PunchOutSetupRequest    ${origin}/api/cxml/punchOutSetup`,
    `  cXML OrderRequest            ${origin}/api/cxml/orders`,
  ].join('\n')
})
