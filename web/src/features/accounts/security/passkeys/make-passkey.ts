import { addPasskey, type Passkey, startPasskey } from '@portolan/contract/identity/security'
import { call } from '../../../../shared/api/api-client.ts'

export const canMakePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** The browser asks the user and makes the key; the server keeps its public half under the given name. */
export async function makePasskey(name: string): Promise<Passkey> {
  const { options } = await call(startPasskey)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const credential = await navigator.credentials.create({ publicKey })
  const json = (credential as PublicKeyCredential).toJSON() as unknown as Record<string, unknown>
  return call(addPasskey, { body: { name, credential: json } })
}
