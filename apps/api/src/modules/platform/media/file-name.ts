const longest = 100

/** Control characters, and those that turn the direction of what follows. */
const hostile = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]+/gu

/** A file's name as its owner is shown it: no folder, nothing hidden, at most 100 characters. */
export function cleanFileName(given: string | undefined): string | null {
  const name = (given ?? '')
    .slice(-1_000)
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(hostile, '')
    .replace(/\s+/g, ' ')
    .trim()
  return [...name].slice(0, longest).join('').trim() || null
}
