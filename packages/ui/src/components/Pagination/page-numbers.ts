/**
 * The page numbers to show: the first, the last and those around the current; 0 marks a gap.
 * `pageNumbers(5, 12)` is `[1, 0, 4, 5, 6, 0, 12]`. A gap never hides a single page.
 */
export function pageNumbers(current: number, last: number): number[] {
  const near = [1, last, current - 1, current, current + 1].filter((n) => n >= 1 && n <= last)
  const sorted = [...new Set(near)].sort((a, b) => a - b)
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1] ?? page - 1
    if (page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : [0, page]
  })
}
