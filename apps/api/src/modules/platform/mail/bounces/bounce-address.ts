/**
 * The address to which mail servers report that they could not deliver an email. It names the email, whose
 * random id nobody else knows.
 */
export const bounceAddressOf = (messageId: string, domain: string) =>
  `bounce+${messageId}@${domain}`

const format = /^bounce\+([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@([^@]+)$/

/** The id of the email that a bounce address names; null for any other address. */
export function messageIdOfBounce(address: string, domain: string): string | null {
  const [, messageId, host] = format.exec(address.toLowerCase()) ?? []
  return messageId !== undefined && host === domain.toLowerCase() ? messageId : null
}
