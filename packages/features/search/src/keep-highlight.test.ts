import { createSearchBox, noHighlight } from '@edbazaar/search-core'
import { expect, test } from 'vitest'
import { keepHighlight } from './keep-highlight'
import type { BoxSuggestion } from './suggestion-links'

const line = (query: string): BoxSuggestion => ({
  type: 'Search',
  name: query,
  detail: '',
  query,
  total: null,
})

/** A box whose answers come when the test gives them. */
function create() {
  const answers: ((suggestions: BoxSuggestion[]) => void)[] = []
  const box = keepHighlight(
    createSearchBox<BoxSuggestion>({
      ask: () => new Promise((resolve) => answers.push(resolve)),
      schedule(run) {
        run()
        return () => {}
      },
    }),
  )
  async function answer(...queries: string[]) {
    answers.at(-1)?.(queries.map(line))
    await Promise.resolve()
    await Promise.resolve()
  }
  return { box, answer }
}

test('a highlighted suggestion stays so when newer ones still have it', async () => {
  const { box, answer } = create()
  box.type('in')
  await answer('a', 'b')
  box.type('ind')
  box.move(-1)
  expect(box.getState().highlighted).toBe(1)
  await answer('c', 'd', 'b')
  expect(box.getState().highlighted).toBe(2)
})

test('nothing is highlighted when it is gone, or when the text changes', async () => {
  const { box, answer } = create()
  box.type('in')
  await answer('a', 'b')
  box.type('ind')
  box.move(1)
  await answer('b')
  expect(box.getState().highlighted).toBe(noHighlight)
  box.move(1)
  box.type('indi')
  await answer('b')
  expect(box.getState().highlighted).toBe(noHighlight)
})
