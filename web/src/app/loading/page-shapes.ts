import type { PageShape } from '../../shared/ui/page/skeleton.tsx'

/** What a page looks like while it loads, by its path in the route table. The first rule that matches decides. */
const rules: readonly (readonly [RegExp, PageShape])[] = [
  [/^\/$/, 'home'],
  [/^\/DASHBOARD/, 'dashboard'],
  [/signUp|createProject|createQuote/, 'form'],
  [/\$(jobRequestId|orderId)$/, 'detail'],
  [/^\/desk$|\$name|\$reportId/, 'wideList'],
  [/^\/(activity|desk|requests|reports|coupa|outbox|administration)\b|glossaries$/, 'list'],
]

export const shapeOf = (path: string): PageShape => rules.find(([rule]) => rule.test(path))?.[1] ?? 'text'
