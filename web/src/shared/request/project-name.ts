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

/** The name of a file without its ending, as the name of a project. */
export const projectNameOf = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(';', '-')
    .replaceAll('_', ' ')
    .trim()

/** Of a request whose name was left empty. */
export const nameAfter = (fileName: string | undefined, email: string): string =>
  projectNameOf(fileName ?? '').slice(0, projectNameMaxLength) || defaultProjectName(email, new Date())

/** The name of the file that a typed text is sent as. */
export const textFileName = (projectName: string): string => sanitizeFileName(`${projectName.trim()}.txt`)
