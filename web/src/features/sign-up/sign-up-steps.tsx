import { useMessages } from '../../shared/messages/messages.ts'
import { StepList } from '../../shared/ui/step-list.tsx'
import { signUpMessages } from './messages/sign-up.ts'
import type { ShownStep } from './shown-step.ts'

const names = ['stepUser', 'stepAddress', 'stepCompany', 'stepDone'] as const
const positions: Readonly<Record<ShownStep, number>> = {
  user: 0,
  address: 1,
  company: 2,
  details: 2,
  refused: 2,
  done: 3,
}

/** The steps of signing up, with those that are done. */
export function SignUpSteps({ step }: { step: ShownStep }) {
  const t = useMessages(signUpMessages)
  return <StepList label={t('steps')} names={names.map((name) => t(name))} at={positions[step]} />
}
