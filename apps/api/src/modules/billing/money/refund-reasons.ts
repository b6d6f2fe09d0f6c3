/** Why money that was paid online goes back. */
export const refundReasons = ['paid_before', 'not_open', 'wrong_amount'] as const
export type RefundReason = (typeof refundReasons)[number]
