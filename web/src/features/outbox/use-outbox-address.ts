import { useNavigate, useSearch } from '@tanstack/react-router'

type OutboxAddress = { to: string; mailId: string }

/** Whose mail is listed and which one is read stand in the address: `?to=…&mail=…`. */
export function useOutboxAddress(): OutboxAddress & { go: (next: Partial<OutboxAddress>) => void } {
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as { to?: unknown; mail?: unknown }
  const here: OutboxAddress = { to: String(search.to ?? ''), mailId: String(search.mail ?? '') }
  const go = (next: Partial<OutboxAddress>) => {
    const { to, mailId } = { ...here, ...next }
    void navigate({ to: '/outbox', search: { to: to || undefined, mail: mailId || undefined } as never })
  }
  return { ...here, go }
}
