import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countText, inspectFile, type Refusal } from '../index.ts'
import { countedDocuments } from './counted/counted-documents.ts'
import { createDamage } from './damage.ts'
import { goodFiles } from './good-files.ts'

/** Damages each good file once a round. Returns how many answers readers gave, and throws if one is neither facts nor a refusal. */
export async function fuzz(seed: number, rounds: number, includePdf: boolean): Promise<number> {
  const damage = createDamage(seed)
  const good = goodFiles.map(([title, name, make, type]) => ({ title, name, type, bytes: make() }))
  const counted = countedDocuments.map(({ title, name, make, type }) => ({ title, name, type, bytes: make() }))
  const files = [...good, ...counted].filter(
    ({ bytes, type }) => bytes.length < 100_000 && (includePdf || type !== 'pdf'),
  )
  const folder = await mkdtemp(join(tmpdir(), 'documents-fuzz-'))
  const path = join(folder, 'damaged')
  let answers = 0
  for (let round = 0; round < rounds; round++)
    for (const { title, name, bytes, type } of files) {
      await writeFile(path, damage(bytes))
      refuseLostReader(title, await inspectFile(path, { name }))
      refuseLostReader(title, await countText(path, type))
      answers += 2
    }
  await rm(folder, { recursive: true })
  return answers
}

function refuseLostReader(title: string, answer: object | Refusal): void {
  if ('hasLostReader' in answer) throw new Error(`${title}: ${JSON.stringify(answer)}`)
}
