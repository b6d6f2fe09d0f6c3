export interface PageMemo<Answer> {
  /** The page made of the same at the same address, if it is still kept. */
  read: (address: string, version: string) => Answer | undefined
  keep: (address: string, version: string, answer: Answer) => void
}

/**
 * Keeps the latest pages with the version of what they were made of. A page is nothing but its
 * address and its state, so one whose data are unchanged need not be rendered again; the data are
 * always asked.
 */
export function createPageMemo<Answer>(size: number): PageMemo<Answer> {
  const kept = new Map<string, { version: string; answer: Answer }>()
  return {
    read(address, version) {
      const page = kept.get(address)
      return page?.version === version ? page.answer : undefined
    },
    keep(address, version, answer) {
      kept.delete(address)
      kept.set(address, { version, answer })
      const [oldest] = kept.keys()
      if (kept.size > size && oldest !== undefined) kept.delete(oldest)
    },
  }
}
