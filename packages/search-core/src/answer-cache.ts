export interface AnswerCache<Answer> {
  read(key: string): Answer | undefined
  keep(key: string, answer: Answer): void
}

/** Caches the latest responses by key. Above `size` the least recently used one is dropped. */
export function createAnswerCache<Answer extends object>(size: number): AnswerCache<Answer> {
  const entries = new Map<string, Answer>()
  function keep(key: string, answer: Answer) {
    entries.delete(key)
    entries.set(key, answer)
    const [oldest] = entries.keys()
    if (entries.size > size) entries.delete(String(oldest))
  }
  return {
    keep,
    read(key) {
      const answer = entries.get(key)
      if (answer) keep(key, answer)
      return answer
    },
  }
}
