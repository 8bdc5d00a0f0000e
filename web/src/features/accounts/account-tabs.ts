import type { ComponentType } from 'react'
import type { Session } from '../../shared/session.ts'
import { Profile } from './profile.tsx'

/** A tab is named by the message of its id. */
type AccountTab = { readonly id: 'profile'; readonly Panel: ComponentType<{ session: Session }> }

/** The tabs of Account Settings, in their order. */
export const accountTabs: readonly [AccountTab, ...AccountTab[]] = [{ id: 'profile', Panel: Profile }]
