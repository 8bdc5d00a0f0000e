/** How far the best score is ahead of the second: 0.5 for none, 1 for a tenth or more. */
export function confidenceOf(scores: readonly number[]): number {
  const [best = 0, second = 0] = scores.toSorted((one, other) => other - one)
  return Math.min(1, 0.5 + 5 * (best - second)) * Math.min(1, best * 2)
}
