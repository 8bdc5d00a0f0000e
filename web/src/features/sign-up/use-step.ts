import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'

const steps = ['user', 'address', 'company', 'details', 'done'] as const
export type Step = (typeof steps)[number]

const read = (search: unknown): Step => {
  const { step } = search as { step?: unknown }
  return steps.find((one) => one === step) ?? 'user'
}

/** The step stands in the address, so that the browser's Back goes one step back. */
export function useStep() {
  const navigate = useNavigate()
  const router = useRouter()
  const step = read(useSearch({ strict: false }))
  const go = (next: Step, { replace = false }: { replace?: boolean } = {}): Promise<void> =>
    navigate({
      to: '.',
      search: ((before: object) => ({ ...before, step: next === 'user' ? undefined : next })) as never,
      replace,
    })
  return { step, go, stepNow: () => read(router.state.location.search) }
}
