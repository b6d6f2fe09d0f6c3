export interface AnswerCache<Answer> {
  read(key: string): Answer | undefined
  keep(key: string, answer: Answer): void
}

/** Keeps the latest answers by key; past `size` the least recently read one goes. */
export function createAnswerCache<Answer>(size: number): AnswerCache<Answer> {
  const kept = new Map<string, Answer>()
  function keep(key: string, answer: Answer) {
    kept.delete(key)
    kept.set(key, answer)
    const [oldest] = kept.keys()
    if (kept.size > size && oldest !== undefined) kept.delete(oldest)
  }
  return {
    keep,
    read(key) {
      const answer = kept.get(key)
      if (answer !== undefined) keep(key, answer)
      return answer
    },
  }
}
