import { useEffect, useRef } from 'react'
import { dressMail, writeMail } from './mail-html.ts'
import css from './mail-reader.module.css'

/** Same origin and no script: the page may look in and dress the mail, the mail can do nothing. Its links open a tab. */
const allowed = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

export function MailFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (frame.current) writeMail(frame.current, html)
  }, [html])
  return (
    <iframe
      ref={frame}
      className={css.frame}
      title={title}
      sandbox={allowed}
      onLoad={(event) => dressMail(event.currentTarget)}
    />
  )
}
