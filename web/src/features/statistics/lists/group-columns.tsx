import { type ListColumn, text } from './columns.tsx'
import { ShortId } from './short-id.tsx'

type Grouped = { readonly projectGroupName: string | null; readonly projectGroupId: string | null }

/** The group of a project; most are in none. */
export const groupColumns: readonly ListColumn<Grouped>[] = [
  {
    head: 'projectGroupName',
    isRare: true,
    isEmpty: ({ projectGroupName }) => projectGroupName === null,
    cell: ({ projectGroupName }, t) => text(projectGroupName, t),
  },
  {
    head: 'projectGroupId',
    isRare: true,
    isEmpty: ({ projectGroupId }) => projectGroupId === null,
    cell: ({ projectGroupId }) => <ShortId id={projectGroupId} />,
  },
]
