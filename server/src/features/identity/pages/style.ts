import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { demoNoticeStyle } from '../../../platform/web/demo-notice.ts'
import { serverPageCss } from '../../../platform/web/server-page-css.ts'

// The bundler copies files that are named in exactly this form.
const files = [
  new URL('sign-in-frame.css', import.meta.url),
  new URL('sign-in-form.css', import.meta.url),
  new URL('sign-in-demo.css', import.meta.url),
]

/** The inline style of every sign-in page. */
export const style: string = serverPageCss + demoNoticeStyle + files.map((file) => readFileSync(file, 'utf8')).join('')

export const hashForPolicy = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
