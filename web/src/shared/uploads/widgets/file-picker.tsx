import { type ChangeEvent, type ReactNode, type Ref, useRef } from 'react'

type Props = {
  readonly ref?: Ref<HTMLButtonElement> | undefined
  readonly className: string
  readonly isFolder?: boolean
  readonly describedBy?: string | undefined
  readonly extensions?: readonly string[] | undefined
  readonly onFiles: (files: File[]) => void
  readonly children: ReactNode
}

/** A button that opens the browser's own dialog, for files or for a whole folder. */
export function FilePicker({ ref, className, isFolder = false, describedBy, extensions, onFiles, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // So that the same file can be chosen again after its removal.
    currentTarget.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={className}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={extensions?.map((one) => `.${one}`).join()}
        {...(isFolder && { webkitdirectory: '' })}
        onChange={take}
      />
    </>
  )
}
