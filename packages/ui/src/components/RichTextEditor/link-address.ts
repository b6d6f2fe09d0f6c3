const followed = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]|tel:\+?[\d])/i

/** Whether a URL is allowed in a text: http, https, mailto or tel. */
export function isFollowed(address: string): boolean {
  return followed.test(address) && !/\s/.test(address)
}

/**
 * Completes a typed URL: `school.example` becomes https, `office@school.example` mailto, a number
 * tel. Null for other schemes, such as `javascript:`.
 */
export function addressOf(typed: string): string | null {
  const address = typed.trim()
  if (isFollowed(address)) return address
  if (/^\+?[\d][\d\s()-]{5,}$/.test(address)) return `tel:${address.replace(/[^\d+]/g, '')}`
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(address)) return `mailto:${address}`
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/u.test(address)
    ? `https://${address}`
    : null
}
