import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type TestProject = 'pure' | 'server' | 'pages' | 'pages-with-mocks'

/** The variable that holds the address of the test database. Written so that this file does not match itself. */
const readsDatabaseAddress = /PORTOLAN_TEST[_]SERVER/
const asksForDom = /^\/\/ @vitest-environment jsdom$/m
const replacesModules = /^vi\.mock\(/m
const folders = ['locale', 'contract', 'documents', 'subtitles', 'server', 'web', 'client', 'scripts']
const relativeImport = /(?:\bfrom|\bimport\(|^import)\s*'(\.[^']+\.tsx?)'/gm

/**
 * Sorts the test files by what they need, found by following their imports, so that a test that needs no database does
 * not wait for one and no list has to be kept.
 */
export function sortTestFiles(root: string): Record<TestProject, string[]> {
  const needsDatabase = createDatabaseSearch()
  const sorted: Record<TestProject, string[]> = { pure: [], server: [], pages: [], 'pages-with-mocks': [] }
  for (const name of findTestFiles(root)) {
    const file = join(root, name)
    const text = readFileSync(file, 'utf8')
    if (asksForDom.test(text)) sorted[replacesModules.test(text) ? 'pages-with-mocks' : 'pages'].push(name)
    else sorted[needsDatabase(file) ? 'server' : 'pure'].push(name)
  }
  return sorted
}

/** By hand, as globSync takes five times as long, which every run of a single test would wait for. */
function findTestFiles(root: string): string[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name))))
    .filter((name) => /\.test\.tsx?$/.test(name) && !/\b(node_modules|dist)\b/.test(name))
    .sort()
}

function createDatabaseSearch(): (file: string) => boolean {
  const known = new Map<string, boolean>()
  return function needsDatabase(file) {
    const found = known.get(file)
    if (found !== undefined) return found
    known.set(file, false) // ends circles of imports
    const text = readFileSync(file, 'utf8')
    const imported = [...text.matchAll(relativeImport)].map(([, path = '']) => join(dirname(file), path))
    const needs = readsDatabaseAddress.test(text) || imported.filter(existsSync).some(needsDatabase)
    known.set(file, needs)
    return needs
  }
}
