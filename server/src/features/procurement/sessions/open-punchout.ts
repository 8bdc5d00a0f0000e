import type { PunchoutSetup } from '@portolan/contract/procurement/procurement'
import type * as z from 'zod/mini'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type ProcurementGateway, ProcurementGatewayError } from '../../../ports/procurement-gateway.ts'
import { requireClientBySecret } from '../find-client.ts'
import { checkStart, openSession, type SessionNeeds, type SessionStart } from './open-session.ts'

type Setup = z.output<typeof PunchoutSetup>
export type PunchoutNeeds = SessionNeeds & { readonly gateway: ProcurementGateway }

/** Opens a session on behalf of TradeCentric's server. Returns the start URL for the buyer's browser. */
export async function openPunchout(
  needs: PunchoutNeeds,
  { secret, setup, from, signal }: { secret: string; setup: Setup; from: Origin; signal: AbortSignal },
): Promise<string> {
  const client = await requireClientBySecret(needs.db, secret)
  const start = startOf(setup)
  await checkStart(needs, client, start)
  await confirmSession(needs.gateway, setup, signal)
  return openSession(needs, client, start, from)
}

const startOf = ({ pos, operation, return_url, params: { mode, body } }: Setup): SessionStart => ({
  format: 'JSON',
  pos,
  operation,
  deploymentMode: mode === 'test' ? 'test' : 'production',
  parties: null,
  email: body.contact.email,
  name: body.contact.name,
  buyerCookie: body.buyercookie,
  returnUrl: return_url,
  returnUrlPath: 'body.return_url',
  lineIds: body.items?.flatMap(({ secondaryId }) => secondaryId ?? []) ?? [],
})

/** Asks the gateway itself, because the message could be forged by anyone who knows the secret. */
async function confirmSession(gateway: ProcurementGateway, setup: Setup, signal: AbortSignal): Promise<void> {
  const { contact, buyercookie, postform = '' } = setup.params.body
  const known = await gateway.findSession(setup.pos, signal).catch((error: unknown) => {
    if (!(error instanceof ProcurementGatewayError)) throw error
    throw new Refusal(error.retry === 'later' ? 'gateway_unavailable' : 'punchout_not_confirmed')
  })
  const isSame =
    known !== null &&
    known.email.toLowerCase() === contact.email.toLowerCase() &&
    known.buyerCookie === buyercookie &&
    known.postForm === postform
  if (!isSame) throw new Refusal('punchout_not_confirmed')
}
