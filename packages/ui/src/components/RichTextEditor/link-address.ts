const followed = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]|tel:\+?[\d])/i

/** Whether an address may stand in a text: on the web, or one to write or speak to. */
export function isFollowed(address: string): boolean {
  return followed.test(address) && !/\s/.test(address)
}

/**
 * The address that somebody means: `school.example` is on the web, `office@school.example` is
 * written to, a number is called. Null for whatever has another scheme, such as `javascript:`.
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
