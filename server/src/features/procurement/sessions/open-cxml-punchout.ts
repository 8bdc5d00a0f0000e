import type { Origin } from '../../../platform/http/serve.ts'
import { readEnvelope } from '../cxml/read-envelope.ts'
import { readSetupRequest } from '../cxml/read-setup-request.ts'
import { requireClientByIdentity } from '../find-client.ts'
import { checkStart, openSession, type SessionNeeds, type SessionStart } from './open-session.ts'

/** Opens a session for a PunchOutSetupRequest. Returns the start URL for the buyer's browser. */
export async function openCxmlPunchout(needs: SessionNeeds, xml: string, from: Origin): Promise<string> {
  const { request, payloadId, deploymentMode, parties, secret } = await readEnvelope(xml, 'PunchOutSetupRequest')
  const client = await requireClientByIdentity(needs.db, parties.buyer, secret)
  const { formPostUrl, ...setup } = readSetupRequest(request)
  const start: SessionStart = {
    ...setup,
    format: 'CXML',
    pos: payloadId.slice(0, 500),
    deploymentMode,
    parties,
    returnUrl: formPostUrl,
    returnUrlPath: 'BrowserFormPost/URL',
  }
  await checkStart(needs, client, start)
  return openSession(needs, client, start, from)
}
