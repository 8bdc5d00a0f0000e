import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** Encrypts secrets in the database. The master key is stored elsewhere. */
export type SecretBox = {
  seal(secret: string): Buffer
  /** Throws where the secret was sealed with another key or changed since. */
  open(sealed: Buffer): string
  /** A keyed hash to compare short secrets, which cannot be guessed from a copy of the database. */
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
