import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'

/** Whether the page asks how the quote is paid. It stands in the address, so that the browser's Back returns to the quote. */
export function usePaymentStep() {
  const { history } = useRouter()
  const navigate = useNavigate()
  const { step } = useSearch({ strict: false }) as { step?: unknown }
  const [wasOpened, setWasOpened] = useState(false)
  return {
    isOpen: step === 'payment',
    open: () => {
      setWasOpened(true)
      // The step itself takes the focus, and with it the view.
      void navigate({ to: '.', search: { step: 'payment' } as never, resetScroll: false })
    },
    /** Goes back to the quote. Where the page was loaded at this step, there is no entry to go back to. */
    close: () => {
      if (step !== 'payment') return
      if (wasOpened) history.back()
      else void navigate({ to: '.', search: {} as never, replace: true })
    },
  }
}
