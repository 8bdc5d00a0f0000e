const isWeekend = (date: Date): boolean => date.getUTCDay() === 0 || date.getUTCDay() === 6

/** The same time of day, so many working days later. Whatever begins at a weekend begins on Monday. */
export function addBusinessDays(from: Date, days: number): Date {
  const date = new Date(from)
  const step = () => date.setUTCDate(date.getUTCDate() + 1)
  while (isWeekend(date)) step()
  for (let left = days; left > 0; left--) {
    step()
    while (isWeekend(date)) step()
  }
  return date
}
