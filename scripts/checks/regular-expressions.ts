import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { check } from 'recheck'
import ts from 'typescript'
import { isAllowed } from './allowed-expressions.ts'

const root = join(import.meta.dirname, '../..')
/** Scripts are left out: they read only our own files. */
const sources = '{contract,documents,locale,server,subtitles,web}/src/**/*.{ts,tsx,mjs}'
/** Tests and their tools read only what we wrote ourselves. */
const isSkipped = (path: string): boolean =>
  /[\\/]corpus[\\/]|\.(?:test|suite|fixture)\.|[\\/](?:test-[^\\/]*|find-untranslated\.ts)$/.test(path)

export type Expression = { readonly file: string; readonly source: string; readonly flags: string }

/** Every regular expression that is written out in the source of the product. Those put together at run time are not seen. */
export function collectExpressions(): Expression[] {
  return globSync(sources, { cwd: root })
    .filter((file) => !isSkipped(`/${file}`))
    .flatMap((file) => expressionsIn(relative(root, join(root, file)), readFileSync(join(root, file), 'utf8')))
}

export function expressionsIn(file: string, text: string): Expression[] {
  const found: Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [source, flags] = node.arguments ?? []
      if (source && ts.isStringLiteralLike(source))
        found.push({ file, source: source.text, flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '' })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return found
}

const atOnce = 2
const longestMs = 4_000

/**
 * Those that take more than linear time on some input and are not on the list of exceptions. What recheck cannot decide
 * in time passes. Verdicts are cached: undecided ones and those of bounded repetitions take seconds each.
 */
export async function findVulnerable(expressions: readonly Expression[]): Promise<string[]> {
  const cache = readCache()
  const left = [...expressions]
  const problems: string[] = []
  const work = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { file, source, flags } = next
      const key = `/${source}/${flags}`
      if (isAllowed(file, source) || cache.has(key)) continue
      const verdict = await check(source, flags, { timeout: longestMs })
      // What was found by trying is tried again from another seed: some linear expressions look slow once.
      const isSure =
        verdict.status === 'vulnerable' && (verdict.checker !== 'fuzz' || (await isSlowAgain(source, flags)))
      if (isSure) problems.push(`${file}: ${key} is ${verdict.complexity.summary}`)
      else cache.add(key)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  writeCache(cache)
  return problems.sort()
}

const isSlowAgain = async (source: string, flags: string): Promise<boolean> =>
  (await check(source, flags, { timeout: 4 * longestMs, randomSeed: 2 })).status === 'vulnerable'

const cacheFile = join(root, 'node_modules/.cache/regular-expressions.json')

function readCache(): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(cacheFile, 'utf8')) as string[])
  } catch {
    return new Set()
  }
}

function writeCache(harmless: ReadonlySet<string>): void {
  mkdirSync(dirname(cacheFile), { recursive: true })
  writeFileSync(cacheFile, JSON.stringify([...harmless].sort(), null, 1))
}
