import { createContext, use } from 'react'

/** False inside of a panel of tabs that stays mounted while another one is shown. */
export const PanelShown = createContext(true)

export const useIsPanelShown = (): boolean => use(PanelShown)
