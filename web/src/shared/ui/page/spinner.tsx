import css from './spinner.module.css'

/** Something that takes a moment, in words and in a turning ring. */
export const Spinner = ({ text }: { text: string }) => (
  <p className={css.row} role="status">
    <span className={css.ring} aria-hidden="true" />
    {text}
  </p>
)
