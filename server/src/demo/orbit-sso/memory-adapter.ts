import type { Adapter, AdapterPayload } from 'oidc-provider'

type StoredEntry = { readonly payload: AdapterPayload; readonly until: number }

/** Keeps the state of Orbit's issuer in memory, which is enough for a demo. */
export function memoryAdapter() {
  const kept = new Map<string, StoredEntry>()
  const sweep = () => {
    for (const [key, { until }] of kept) if (until < Date.now()) kept.delete(key)
  }
  const find = (is: (key: string, payload: AdapterPayload) => boolean) => {
    sweep()
    for (const [key, { payload }] of kept) if (is(key, payload)) return payload
    return undefined
  }
  return (model: string): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`
    return {
      find: async (id) => find((key) => key === keyOf(id)),
      findByUid: async (uid) => find((key, payload) => key.startsWith(`${model}:`) && payload.uid === uid),
      findByUserCode: async () => undefined,
      async upsert(id, payload, expiresIn) {
        kept.set(keyOf(id), { payload, until: Date.now() + (expiresIn ?? 3600) * 1000 })
      },
      async consume(id) {
        const found = kept.get(keyOf(id))
        if (found) found.payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        kept.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        // A sign-in under way knows a grant too, but survives it when somebody signs in as another person.
        for (const [key, { payload }] of kept)
          if (payload.grantId === grantId && !key.startsWith('Interaction:')) kept.delete(key)
      },
    }
  }
}
