import * as z from 'zod/mini'

export const maxMoney = 100_000_000

/** US dollars, with cents. */
export const moneyUpTo = (most: number) => z.number().check(z.nonnegative(), z.maximum(most), z.multipleOf(0.01))
export const Money = moneyUpTo(maxMoney)
