import { existsSync } from 'node:fs'
import { type Isolation, lowestPriority, type SandboxedRun } from './sandbox.ts'

/** Programs, libraries and fonts of the system. */
const systemFolders = [
  '/usr',
  '/lib',
  '/lib64',
  '/bin',
  '/etc/fonts',
  '/etc/ld.so.cache',
  '/etc/alternatives',
  '/var/cache/fontconfig',
]

const megabyte = 1024 ** 2

/** The command that runs a program isolated and limited, at the lowest priority so that the portal stays responsive. */
export function wrapProgram(run: SandboxedRun, isolation: Isolation, bwrap: string): readonly string[] {
  const { limits } = run
  const limited = [
    ...['nice', '-n', String(lowestPriority), 'prlimit', '--core=0', `--cpu=${limits.cpuSeconds}`],
    ...[`--data=${limits.memoryMb * megabyte}`, `--fsize=${limits.fileMb * megabyte}`, '--', run.program, ...run.args],
  ]
  if (isolation === 'bubblewrap') return [bwrap, ...isolate(run), ...limited]
  const diesWithParent = ['setpriv', '--pdeathsig=KILL', '--no-new-privs']
  if (isolation === 'limits-only') return [...diesWithParent, ...limited]
  // Entering a user namespace clears the signal of the parent's death, so that setpriv comes second. It also takes away
  // the capabilities that unshare has inside the namespace.
  return [...['unshare', '--user', '--map-root-user', '--net'], ...diesWithParent, '--bounding-set=-all', ...limited]
}

/** The process stays in our process group, so that ending the group ends it even while bubblewrap still starts. */
function isolate({ readable, folder }: SandboxedRun): readonly string[] {
  const visible = [...systemFolders.filter((path) => existsSync(path)), ...readable]
  return [
    ...['--unshare-all', '--die-with-parent', '--cap-drop', 'ALL', '--proc', '/proc', '--dev', '/dev'],
    ...visible.flatMap((path) => ['--ro-bind', path, path]),
    ...['--bind', folder, folder, '--remount-ro', '/dev', '--remount-ro', '/', '--chdir', folder],
  ]
}
