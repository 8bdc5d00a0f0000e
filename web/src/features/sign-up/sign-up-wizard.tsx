import { type RefObject, useEffect, useRef, useState } from 'react'
import { AddressStep } from './address-step.tsx'
import type { SignUpLink } from './company.ts'
import { CompanyStep } from './company-step.tsx'
import { Created } from './created.tsx'
import { DetailsStep } from './details-step.tsx'
import { placeOf } from './place.ts'
import { RefusedStep } from './refused-step.tsx'
import { StepList } from './step-list.tsx'
import { useWizard } from './use-wizard.ts'
import { UserStep } from './user-step.tsx'

/** One place of the way at a time; its heading, or the first bad field in it, takes the focus when it comes. */
export function SignUpWizard({ link }: { link: SignUpLink | null }) {
  const wizard = useWizard(link)
  const [round, setRound] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const place = placeOf(wizard)
  useFocusOnChange(box, `${round} ${place} ${place === 'company' ? wizard.stage.kind : ''}`)
  const onCancel = () => {
    wizard.cancel()
    setRound(round + 1)
  }
  return (
    <div ref={box}>
      <StepList place={place} />
      {place === 'user' && <UserStep key={round} wizard={wizard} onCancel={onCancel} link={link} />}
      {place === 'address' && <AddressStep wizard={wizard} onCancel={onCancel} />}
      {place === 'company' && <CompanyStep wizard={wizard} onCancel={onCancel} />}
      {place === 'details' && <DetailsStep wizard={wizard} onCancel={onCancel} />}
      {place === 'refused' && <RefusedStep wizard={wizard} onCancel={onCancel} />}
      {place === 'done' && wizard.created && <Created account={wizard.created} />}
    </div>
  )
}

function useFocusOnChange(box: RefObject<HTMLElement | null>, shown: string) {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const target = box.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? box.current?.querySelector('h2')
    target?.focus()
  }, [box, shown])
}
