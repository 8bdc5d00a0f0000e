import { sanitizeFileName } from '@portolan/contract/files/file-name'
import { projectNameMaxLength } from '@portolan/contract/job-requests/requests'
import { localClock, localDay } from '../format.ts'

/** `{local part} {YYYY-MM-DD HH.mm}`, in the browser's time zone; empty without an email address. */
export function defaultProjectName(email: string, now: Date): string {
  const [local = ''] = email.trim().split('@')
  if (local === '') return ''
  const [hours, minutes] = localClock(now)
  return `${local.replaceAll(';', '-')} ${localDay(now)} ${hours}.${minutes}`
}

const defaultEnd = / \d{4}-\d\d-\d\d \d\d\.\d\d$/

/** Whether nobody has chosen the name yet. */
export const isDefaultProjectName = (name: string): boolean => defaultEnd.test(name)

/** The name of a file without its ending, as the name of a project. Empty without a file. */
export const nameOfFile = (fileName = ''): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(';', '-')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, projectNameMaxLength)

const mostOfText = 60
/** Enough to find the first words behind blank lines, however long the text is. */
const readOfText = 500

/** The first words of a text, as the name of a project: of its first line, and whole ones where it has blanks. */
export function nameOfText(text: string): string {
  const line = text.trimStart().slice(0, readOfText).split('\n', 1)[0] ?? ''
  const words = line.replaceAll(';', '-').split(/\s+/).filter(Boolean)
  let name = ''
  for (const word of words) {
    const longer = name ? `${name} ${word}` : Array.from(word).slice(0, mostOfText).join('')
    if (longer.length > mostOfText && name) break
    name = longer
  }
  return name.replace(/[.,:!?…،؟。，！？]{1,3}$/, '')
}

/** Of a request whose name was left empty. */
export const nameAfter = (fileName: string | undefined, email: string): string =>
  nameOfFile(fileName) || defaultProjectName(email, new Date())

/** The name of the file that a typed text is sent as. */
export const textFileName = (projectName: string): string => sanitizeFileName(`${projectName.trim()}.txt`)
