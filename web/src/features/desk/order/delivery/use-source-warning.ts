import { useState } from 'react'
import { ApiError } from '../../../../shared/api/api-client.ts'

type Deliver = (isSourceIntended: boolean) => Promise<void>
/** Files that are added reach the client only when the order is completed. */
type Step = 'ADD' | 'COMPLETE'
type Warning = { readonly step: Step; readonly name: string; readonly again: () => Promise<void> }

/** Delivers files. Where one of them is the client's own, asks first and delivers it only if that is confirmed. */
export function useSourceWarning() {
  const [warning, setWarning] = useState<Warning>()
  return {
    warning,
    close: () => setWarning(undefined),
    deliver: async (step: Step, run: Deliver): Promise<void> => {
      try {
        await run(false)
      } catch (error) {
        if (!(error instanceof ApiError) || error.errorCode !== 'delivery_is_source') throw error
        setWarning({ step, name: String(error.body?.params?.name ?? ''), again: () => run(true) })
      }
    },
  }
}

export type SourceWarning = ReturnType<typeof useSourceWarning>
