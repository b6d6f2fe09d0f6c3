import { patiently } from './import-with-retry'

/** Everything by which a reader, or the browser's own buttons, may want a part of the page alive. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'popstate'] as const

/**
 * Loads the code of a part of the page: where the server has written an element of that id, at the
 * reader's first sign of life, else at once. What the server wrote stays in view meanwhile, and
 * while a bad connection is tried again. Never rejects.
 */
export async function onSignOfLife<Loaded>(
  id: string,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  if (document.getElementById(id) !== null) await signOfLife()
  return patiently(load)
}

function signOfLife(): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController()
    for (const sign of signs) {
      const options = { signal: heard.signal, passive: true, capture: true }
      window.addEventListener(sign, () => resolve(heard.abort()), options)
    }
  })
}
