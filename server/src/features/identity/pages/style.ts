import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { demoNoticeStyle } from '../../../platform/web/demo-notice.ts'
import { serverPageCss } from '../../../platform/web/server-page-css.ts'

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

/** The inline style of every sign-in page. */
export const style: string = serverPageCss + demoNoticeStyle + ['frame.css', 'form.css', 'demo.css'].map(read).join('')

export const hashForPolicy = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
