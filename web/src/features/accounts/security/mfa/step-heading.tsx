import type { ReactNode } from 'react'
import { takeFocus } from '../../../../shared/ui/focus-on-mount.ts'

/** The reader stands at it when its step begins: what they stood at before is gone. */
export const StepHeading = ({ children }: { children: ReactNode }) => (
  <h3 ref={takeFocus} tabIndex={-1}>
    {children}
  </h3>
)
