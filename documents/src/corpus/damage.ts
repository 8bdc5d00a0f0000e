import { createRandom } from './random.ts'

const fragments = [
  '<',
  '>',
  '&',
  '"',
  '</w:p>',
  '<w:p>',
  '<![CDATA[',
  '<!--',
  '<!DOCTYPE',
  '\0',
  '{',
  '[',
  'PK\x01\x02',
  '%PDF-',
]

/** Creates a function that damages files at random; the same seed gives the same damage. */
export function createDamage(seed: number): (bytes: Buffer) => Buffer {
  const random = createRandom(seed)
  return (original) => {
    const bytes = Buffer.from(original)
    const at = random(bytes.length)
    switch (random(5)) {
      case 0:
        return bytes.subarray(0, at)
      case 1:
        return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + random(40))])
      case 2:
        return Buffer.concat([
          bytes.subarray(0, at),
          Buffer.from(fragments[random(fragments.length)] ?? ''),
          bytes.subarray(at),
        ])
      case 3:
        return Buffer.concat([bytes.subarray(0, at), bytes.subarray(random(bytes.length))])
      default:
        for (let hit = random(6); hit >= 0; hit--) bytes[random(bytes.length)] = random(256)
        return bytes
    }
  }
}
