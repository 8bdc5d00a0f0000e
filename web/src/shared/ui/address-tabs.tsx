import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, Suspense, useId } from 'react'
import css from './address-tabs.module.css'
import { Skeleton } from './page/skeleton.tsx'
import { TabList } from './tab-list.tsx'

type Props<Id extends string> = {
  label: string
  tabs: readonly { readonly id: Id; readonly name: string }[]
  /** Shown where the address names none of them. */
  first: Id
  children: (shown: Id) => ReactNode
}

/** Tabs whose chosen one stands in the address. While a panel's texts load, the page around it stays. */
export function AddressTabs<Id extends string>({ label, tabs, first, children }: Props<Id>) {
  const id = useId()
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: unknown }
  const shown = tabs.find((one) => one.id === tab)?.id ?? first
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
        <Suspense fallback={<Skeleton />}>{children(shown)}</Suspense>
      </div>
    </section>
  )
}
