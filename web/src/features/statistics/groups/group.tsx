import type { ReactNode } from 'react'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from '../dashboard.module.css'
import { useOpenGroup } from '../open-groups.ts'

type Props = { name: string; title: string; text: string; children: ReactNode }

/** Its figures are asked for when it is opened, not before. */
export function Group({ name, title, text, children }: Props) {
  const [isOpen, toggle] = useOpenGroup(name)
  return (
    <details className={css.group} open={isOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>
        <Icon name="chevron" size={16} />
        <h2>{title}</h2>
        <span className={css.quiet}>{text}</span>
      </summary>
      {isOpen && <div className={css.tables}>{children}</div>}
    </details>
  )
}
