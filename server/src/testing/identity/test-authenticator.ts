import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type CreationOptions = {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}
type RequestOptions = { readonly challenge: string; readonly rpId: string }

const flag = { userPresent: 0x01, userVerified: 0x04, hasCredential: 0x40 }
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** A passkey in software, with everything that an authenticator may do right or wrong. */
export class TestAuthenticator {
  readonly id = randomBytes(32)
  readonly #key: KeyObject
  readonly #publicKey: Buffer
  #userHandle = ''
  counter = 0
  isUserVerified = true
  origin: string

  constructor(origin: string) {
    this.origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    // The COSE map {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
    const head = Buffer.from('a5010203262001215820', 'hex')
    const middle = Buffer.from('225820', 'hex')
    this.#publicKey = Buffer.concat([head, Buffer.from(x, 'base64url'), middle, Buffer.from(y, 'base64url')])
  }

  create({ challenge, rp, user }: CreationOptions) {
    this.#userHandle = user.id
    const idLength = Buffer.alloc(2)
    idLength.writeUInt16BE(this.id.length)
    const credential = Buffer.concat([Buffer.alloc(16), idLength, this.id, this.#publicKey])
    const data = Buffer.concat([this.#data(rp.id, flag.hasCredential), credential])
    const dataLength = Buffer.alloc(2)
    dataLength.writeUInt16BE(data.length)
    // The CBOR map { fmt: 'none', attStmt: {}, authData }.
    const open = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex')
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.concat([open, dataLength, data]).toString('base64url'),
      transports: ['internal'],
    })
  }

  get({ challenge, rpId }: RequestOptions) {
    this.counter++
    const data = this.#data(rpId, 0)
    const clientData = this.#clientData('webauthn.get', challenge)
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#key).toString('base64url'),
      userHandle: this.#userHandle,
    })
  }

  #data(rpId: string, flags: number): Buffer {
    const tail = Buffer.alloc(5)
    tail.writeUInt8(flags | flag.userPresent | (this.isUserVerified ? flag.userVerified : 0))
    tail.writeUInt32BE(this.counter, 1)
    return Buffer.concat([sha256(rpId), tail])
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  #credential<Response>(response: Response) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}
