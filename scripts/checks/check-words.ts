import { readFileSync } from 'node:fs'
import { allowedWords } from './allowed-words.ts'
import { listFiles } from './list-files.ts'
import { findAvoidedWords } from './plain-words.ts'

const files = listFiles('**/*.{ts,tsx,mjs,md,css}').filter((file) => !file.includes('.generated.'))
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
