export const en = {
  fileName: 'Machine translation usage.csv',
  month: 'Month',
  clientNumber: 'Client number',
  client: 'Client',
  engine: 'Engine',
  characters: 'Characters',
  cost: 'Cost (USD)',
} as const
