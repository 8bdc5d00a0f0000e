import { useMessages } from '../../shared/messages/messages.ts'
import { StepList } from '../../shared/ui/step-list.tsx'
import { signUpMessages } from './messages/sign-up.ts'
import type { ShownStep } from './shown-step.ts'

const names = ['stepUser', 'stepCompany', 'stepDone'] as const
const positions: Readonly<Record<ShownStep, number>> = {
  user: 0,
  address: 1,
  company: 1,
  details: 1,
  // The email address of the first step is what has to change.
  refused: 0,
  done: 2,
}

/** The steps of signing up, with those that are done. */
export function SignUpSteps({ step }: { step: ShownStep }) {
  const t = useMessages(signUpMessages)
  return <StepList label={t('steps')} names={names.map((name) => t(name))} at={positions[step]} />
}
