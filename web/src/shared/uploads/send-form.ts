import type { PresignedPost } from '@portolan/contract/files/files'
import { ApiError } from '../api/api-error.ts'
import { sendBytes } from './send-bytes.ts'
import { type Transfer, transferring } from './transfer.ts'

/** Forms are good for an hour; one that is nearly as old is not used for a long upload. */
const FRESH_FOR_MS = 45 * 60_000

export type FormSource = (wish?: { fresh: boolean }) => Promise<PresignedPost>

/** One form serves all files of a request, until it is too old. */
export function formSource(authorize: () => Promise<PresignedPost>): FormSource {
  let known: { form: Promise<PresignedPost>; at: number } | undefined
  return ({ fresh } = { fresh: false }) => {
    if (fresh || !known || Date.now() - known.at > FRESH_FOR_MS) {
      const form = authorize()
      known = { form, at: Date.now() }
      form.catch(() => {
        known = undefined
      })
    }
    return known.form
  }
}

/** Sends a file as a whole with a form the server signed. Answers the key it is stored under. */
export async function sendWithForm(forms: FormSource, name: string, file: File, transfer: Transfer): Promise<string> {
  const send = async (post: PresignedPost) => {
    const body = formOf(post, name, file)
    await sendBytes({ method: 'POST', url: post.url, body, signal: transfer.signal, onSent: transfer.onSent })
    return keyOf(post, name)
  }
  return transferring(transfer, file, async () => {
    try {
      return await send(await forms())
    } catch (error) {
      const isTooOld = error instanceof ApiError && error.errorCode === 'AccessDenied'
      if (!isTooOld) throw error
      return send(await forms({ fresh: true }))
    }
  })
}

/** The form's own fields come before the file: the store checks them before it takes the first byte. */
function formOf({ fields }: PresignedPost, name: string, file: File): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', file, name)
  return form
}

/** A function, so that "$&" in a name is not taken for a pattern. */
const keyOf = ({ fields }: PresignedPost, name: string): string => (fields.key ?? '').replace('${filename}', () => name)
