import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { FileType } from '../../file-types.ts'
import { readSegments, writeTranslation } from '../../index.ts'

/** Reads the segments of a file, answers each in capitals and writes the translation. Prints how memory grew. */
const [path = '', type = ''] = process.argv.slice(2)
const [segments, answers] = [`${path}.segments`, `${path}.answers`]
const before = process.memoryUsage.rss()
const read = await readSegments(path, type as FileType, { to: segments, from: 'en' })
const file = await open(answers, 'w')
let pending: string[] = []
for await (const line of createInterface({ input: createReadStream(segments) })) {
  const { id, text } = JSON.parse(line) as { id: string; text: string }
  pending.push(`${JSON.stringify({ id, text: text.toUpperCase() })}\n`)
  if (pending.length < 1000) continue
  await file.appendFile(pending.join(''))
  pending = []
}
await file.appendFile(pending.join(''))
await file.close()
const options = { answers, to: `${path}.output`, from: 'en', into: 'es' }
const written = await writeTranslation(path, type as FileType, options)
const grewMiB = (process.resourceUsage().maxRSS * 1024 - before) / 1024 / 1024
process.stdout.write(JSON.stringify({ read, written, grewMiB }))
