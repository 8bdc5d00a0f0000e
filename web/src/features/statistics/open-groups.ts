import { useState } from 'react'

const storageKey = 'portolan.dashboardGroups'

const read = (): readonly string[] => {
  const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
  return Array.isArray(kept) ? kept.map(String) : []
}

/** Which groups are open, for as long as the tab lives. */
export function useOpenGroup(name: string) {
  const [isOpen, setOpen] = useState(() => read().includes(name))
  function toggle(open: boolean) {
    setOpen(open)
    const others = read().filter((one) => one !== name)
    sessionStorage.setItem(storageKey, JSON.stringify(open ? [...others, name] : others))
  }
  return [isOpen, toggle] as const
}
