import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, Suspense, useId, useState } from 'react'
import css from './address-tabs.module.css'
import { Skeleton } from './page/skeleton.tsx'
import { PanelShown } from './panel-shown.ts'
import { TabList } from './tab-list.tsx'

type Props<Id extends string> = {
  label: string
  tabs: readonly { readonly id: Id; readonly name: string }[]
  /** Shown where the address names none of them. */
  first: Id
  /** Panels with something to type: once shown, they stay mounted, so that nothing typed is lost with a change of tab. */
  keeps?: readonly Id[]
  children: (shown: Id) => ReactNode
}

/** Tabs whose chosen one stands in the address. While a panel's texts load, the page around it stays. */
export function AddressTabs<Id extends string>({ label, tabs, first, keeps = [], children }: Props<Id>) {
  const id = useId()
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: unknown }
  const shown = tabs.find((one) => one.id === tab)?.id ?? first
  const [visited, setVisited] = useState<readonly Id[]>([])
  if (keeps.includes(shown) && !visited.includes(shown)) setVisited([...visited, shown])
  const mounted = tabs.filter((one) => one.id === shown || visited.includes(one.id))
  return (
    <section className={css.tabs}>
      <TabList
        label={label}
        idPrefix={id}
        tabs={tabs}
        shown={shown}
        onShow={(next) => void navigate({ to: '.', search: { tab: next } as never, replace: true, resetScroll: false })}
      />
      <div className={css.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {mounted.map((one) => (
          <div key={one.id} hidden={one.id !== shown}>
            <PanelShown value={one.id === shown}>
              <Suspense fallback={<Skeleton />}>{children(one.id)}</Suspense>
            </PanelShown>
          </div>
        ))}
      </div>
    </section>
  )
}
