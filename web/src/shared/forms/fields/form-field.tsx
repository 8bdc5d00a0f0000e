import { type FocusEvent, type ReactNode, useRef } from 'react'
import { useField } from './use-field.ts'

type Field = Omit<ReturnType<typeof useField>, 'leave'>
type Props = { name: string; label: string; children: (field: Field) => ReactNode }

/** Any widget as a field of the form: a list of languages, choices, files. It is left when the focus leaves all of it. */
export function FormField({ name, label, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { leave, ...field } = useField(name, label, box)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) leave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that the focus has left
    <div ref={box} onBlur={onBlur}>
      {children(field)}
    </div>
  )
}
