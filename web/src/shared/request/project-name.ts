import { sanitizeFileName } from '@portolan/contract/files/file-name'

const two = (value: number): string => String(value).padStart(2, '0')

/** `{local part} {YYYY-MM-DD HH.mm}`, in the browser's time zone; empty without an e-mail address. */
export function defaultProjectName(email: string, now: Date): string {
  const [local = ''] = email.trim().split('@')
  if (local === '') return ''
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  return `${local.replaceAll(';', '-')} ${day} ${two(now.getHours())}.${two(now.getMinutes())}`
}

/** The name of the file that a typed text is sent as. */
export const textFileName = (projectName: string): string => sanitizeFileName(`${projectName.trim()}.txt`)
