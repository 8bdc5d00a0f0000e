import { type FocusEvent, type ReactNode, useState } from 'react'
import { createElementRef } from './element-ref.ts'
import { useField } from './use-field.ts'

type Field = Omit<ReturnType<typeof useField>, 'leave'>
type Props = { name: string; label: string; children: (field: Field) => ReactNode }

/** Any widget as a field of the form: a list of languages, choices, files. It is left when the focus leaves all of it. */
export function FormField({ name, label, children }: Props) {
  const [box] = useState(createBox)
  const { leave, ...field } = useField(name, label, box.firstControl)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) leave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that the focus has left
    <div ref={box.set} onBlur={onBlur}>
      {children(field)}
    </div>
  )
}

const wrongControl = '[aria-invalid=true]'
const anyControl = 'input:enabled:not([hidden]), select, textarea, button'

function createBox() {
  const { get, set } = createElementRef<HTMLElement>()
  return {
    set,
    /** The wrong one of several, else the first. */
    firstControl: (): HTMLElement | null =>
      get()?.querySelector<HTMLElement>(wrongControl) ?? get()?.querySelector<HTMLElement>(anyControl) ?? null,
  }
}
