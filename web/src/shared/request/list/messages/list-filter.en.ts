export const en = {
  order: 'Sort by',
  order_newest: 'Newest first',
  order_oldest: 'Oldest first',
  order_due: 'Due soonest',
  order_price: 'Highest price',
  order_name: 'Name',
  mine: 'Only mine',
} as const
