import type { MyPlan } from '@edbazaar/api-client'

/** The kind of provider that the page is for: schools or stores. */
export type Audience = 'school' | 'store'

/** The limits of a plan. */
export type LimitKind = 'schools' | 'stores' | 'products' | 'jobs' | 'members'

/** The share of a limit from which a row says how much is left. */
const nearly = 0.8

export interface UsageRow {
  kind: LimitKind
  used: number
  /** Null for no limit. */
  limit: number | null
  /** `full`: nothing can be added; `near`: at least 80 % are in use. */
  state: 'free' | 'near' | 'full'
  /** The number above the limit, after a change to a smaller plan. */
  over: number
  /** The number that can still be added; 0 without a limit. */
  left: number
  /** 0 to 100, rounded down, so that 100 means that the limit is reached. */
  percent: number
}

const kindsOf = {
  school: ['schools', 'jobs', 'members'],
  store: ['stores', 'products', 'jobs', 'members'],
} as const satisfies Readonly<Record<Audience, readonly LimitKind[]>>

/** The kinds of limits that a page compares. */
export const limitKinds = (audience: Audience): readonly LimitKind[] => kindsOf[audience]

/** The usage beside each limit of the plan. */
export const usageRows = ({ plan, usage }: MyPlan, audience: Audience): UsageRow[] =>
  kindsOf[audience].map((kind) => usageRow(kind, usage[kind], plan[kind]))

/** One row: used of a limit. */
export function usageRow(kind: LimitKind, used: number, limit: number | null): UsageRow {
  const left = limit === null ? 0 : Math.max(0, limit - used)
  const share = limit === null ? 0 : limit === 0 ? 1 : Math.min(1, used / limit)
  const isFull = limit !== null && used >= limit
  return {
    kind,
    used,
    limit,
    state: isFull ? 'full' : share >= nearly ? 'near' : 'free',
    over: limit === null ? 0 : Math.max(0, used - limit),
    left,
    percent: Math.floor(share * 100),
  }
}
