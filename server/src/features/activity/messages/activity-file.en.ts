export const en = { fileName: 'activity.csv', at: 'Time', activity: 'Activity', request: 'Request' } as const
