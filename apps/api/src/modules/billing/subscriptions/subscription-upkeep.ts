import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import type { PlanVersionsRepository } from '../plans/plan-versions.repository.ts'
import type { SubscriptionsRepository } from './subscriptions.repository.ts'

interface SubscriptionUpkeepDeps {
  readonly subscriptions: SubscriptionsRepository
  readonly versions: PlanVersionsRepository
}

/** Ends subscriptions on time. Nothing that was listed is hidden or deleted. */
export function createSubscriptionUpkeep({ subscriptions, versions }: SubscriptionUpkeepDeps) {
  return {
    /** Ends those whose last day has passed; their users go back to the first plan. */
    run: (): Promise<void> =>
      subscriptions.transaction(async (tx) => {
        const expired = await subscriptions.lockExpired(tx, todayInIndia())
        const [first] = await versions.offered(tx)
        if (expired.length === 0 || !first) return
        await subscriptions.end(
          tx,
          expired.map(({ id }) => id),
        )
        await subscriptions.notePlan(
          tx,
          expired.map(({ userId }) => userId),
          first.key,
        )
      }),
  }
}
