/** A page on which one invoice can be paid. */
export interface ProviderPage {
  readonly id: string
  /** Our reference of the page. */
  readonly key: string
  readonly paise: number
  /** Such as INR. */
  readonly currency: string
  readonly state: 'open' | 'paid' | 'expired' | 'cancelled'
  readonly url: string
  /** The record that its payments belong to; null until somebody tries to pay. */
  readonly orderId: string | null
  /** Payments that the page names. */
  readonly paymentIds: readonly string[]
}

/** One attempt to pay. */
export interface ProviderPayment {
  readonly id: string
  readonly paise: number
  readonly currency: string
  /** `waiting`: the bank has not decided, or the money is not collected yet. */
  readonly state: 'captured' | 'failed' | 'waiting' | 'refunded'
  readonly at: Date
  /** The reason why it failed, as the provider says it. */
  readonly failure: string | null
}

export interface ProviderRefund {
  readonly id: string
  readonly state: 'waiting' | 'done' | 'failed'
}

/** The subject of an event. Nothing else of it is trusted. */
export interface ProviderEvent {
  readonly id: string
  readonly kind: string
  readonly pageKey: string | null
  readonly orderId: string | null
  readonly paymentId: string | null
}

interface NewPage {
  /** A second page with the same key is never made. */
  readonly key: string
  readonly paise: number
  readonly description: string
  /** The page to which the buyer returns after paying. */
  readonly returnUrl: string
  readonly expiresAt: Date
}

/**
 * A payment provider. Every call may fail with `ProviderError`, or after its answer was lost: calls can
 * be repeated.
 */
export interface PaymentProvider {
  readonly name: 'razorpay'
  createPage(page: NewPage): Promise<ProviderPage>
  findPage(key: string): Promise<ProviderPage | undefined>
  readPage(id: string): Promise<ProviderPage>
  /** No payment can be begun on it any more. Does nothing for a page that is closed or paid. */
  closePage(id: string): Promise<void>
  /** The attempts to pay on a page, the oldest first. */
  paymentsOf(page: ProviderPage): Promise<ProviderPayment[]>
  /** The key of the page on which something was paid. */
  pageKeyOf(paymentId: string): Promise<string | undefined>
  /** Pays a whole payment back, once for each key. */
  refund(paymentId: string, key: string): Promise<ProviderRefund>
  readRefund(id: string): Promise<ProviderRefund>
  /** Undefined unless the provider signed exactly these bytes. */
  readEvent(body: Buffer, headers: EventHeaders): ProviderEvent | undefined
}

export interface EventHeaders {
  readonly signature: string | undefined
  readonly eventId: string | undefined
}

/** The answer of the provider, or that there is none. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  /** Whether the provider decided; otherwise the same request may succeed later. */
  readonly isRefusal: boolean

  constructor(message: string, { isRefusal, cause }: { isRefusal: boolean; cause?: unknown }) {
    super(message, { cause })
    this.isRefusal = isRefusal
  }
}
