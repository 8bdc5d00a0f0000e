import { readAttribute } from '../../xml/attributes.ts'
import type { YieldPoint } from '../../yielding.ts'
import type { Entry } from '../../zip/entry.ts'
import { type OfficePackage, readPart } from './office-package.ts'

/** The parts that a part of an office file points at, by the id of the relation. */
export async function relationsOf(
  office: OfficePackage,
  from: Entry,
  yieldPoint: YieldPoint,
): Promise<Map<string, Entry>> {
  const targets = new Map<string, Entry>()
  const folder = from.name.slice(0, from.name.lastIndexOf('/') + 1)
  const relations = office.part(`${folder}_rels/${from.name.slice(folder.length)}.rels`)
  if (!relations) return targets
  await readPart(office.archive, relations, yieldPoint, {
    open(name, attributes) {
      if (name !== 'rel:Relationship' || readAttribute(attributes, 'TargetMode') === 'External') return
      const target = office.part(resolve(folder, readAttribute(attributes, 'Target') ?? ''))
      if (target) targets.set(readAttribute(attributes, 'Id') ?? '', target)
    },
  })
  return targets
}

/** Of `../charts/chart1.xml`, seen from `xl/drawings/`, makes `xl/charts/chart1.xml`. */
function resolve(folder: string, target: string): string {
  if (target.startsWith('/')) return target
  const steps = folder.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/** These parts and all that belong to them alone, such as the charts of a sheet. */
export async function withBelongings(
  office: OfficePackage,
  owners: readonly Entry[],
  isOwner: (entry: Entry) => boolean,
  yieldPoint: YieldPoint,
): Promise<ReadonlySet<Entry>> {
  const all = new Set(owners)
  for (const entry of all)
    for (const target of (await relationsOf(office, entry, yieldPoint)).values()) if (!isOwner(target)) all.add(target)
  return all
}
