import type { LegalBlock, LegalTextId } from '@portolan/contract/content/content'
import { directionOf } from '@portolan/locale/direction'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../messages/language.ts'
import { useMessages } from '../messages/messages.ts'
import { ErrorDisplay } from '../ui/page/error-display.tsx'
import { Skeleton } from '../ui/page/skeleton.tsx'
import css from './legal-text.module.css'
import { legalText } from './legal-text-query.ts'
import { legalMessages } from './messages/legal.ts'

/** The provider's own text. It is plain text: nothing in it can become markup. */
export function LegalText({ id }: { id: LegalTextId }) {
  const t = useMessages(legalMessages)
  const text = useQuery(legalText(id, useLanguage()))
  if (text.isPending) return <Skeleton count={6} />
  if (text.isError) return <ErrorDisplay error={text.error} onRetry={() => text.refetch()} />
  return (
    <div className={css.text} lang={text.data.locale} dir={directionOf(text.data.locale)}>
      <p className={css.version}>{t('version', { version: text.data.version })}</p>
      {partsOf(text.data.blocks).map((part) =>
        part.kind === 'list' ? (
          <ul key={part.key}>
            {part.items.map((item) => (
              <li key={item}>{linesOf(item)}</li>
            ))}
          </ul>
        ) : part.kind === 'heading' ? (
          <h2 key={part.key}>{part.text}</h2>
        ) : (
          <p key={part.key}>{linesOf(part.text)}</p>
        ),
      )}
    </div>
  )
}

const linesOf = (text: string) => {
  const lines = text.split('\n')
  return lines.length === 1 ? text : lines.map((line) => <bdi key={line}>{line}</bdi>)
}

type Part =
  | { readonly kind: 'heading' | 'paragraph'; readonly key: number; readonly text: string }
  | { readonly kind: 'list'; readonly key: number; readonly items: string[] }

/** Items that follow each other are one list. */
function partsOf(blocks: readonly LegalBlock[]): Part[] {
  const parts: Part[] = []
  for (const [key, { kind, text }] of blocks.entries()) {
    const last = parts.at(-1)
    if (kind !== 'item') parts.push({ kind, key, text })
    else if (last?.kind === 'list') last.items.push(text)
    else parts.push({ kind: 'list', key, items: [text] })
  }
  return parts
}
