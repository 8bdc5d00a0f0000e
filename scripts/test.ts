import { runSteps } from './run-steps.ts'
import { browserSteps, quickSteps } from './steps.ts'

await runSteps([...quickSteps, ...browserSteps])
