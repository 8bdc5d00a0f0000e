import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const script = join(import.meta.dirname, 'last-check.ts')

it('tests what changed since the last passed check, else since the common main, else everything', () => {
  const common = aRepository()
  const first = commit(common, 'first')
  const alone = aRepository()
  commit(alone, 'alone')
  expect(found(alone)).toBe('null')

  const clone = aFolder()
  execFileSync('git', ['clone', '--quiet', common, clone])
  const second = commit(clone, 'second')
  commit(clone, 'third')
  expect(found(clone)).toBe(first)

  remember(clone, second)
  expect(found(clone)).toBe(second)
  // A check of another branch says nothing about this one.
  remember(clone, 'f'.repeat(40))
  expect(found(clone)).toBe(first)
})

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-check-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function aRepository(): string {
  const folder = aFolder()
  git(folder, 'init', '--quiet', '--initial-branch=main')
  return folder
}

function git(folder: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Tester', '-c', 'user.email=tester@portal.example']
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim()
}

function commit(folder: string, message: string): string {
  git(folder, 'commit', '--quiet', '--allow-empty', '-m', message)
  return git(folder, 'rev-parse', 'HEAD')
}

function remember(folder: string, checked: string): void {
  mkdirSync(join(folder, 'node_modules/.cache'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/.cache/checked-commit'), checked)
}

function found(folder: string): string {
  const read = `import { findCheckedCommit } from ${JSON.stringify(script)}; console.log(findCheckedCommit())`
  return execFileSync(process.execPath, ['--input-type=module', '-e', read], { cwd: folder, encoding: 'utf8' }).trim()
}
