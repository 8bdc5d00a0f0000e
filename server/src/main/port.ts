import { createServer } from 'node:net'
import { StartError } from '../platform/postgres/index.ts'

/** Fails early, before anything is started, if the port is in use. */
export async function refuseBusyPort(host: string, port: number): Promise<void> {
  const probe = createServer()
  await new Promise<void>((free, taken) => {
    probe.once('error', (error: NodeJS.ErrnoException) => taken(explain(error, host, port)))
    probe.listen(port, host, free)
  })
  await new Promise((closed) => probe.close(closed))
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(`Port ${port} is already in use. Stop what uses it, or set PORT to another number.`)
  if (error.code === 'EACCES')
    return new StartError(`This user may not use port ${port}. Set PORT to a number above 1023.`)
  if (error.code === 'EADDRNOTAVAIL')
    return new StartError(`This machine has no address ${host}. Set HOST to one it has, such as 127.0.0.1.`)
  return error
}
