import { checkStates } from './support/states/check-states.ts'
import { pageStates } from './support/states/visual-states.ts'

checkStates(pageStates, true)
