export interface PageMemo<Answer> {
  /** The page made of the same state at the same address, if it is still kept. */
  read: (address: string, state: string) => Answer | undefined
  keep: (address: string, state: string, answer: Answer) => void
}

/**
 * Keeps the latest pages with the state they were made of. A page is nothing but its address and
 * its state, so one whose data are unchanged need not be rendered again; the data are always asked.
 */
export function createPageMemo<Answer>(size: number): PageMemo<Answer> {
  const kept = new Map<string, { state: string; answer: Answer }>()
  return {
    read(address, state) {
      const page = kept.get(address)
      return page?.state === state ? page.answer : undefined
    },
    keep(address, state, answer) {
      kept.delete(address)
      kept.set(address, { state, answer })
      const [oldest] = kept.keys()
      if (kept.size > size && oldest !== undefined) kept.delete(oldest)
    },
  }
}
