/**
 * Copies a text, and resolves to whether that worked: browsers offer no clipboard over plain HTTP, and
 * users can refuse it.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
