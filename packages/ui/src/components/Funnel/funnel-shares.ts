/** A share refers to the previous step or to the first. */
export const funnelBases = ['previous', 'first'] as const
export type FunnelBasis = (typeof funnelBases)[number]

/**
 * The share of each count, in per cent. Null for the first step, for a missing count, and if the base
 * is zero.
 */
export function funnelShares(
  counts: readonly (number | null)[],
  basis: FunnelBasis,
): (number | null)[] {
  return counts.map((count, step) => {
    const base = (basis === 'first' ? counts[0] : counts[step - 1]) ?? null
    if (step === 0 || count === null || base === null || base === 0) return null
    return (count / base) * 100
  })
}
