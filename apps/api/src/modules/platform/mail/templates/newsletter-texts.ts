export const newsletterPageFooter =
  'EdBazaar sent this email because someone entered this address on our newsletter page.'
export const subscriberFooter =
  'EdBazaar sent this email because you subscribed to the newsletter with this address.'
export const unsubscribeText = (url: string) => `To unsubscribe at any time, open this link: ${url}`
