import type { PlanRow } from './plan-row.ts'
import type { PlanVersionsRepository } from './plan-versions.repository.ts'
import type { PlanOffer, Plans } from './plans.ts'

const facts = [
  'name',
  'pricePaise',
  'schools',
  'stores',
  'products',
  'jobs',
  'members',
] as const satisfies readonly (keyof PlanOffer)[]

const isSame = (row: PlanRow, offer: PlanOffer, position: number) =>
  row.position === position && facts.every((fact) => row[fact] === offer[fact])

/** Keeps the plans in the database as the setting PLANS describes them. */
export function createPlanVersionsService(repository: PlanVersionsRepository, offers: Plans) {
  return {
    offered: repository.offered,

    /**
     * Adds a version of each plan that is new or different, and retires the ones it replaces and those
     * that the setting no longer has. Subscriptions keep the version they have.
     */
    sync: (): Promise<void> =>
      repository.transaction(async (tx) => {
        await repository.lock(tx)
        const current = await repository.offered(tx)
        const same = new Set(
          offers.flatMap((offer, position) => {
            const found = current.find(({ key }) => key === offer.key)
            return found && isSame(found, offer, position) ? [offer.key] : []
          }),
        )
        const versions = await repository.versions(tx)
        await repository.retire(
          tx,
          current.filter(({ key }) => !same.has(key)).map(({ id }) => id),
        )
        await repository.add(
          tx,
          offers.flatMap((offer, position) =>
            same.has(offer.key)
              ? []
              : [{ ...offer, position, version: (versions.get(offer.key) ?? 0) + 1 }],
          ),
        )
      }),
  }
}
