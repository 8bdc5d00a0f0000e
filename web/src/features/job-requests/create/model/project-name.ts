import { sanitizeFileName } from '@portolan/contract/files/file-name'

const two = (value: number): string => String(value).padStart(2, '0')

/** `{local part} {YYYY-MM-DD HH.mm}`, in the sender's own time; empty while the address is not known. */
export function defaultProjectName(email: string, now: Date): string {
  const [local = ''] = email.trim().split('@')
  if (local === '') return ''
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  return `${local.replaceAll(';', '-')} ${day} ${two(now.getHours())}.${two(now.getMinutes())}`
}

/** What a typed text is called when it is sent as a file. */
export const textFileName = (projectName: string): string => sanitizeFileName(`${projectName.trim()}.txt`)
