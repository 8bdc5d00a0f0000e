import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { TestApp } from '../test-app.ts'

type Name = 'media-worker' | 'portal-worker' | 'translation-worker'

/** Starts one of the workers of this folder in a process of its own, for tests that kill it. It is at work when this returns. */
export async function forkWorker(
  { config, databaseConfig }: TestApp,
  name: Name,
  environment: NodeJS.ProcessEnv = {},
): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, `${name}.ts`), {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(config.dataFolder, 'compiled'),
      TEST_DATABASE: JSON.stringify(databaseConfig),
      PORTOLAN_DATA: config.dataFolder,
      PORT: String(config.port),
      ...environment,
    },
  })
  await Promise.race([once(child, 'message'), once(child, 'exit')])
  return child
}
