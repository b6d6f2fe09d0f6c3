/** The path of all payments, for admins. It is not in `accountPaths`, which every page loads. */
export const paymentsPath = '/admin/payments'
