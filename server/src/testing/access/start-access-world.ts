import { Readable } from 'node:stream'
import { clipTool } from '../media/clip-tool.ts'
import { testApp } from '../test-app.ts'
import { storedFileKey } from './access-job-requests.ts'
import { accessWorld } from './access-world.ts'

/** A portal in which every endpoint answers. Whether an engine is installed on this machine makes no difference. */
export async function startAccessWorld() {
  const portal = await testApp({ PORTOLAN_VISITOR_ESTIMATES: 'on' }, { engines: [], mediaTool: clipTool() })
  await portal.portal.fileStore.write(storedFileKey, Readable.from([Buffer.from('a')]))
  return { portal, world: await accessWorld(portal) }
}
