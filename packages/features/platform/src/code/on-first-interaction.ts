import { importWithRetry } from './import-with-retry'

/** Events that show that the user is about to interact with the page. */
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'popstate'] as const

/**
 * Loads the code of a part of the page. If the server rendered an element with this id, loading waits
 * for the first interaction and the rendered markup stays visible; otherwise it starts at once. Scrolling
 * or pressing before this call counts, because hydration may reach the part late.
 * Retries on a bad connection and never rejects.
 */
export async function onFirstInteraction<Loaded>(
  id: string,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  if (document.getElementById(id) !== null && !hasInteracted()) await firstInteraction()
  return importWithRetry(load)
}

const hasInteracted = () => window.scrollY > 0 || navigator.userActivation?.hasBeenActive === true

function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    for (const event of interactionEvents) {
      const options = { signal: controller.signal, passive: true, capture: true }
      window.addEventListener(event, () => resolve(controller.abort()), options)
    }
  })
}
