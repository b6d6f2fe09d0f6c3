/** Whether the error, or one of its causes, has one of the codes (ENOENT, 57P01, …). */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  for (let link = error; link instanceof Error; link = link.cause)
    if ('code' in link && typeof link.code === 'string' && codes.includes(link.code)) return true
  return false
}
