import type { Access, Endpoint } from '@portolan/contract/endpoint'
import { isOpenToApiKeys } from '@portolan/contract/identity/api-key-access'

/** The access rules of an endpoint in one or two sentences. */
export function whoMayCall(endpoint: Pick<Endpoint, 'access' | 'name' | 'tag'>): string {
  const who = inWords(endpoint.access)
  return endpoint.access === 'anyone' || isOpenToApiKeys(endpoint) ? who : `${who} Not with an API key.`
}

function inWords(access: Access): string {
  if (access === 'anyone') return 'Open to anyone, signed in or not.'
  if (access === 'signed-in') return 'For signed-in users.'
  if (access === 'shared-secret') return 'For servers with the shared secret.'
  if (access === 'secret-in-body') return 'For servers that send the shared secret in the message.'
  const roles = new Intl.ListFormat('en', { type: 'disjunction' }).format(access.roles)
  return `For ${roles}${access.application ? `, where the application ${access.application} is enabled` : ''}.`
}
