import type { TranslationPass } from '../../segments/translation-pass.ts'

/** The address of links, such as `[label]: address "Title"`. Its title is shown with each of them. */
export function translateDefinition(line: string, pass: TranslationPass): string {
  const end = line.trimEnd().length - 1
  const quote = line[end]
  const start = quote === '"' || quote === "'" ? line.lastIndexOf(quote, end - 1) : -1
  const before = line.slice(0, Math.max(0, start))
  if (start < 0 || before.trimEnd() === before || before.trimEnd().endsWith(']:')) return line
  const title = pass.translateText(line.slice(start + 1, end))
  if (title === undefined) return line
  return `${line.slice(0, start + 1)}${title.replaceAll(quote ?? '', '’')}${line.slice(end)}`
}
