export const skipMs = 2000
