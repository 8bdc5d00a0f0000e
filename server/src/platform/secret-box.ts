import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** Seals what must not be readable in a copy of the database. The master key is kept outside of it. */
export type SecretBox = {
  seal(secret: string): Buffer
  /** Throws where the box was sealed with another key, or altered since. */
  open(sealed: Buffer): string
  /** To know a short secret again, where a copy of the database must not be enough to guess it. */
  digest(secret: string): string
}

const cipher = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

export function secretBox(masterKey: Buffer): SecretBox {
  if (masterKey.length !== keyBytes) throw new Error(`The master key has ${keyBytes} bytes.`)
  const digestKey = createHmac('sha256', masterKey).update('digest').digest()
  return {
    seal(secret) {
      const nonce = randomBytes(nonceBytes)
      const sealing = createCipheriv(cipher, masterKey, nonce)
      return Buffer.concat([nonce, sealing.update(secret, 'utf8'), sealing.final(), sealing.getAuthTag()])
    },
    open(sealed) {
      const opening = createDecipheriv(cipher, masterKey, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
      opening.setAuthTag(sealed.subarray(-tagBytes))
      return Buffer.concat([opening.update(sealed.subarray(nonceBytes, -tagBytes)), opening.final()]).toString('utf8')
    },
    digest: (secret) => createHmac('sha256', digestKey).update(secret).digest('base64url'),
  }
}
