import { readdir, readFile } from 'node:fs/promises'

/** The memory of process groups in bytes, shared pages counted in part. Groups that /proc does not show are missing. */
export async function measureGroups(groups: ReadonlySet<number>): Promise<ReadonlyMap<number, number>> {
  const names = await readdir('/proc').catch((): string[] => [])
  const found = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map((name) => measureProcess(name, groups)),
  )
  const totals = new Map<number, number>()
  for (const { group, bytes } of found.filter((each) => each !== undefined))
    totals.set(group, (totals.get(group) ?? 0) + bytes)
  return totals
}

async function measureProcess(name: string, groups: ReadonlySet<number>) {
  try {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8')
    // The program's name, in parentheses, may hold spaces.
    const group = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2])
    if (!groups.has(group)) return undefined
    const rollup = await readFile(`/proc/${name}/smaps_rollup`, 'utf8')
    return { group, bytes: Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024 }
  } catch {
    return undefined // ended meanwhile
  }
}
