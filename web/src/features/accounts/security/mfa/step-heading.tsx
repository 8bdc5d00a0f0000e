import type { ReactNode } from 'react'
import { focusOnMount } from '../../../../shared/ui/focus-on-mount.ts'

/** The reader stands at it when its step begins: what they stood at before is gone. */
export const StepHeading = ({ children }: { children: ReactNode }) => (
  <h3 ref={focusOnMount} tabIndex={-1}>
    {children}
  </h3>
)
