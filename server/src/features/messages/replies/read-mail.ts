import PostalMime, { type Address, type Attachment } from 'postal-mime'
import { cutQuotes } from './cut-quotes.ts'
import { readHtmlText } from './html-text.ts'
import { isAutomatic } from './is-automatic.ts'

export type MailTask = {
  readonly content: Uint8Array
  readonly returnPath: string
  /** The line above which people write, in all languages. */
  readonly replyLines: readonly string[]
}

export type MailFile = { readonly fileName: string; readonly content: Uint8Array }

export type ReadMail = {
  readonly isAutomatic: boolean
  /** In lower case. */
  readonly from: string
  readonly messageId: string | undefined
  /** What the person wrote, without quotes. */
  readonly text: string
  readonly files: readonly MailFile[]
}

/** Exceeding one of them is an error. Nested messages are files. */
const limits = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 }

export async function readMail({ content, returnPath, replyLines }: MailTask): Promise<ReadMail> {
  const mail = await PostalMime.parse(content, { ...limits, forceRfc822Attachments: true })
  const written = mail.text?.trim() ? mail.text : readHtmlText(mail.html ?? '')
  return {
    isAutomatic: isAutomatic(mail.headers, returnPath),
    from: addressOf(mail.from).toLowerCase(),
    messageId: mail.messageId,
    text: cutQuotes(removeControls(written), replyLines),
    files: mail.attachments.filter(isFile).map(toFile),
  }
}

const addressOf = (from: Address | undefined): string => from?.address ?? ''

/** PostgreSQL stores no NUL, and nobody reads the others. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const removeControls = (text: string): string => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')

/** Pictures in the text are mostly logos of signatures; they stay out. */
const isFile = ({ related, disposition, filename }: Attachment): boolean =>
  !related && (disposition === 'attachment' || filename !== null)

const toFile = ({ filename, content }: Attachment): MailFile => ({
  fileName: filename?.trim() || 'file',
  content: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
})
