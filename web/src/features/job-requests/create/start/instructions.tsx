import { useMessages } from '../../../../shared/messages/messages.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import css from '../form/request-form.module.css'
import { createRequestMessages } from '../messages/create-request.ts'
import { safeHtml } from './safe-html.ts'

/** What a client wants its people to know: HTML, or a text line by line. */
export default function Instructions({ text }: { text: string }) {
  const t = useMessages(createRequestMessages)
  return (
    <aside className={css.instructions} aria-label={t('instructions')}>
      <Icon name="question" />
      <div dir="auto">{isHtml(text) ? safeHtml(text) : linesOf(text)}</div>
    </aside>
  )
}

const isHtml = (text: string): boolean => /<[a-z][^<>]*>/i.test(text)

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
    .map((line, at) => <p key={at}>{line}</p>)
