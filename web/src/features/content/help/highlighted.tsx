import css from './faq.module.css'
import { cutAtWords } from './search-faq.ts'

export const Highlighted = ({ text, words }: { text: string; words: readonly string[] }) =>
  cutAtWords(text, words).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
      <mark key={index} className={css.hit}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
