const longest = 100

/** Control characters, and characters that change the text direction. */
const hostile = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]+/gu

/** A file name to show its owner: no folder, nothing invisible, at most 100 characters. */
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
