export const en = {
  number: 'No.',
  start: 'Start',
  end: 'End',
  speaker: 'Speaker',
  text: 'Text',
} as const
