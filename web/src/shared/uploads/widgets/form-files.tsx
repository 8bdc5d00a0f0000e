import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { useField } from '../../forms/fields/use-field.ts'
import { useUploads } from '../use-uploader.ts'
import { FileField } from './file-field.tsx'

type Props = Omit<ComponentProps<typeof FileField>, 'error'> & { name: string }

/** The files of an uploader as a field of a form. Its value is the list of their names. */
export function FormFiles({ name, ...field }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { error, change } = useField(name, field.label, box)
  const { items } = useUploads(field.uploader)
  const copyNames = useEffectEvent((names: readonly string[]) => change(names))
  useEffect(() => copyNames(items.map((item) => item.name)), [items])
  return (
    <div ref={box}>
      <FileField {...field} error={error} />
    </div>
  )
}
