/**
 * Random numbers from 0 up to 1 for tests with random moments or input. The seed is printed; `TEST_SEED`
 * repeats a run.
 */
export function seededRandom(name: string): () => number {
  const seed = Number(process.env.TEST_SEED) || Date.now() % 1_000_000_000
  console.info(`${name}: TEST_SEED=${seed}`)
  return randomFrom(seed)
}

/** Repeatable random numbers from 0 up to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
