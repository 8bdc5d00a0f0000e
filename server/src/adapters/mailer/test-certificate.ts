import { generateKeyPairSync, sign } from 'node:crypto'

/** Creates a certificate for localhost. Writes DER by hand, because Node can only read certificates. */
export function testCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(oid('2a8648ce3d040302')) // ecdsa-with-SHA256
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, 'localhost')))) // commonName
  const localhost = sequence(der(0x82, 'localhost'), der(0x87, Buffer.from([127, 0, 0, 1])))
  const certified = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time(-1), time(1)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid('551d11'), der(0x04, localhost)))), // subjectAltName
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', certified, privateKey))
  const base64 = sequence(certified, algorithm, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}

function der(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)))
  const short = body.length < 128
  const length = short ? [body.length] : [0x82, body.length >> 8, body.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts)
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'))
}

function time(days: number): Buffer {
  const date = new Date(Date.now() + days * 86_400_000)
  return der(0x17, `${date.toISOString().replace(/\D/g, '').slice(2, 14)}Z`)
}
