import { runEach } from '../../platform/queue/run-each.ts'
import type { PaymentsRepository } from '../payments/payments.repository.ts'
import type { CheckPage } from './check-page.service.ts'
import type { PaymentPagesRepository } from './payment-pages.repository.ts'
import { type EventHeaders, type PaymentProvider, ProviderError } from './payment-provider.ts'
import type { ProviderEventsRepository, StoredEvent } from './provider-events.repository.ts'
import type { RefundsService } from './refunds.service.ts'

export type OnlineWork = ReturnType<typeof createOnlineWork>

interface OnlineWorkDeps {
  readonly check: CheckPage
  readonly events: ProviderEventsRepository
  readonly pages: PaymentPagesRepository
  readonly payments: PaymentsRepository
  readonly provider: PaymentProvider
  readonly refunds: RefundsService
}

/** Attempts per event. After that, the hourly check of open pages finds the payment. */
const maxTries = 10

/**
 * Follows payments: events that the provider sent, pages whose event may be lost, and refunds. Any
 * number of processes may run it; a process that dies loses nothing.
 */
export function createOnlineWork(deps: OnlineWorkDeps) {
  const { check, events, pages, payments, provider, refunds } = deps
  let onError: (error: unknown) => void = () => {}
  let working: Promise<void> | null = null
  let isWanted = false
  let isStopped = false

  /** The page that an event is about; undefined for a payment of something else. */
  async function pageOf({ pageKey, orderId, paymentId }: StoredEvent) {
    const byKey = pageKey === null ? undefined : await pages.findByKey(pageKey)
    const byOrder = byKey || orderId === null ? byKey : await pages.findByOrder(orderId)
    if (byOrder || paymentId === null) return byOrder
    const key = await provider.pageKeyOf(paymentId)
    return key === undefined ? undefined : pages.findByKey(key)
  }

  async function handle(event: StoredEvent): Promise<void> {
    try {
      const page = await pageOf(event)
      if (page) await check(page.id)
    } catch (error) {
      const isRefusal = error instanceof ProviderError && error.isRefusal
      if (!isRefusal && event.tries < maxTries) throw error
      onError(error)
    }
    await events.markDone(event)
  }

  const each = <Item>(found: readonly Item[], work: (item: Item) => Promise<void>) =>
    runEach(found, work, () => isStopped)

  async function handleEvents(): Promise<void> {
    let failed: unknown
    while (!isStopped) {
      const event = await events.claim()
      if (!event) break
      await handle(event).catch((error: unknown) => {
        failed ??= error
      })
    }
    if (failed !== undefined) throw failed
  }

  /** Throws what has failed after everything was tried. */
  async function run(): Promise<void> {
    const steps = [
      handleEvents,
      async () => each(await pages.due(), ({ id }) => check(id)),
      async () => each(await payments.dueRefunds(), ({ id }) => refunds.advance(id)),
      events.deleteOld,
    ]
    await each(steps, (step) => step())
  }

  /** Does what is due now, in the background. */
  function wake(): void {
    isWanted = true
    working ??= (async () => {
      while (isWanted && !isStopped) {
        isWanted = false
        await run().catch((error: unknown) => onError(error))
      }
      working = null
    })()
  }

  return {
    run,
    wake,

    /**
     * Stores an event and returns; the request to the provider follows later. False unless the provider
     * signed it.
     */
    async receive(body: Buffer, headers: EventHeaders): Promise<boolean> {
      const event = provider.readEvent(body, headers)
      if (!event) return false
      if (await events.add(provider.name, body, event)) wake()
      return true
    },

    /** Receives errors of the work in the background. */
    listen(listener: (error: unknown) => void): void {
      onError = listener
    },

    /** Finishes the current call first. */
    async stop(): Promise<void> {
      isStopped = true
      await working
    },
  }
}
