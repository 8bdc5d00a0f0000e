import css from './button.module.css'

/** Class names for a plain link or button: no component. */
export const button = (kind: 'solid' | 'outline' | 'text' | 'danger', size: 'usual' | 'large' = 'usual'): string =>
  `${css.button} ${css[kind]} ${css[size]}`

/** A square button that holds an icon alone; give it an aria-label. */
export const iconButton = `${css.button} ${css.text} ${css.icon}`
