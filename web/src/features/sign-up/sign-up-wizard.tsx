import { type RefObject, useEffect, useRef, useState } from 'react'
import { AddressStep } from './address-step.tsx'
import type { SignUpLink } from './company.ts'
import { CompanyStep } from './company-step.tsx'
import { Created } from './created.tsx'
import { DetailsStep } from './details-step.tsx'
import { RefusedStep } from './refused-step.tsx'
import { findShownStep } from './shown-step.ts'
import { SignUpSteps } from './sign-up-steps.tsx'
import { useWizard } from './use-wizard.ts'
import { UserStep } from './user-step.tsx'

/** One step at a time. Its heading has the focus when it appears. */
export function SignUpWizard({ link }: { link: SignUpLink | null }) {
  const wizard = useWizard(link)
  const [round, setRound] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const shown = findShownStep(wizard)
  useFocusOnChange(box, `${round} ${shown} ${shown === 'company' ? wizard.stage.kind : ''}`)
  const onCancel = () => {
    wizard.cancel()
    setRound(round + 1)
  }
  return (
    <div ref={box}>
      <SignUpSteps step={shown} />
      {shown === 'user' && <UserStep key={round} wizard={wizard} onCancel={onCancel} link={link} />}
      {shown === 'address' && <AddressStep wizard={wizard} onCancel={onCancel} />}
      {shown === 'company' && <CompanyStep wizard={wizard} onCancel={onCancel} />}
      {shown === 'details' && wizard.details && (
        <DetailsStep wizard={wizard} onCancel={onCancel} details={wizard.details} />
      )}
      {shown === 'refused' && <RefusedStep wizard={wizard} onCancel={onCancel} />}
      {shown === 'done' && wizard.created && <Created account={wizard.created} />}
    </div>
  )
}

function useFocusOnChange(box: RefObject<HTMLElement | null>, shown: string) {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    box.current?.querySelector('h2')?.focus()
  }, [box, shown])
}
