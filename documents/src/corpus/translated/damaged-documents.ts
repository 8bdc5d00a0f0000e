import { createDamage } from '../damage.ts'
import { createRandom } from '../random.ts'
import { zipEntries, zipOf } from '../zip-writer.ts'
import { unzip } from './translate-bytes.ts'

const fragments = ['', '<', '>', '&', '"', '</w:p>', '<w:p>', '<![CDATA[']

/** Creates a function that damages a document: the archive itself, or XML inside a good archive. */
export function createDocumentDamage(seed: number): (bytes: Buffer) => Promise<Buffer> {
  const random = createRandom(seed)
  const damage = createDamage(seed)
  return async (bytes) => {
    if (random(3) === 0) return damage(bytes)
    const files = await unzip(bytes)
    const names = Object.keys(files).filter((name) => name.endsWith('.xml') && !name.startsWith('['))
    const name = names[random(names.length)] as string
    const part = files[name] as Buffer
    const at = random(part.length)
    const fragment = Buffer.from(fragments[random(fragments.length)] ?? '')
    files[name] = Buffer.concat([part.subarray(0, at), fragment, part.subarray(at + random(30))])
    return zipOf(zipEntries(files))
  }
}

/** Creates an engine that removes, repeats, moves and invents words and tags. */
export function createCarelessEngine(seed: number): (text: string) => string {
  const random = createRandom(seed)
  return (text) => {
    const pieces = text.split(/(<[^>]+>|\s+)/).filter((piece) => piece !== '')
    for (let mistakes = random(4); mistakes > 0; mistakes--) {
      const at = random(Math.max(1, pieces.length))
      const kind = random(4)
      if (kind === 0) pieces.splice(at, 1)
      else if (kind === 1) pieces.splice(at, 0, pieces[random(Math.max(1, pieces.length))] ?? '')
      else if (kind === 2) pieces.splice(random(Math.max(1, pieces.length)), 0, ...pieces.splice(at, 1))
      else pieces.splice(at, 0, `<g${random(5)}>`)
    }
    return pieces.join('') || 'x'
  }
}
