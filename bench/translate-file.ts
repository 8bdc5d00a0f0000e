import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readSegments, writeTranslation } from '../documents/src/index.ts'
import { apertiumEngine } from '../server/src/adapters/translation-engine/apertium/apertium.ts'
import { listKept } from './translate/kept-content.ts'
import { inRounds, load } from './rounds.ts'
import { sampleDocx } from './translate/sample-docx.ts'

/**
 * Translation of a docx compared with `apertium -f docx` (P10): `npm run bench:translate-file -- 5`, rounds. Needs
 * Debian's apertium-eng-cat. Both use the same mode, eng-cat. Our engine keeps its programs running, as in the portal.
 */
const [rounds = '5'] = process.argv.slice(2)
const pair = { from: 'en', to: 'ca' }
const signal = new AbortController().signal
const engine = apertiumEngine({ roots: ['/'] })
const folder = await mkdtemp(join(tmpdir(), 'bench-translate-file-'))
const run = promisify(execFile)
try {
  await compare()
} finally {
  await engine.stop()
  await rm(folder, { recursive: true })
}

async function compare(): Promise<void> {
  const samples = { long: sampleDocx(1_000), short: sampleDocx(40) }
  const candidates = []
  for (const [name, bytes] of Object.entries(samples)) {
    const path = join(folder, `${name}.docx`)
    await writeFile(path, bytes)
    const words = await countWords(path)
    const speed = (work: (path: string) => Promise<void>) => async () => {
      const began = performance.now()
      await work(path)
      return words / ((performance.now() - began) / 1000)
    }
    candidates.push({ name: `ours, ${words} words`, run: speed(translateFile) })
    candidates.push({ name: `apertium -f docx, ${words} words`, run: speed(runApertium) })
  }
  await translateFile(join(folder, 'short.docx'))
  const speeds = await inRounds(candidates, Number(rounds))
  console.log(`P10: English to Catalan, median of ${rounds} rounds, load ${load()}`)
  console.table([...speeds].map(([name, speed]) => ({ name, 'words/s': Math.round(speed) })))
  const source = samples.short
  const [ours, theirs] = await Promise.all(
    ['ours', 'apertium'].map(async (name) => listKept(source, await readFile(join(folder, `short.docx.${name}`)))),
  )
  console.table(
    Object.fromEntries(
      Object.keys(ours ?? {}).map((name) => [name, { ours: ours?.[name], 'apertium -f docx': theirs?.[name] }]),
    ),
  )
}

async function countWords(path: string): Promise<number> {
  const report = await readSegments(path, 'docx', { to: `${path}.segments`, from: 'en' })
  if ('refusal' in report) throw new Error(report.refusal)
  return report.words
}

async function translateFile(path: string): Promise<void> {
  await countWords(path)
  const segments = (await readFile(`${path}.segments`, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { id: string; text: string })
  const answers = await engine.translate(
    segments.map(({ text }) => text),
    pair,
    { signal },
  )
  const lines = segments.flatMap(({ id }, index) => {
    const answer = answers[index]
    return answer && 'text' in answer ? [`${JSON.stringify({ id, text: answer.text })}\n`] : []
  })
  await writeFile(`${path}.answers`, lines.join(''))
  const options = { answers: `${path}.answers`, to: `${path}.ours`, from: 'en', into: 'ca' }
  const report = await writeTranslation(path, 'docx', options)
  if ('refusal' in report || report.failed.length > 0) throw new Error('Not everything was translated')
}

async function runApertium(path: string): Promise<void> {
  await run('apertium', ['-f', 'docx', '-u', 'eng-cat', path, `${path}.apertium`])
}
