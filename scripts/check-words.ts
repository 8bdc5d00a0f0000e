import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { allowedWords } from './allowed-words.ts'
import { findAvoidedWords } from './plain-words.ts'

const patterns = ['*.ts', '*.tsx', '*.mjs', '*.md', '*.css']
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
  encoding: 'utf8',
})
const files = listed.split('\n').filter((file) => file !== '' && existsSync(file) && !file.includes('.generated.'))
let count = 0
for (const file of files) {
  const allowed = allowedWords.filter((entry) => file.startsWith(entry.file)).map(({ words }) => words)
  for (const { line, word, advice } of findAvoidedWords(readFileSync(file, 'utf8'), allowed)) {
    console.log(`${file}:${line} "${word}": ${advice}`)
    count += 1
  }
}
console.log(`${files.length} files checked, ${count} words to replace`)
process.exitCode = count === 0 && files.length > 0 ? 0 : 1
