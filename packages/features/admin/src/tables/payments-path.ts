/** Where admins see all payments. It is not in `accountPaths`, which every page loads. */
export const paymentsPath = '/admin/payments'
