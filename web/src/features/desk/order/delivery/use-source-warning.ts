import { useState } from 'react'
import { ApiError } from '../../../../shared/api/api-client.ts'

type Deliver = (isSourceIntended: boolean) => Promise<void>
type Warning = { readonly name: string; readonly again: () => Promise<void> }

/** Delivers files. Where one of them is the client's own, asks first and delivers it only if that is confirmed. */
export function useSourceWarning() {
  const [warning, setWarning] = useState<Warning>()
  return {
    warning,
    close: () => setWarning(undefined),
    deliver: async (run: Deliver): Promise<void> => {
      try {
        await run(false)
      } catch (error) {
        if (!(error instanceof ApiError) || error.errorCode !== 'delivery_is_source') throw error
        setWarning({ name: String(error.body?.params?.name ?? ''), again: () => run(true) })
      }
    },
  }
}

export type SourceWarning = ReturnType<typeof useSourceWarning>
