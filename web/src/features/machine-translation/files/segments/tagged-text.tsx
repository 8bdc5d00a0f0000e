import { readTokens } from './inline-tags.ts'
import css from './tags.module.css'
import { useTagName } from './use-tag-name.ts'

/** A text whose tags are shown as small chips. */
export function TaggedText({ text }: { text: string }) {
  const nameOf = useTagName()
  return readTokens(text).map((token, index) =>
    typeof token === 'string' ? (
      token
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text is replaced as a whole
      <span key={index} className={css.tag} data-edge={token.edge} title={nameOf(token)}>
        {token.number}
      </span>
    ),
  )
}
