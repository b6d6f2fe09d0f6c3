/** Why a payment is returned. */
export const refundReasons = ['paid_before', 'not_open', 'wrong_amount', 'too_much'] as const
export type RefundReason = (typeof refundReasons)[number]
