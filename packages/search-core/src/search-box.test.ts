import { describe, expect, test } from 'vitest'
import { createSearchBox, submit } from './search-box'

/** A search box with a controlled clock and controlled responses. */
function boxInHand({ text = '' } = {}) {
  const timers = new Set<() => void>()
  const asked: {
    key: string
    signal: AbortSignal
    answer: (suggestions: string[]) => Promise<void>
    fail: () => Promise<void>
  }[] = []
  const box = createSearchBox<string>({
    text,
    schedule(run) {
      timers.add(run)
      return () => timers.delete(run)
    },
    ask(key, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<string[]>()
      const settle = () => new Promise<void>((done) => setTimeout(done))
      asked.push({
        key,
        signal,
        answer: (suggestions) => {
          resolve(suggestions)
          return settle()
        },
        fail: () => {
          reject(new Error('no answer'))
          return settle()
        },
      })
      return promise
    },
  })
  /** Lets the debounce time pass. */
  function pause() {
    for (const run of timers) run()
    timers.clear()
  }
  /** Types a text, lets the debounce time pass and resolves the request. */
  async function ask(key: string, suggestions: string[]) {
    box.type(key)
    pause()
    await asked.at(-1)?.answer(suggestions)
  }
  return { box, asked, pause, ask }
}

describe('loading suggestions', () => {
  test('sends one request for the trimmed text after the pause', () => {
    const { box, asked, pause } = boxInHand()
    for (const text of [' i', ' in', ' ind ']) box.type(text)
    expect(asked).toHaveLength(0)
    pause()
    expect(asked.map(({ key }) => key)).toEqual(['ind'])
  })

  test('shows the suggestions and opens', async () => {
    const { box, ask } = boxInHand()
    await ask('ind', ['Indira', 'Indore'])
    expect(box.getState()).toMatchObject({
      status: 'ready',
      suggestions: ['Indira', 'Indore'],
      isOpen: true,
      highlighted: -1,
    })
  })

  test('sends no request for blank text', () => {
    const { box, asked, pause } = boxInHand()
    box.type('   ')
    pause()
    expect(asked).toHaveLength(0)
    expect(box.getState()).toMatchObject({ text: '   ', status: 'idle', isOpen: false })
  })

  test('clears the suggestions when the text becomes blank', async () => {
    const { box, ask } = boxInHand()
    await ask('ind', ['Indira'])
    box.type(' ')
    expect(box.getState()).toMatchObject({ suggestions: [], status: 'idle', isOpen: false })
  })

  test('sends no request when only white space was added', async () => {
    const { box, asked, pause, ask } = boxInHand()
    await ask('ind', ['Indira'])
    box.type('ind ')
    pause()
    expect(asked).toHaveLength(1)
    expect(box.getState().suggestions).toEqual(['Indira'])
  })

  test('continues the running request when only white space was added', async () => {
    const { box, asked, pause } = boxInHand()
    box.type('ind')
    pause()
    box.type('ind ')
    pause()
    await asked[0]?.answer(['Indira'])
    expect(asked).toHaveLength(1)
    expect(box.getState().suggestions).toEqual(['Indira'])
  })

  test('caches responses', async () => {
    const { box, asked, ask } = boxInHand()
    await ask('in', ['Indira', 'Indore'])
    await ask('ind', ['Indira'])
    box.type('in')
    expect(asked).toHaveLength(2)
    expect(box.getState().suggestions).toEqual(['Indira', 'Indore'])
  })

  test('keeps the old suggestions while new ones load', async () => {
    const { box, ask } = boxInHand()
    await ask('in', ['Indira'])
    box.type('ind')
    expect(box.getState()).toMatchObject({ status: 'waiting', suggestions: ['Indira'] })
  })
})

describe('late responses', () => {
  test('aborts the request of an older text', () => {
    const { box, asked, pause } = boxInHand()
    box.type('in')
    pause()
    box.type('ind')
    expect(asked[0]?.signal.aborted).toBe(true)
  })

  test('never overwrite newer ones', async () => {
    const { box, asked, pause } = boxInHand()
    box.type('in')
    pause()
    box.type('ind')
    pause()
    await asked[1]?.answer(['Indira'])
    await asked[0]?.answer(['Inox', 'Intel'])
    expect(box.getState().suggestions).toEqual(['Indira'])
  })

  test('are not shown after the text was cleared', async () => {
    const { box, asked, pause } = boxInHand()
    box.type('in')
    pause()
    box.clear()
    await asked[0]?.answer(['Indira'])
    expect(box.getState()).toMatchObject({ text: '', suggestions: [], status: 'idle' })
  })

  test('are not failures if they were aborted', async () => {
    const { box, asked, pause } = boxInHand()
    box.type('in')
    pause()
    box.type('')
    await asked[0]?.fail()
    expect(box.getState().status).toBe('idle')
  })
})

describe('failures', () => {
  test('are reported without suggestions and can be retried', async () => {
    const { box, asked, pause } = boxInHand()
    box.type('ind')
    pause()
    await asked[0]?.fail()
    expect(box.getState()).toMatchObject({ status: 'failed', suggestions: [] })
    box.retry()
    pause()
    await asked[1]?.answer(['Indira'])
    expect(box.getState()).toMatchObject({ status: 'ready', suggestions: ['Indira'] })
  })

  test('are the only state that retry changes', async () => {
    const { box, asked, pause, ask } = boxInHand()
    box.retry()
    await ask('ind', ['Indira'])
    box.move(1)
    box.retry()
    pause()
    expect(asked).toHaveLength(1)
    expect(box.getState()).toMatchObject({ status: 'ready', highlighted: 0 })
  })

  test('are not cached', async () => {
    const { box, asked, pause } = boxInHand()
    box.type('ind')
    pause()
    await asked[0]?.fail()
    box.type('in')
    box.type('ind')
    pause()
    expect(asked.map(({ key }) => key)).toEqual(['ind', 'ind'])
  })
})

describe('input methods', () => {
  test('requests suggestions for composed text, of which the last counts', async () => {
    const { box, asked, pause } = boxInHand()
    for (const text of ['s', 'sa', 'sar', 'सर']) box.type(text)
    pause()
    expect(asked.map(({ key }) => key)).toEqual(['सर'])
    await asked[0]?.answer(['सरस्वती'])
    expect(box.getState()).toMatchObject({ text: 'सर', suggestions: ['सरस्वती'] })
  })
})

describe('the highlight', () => {
  test('moves down, up, and past either end to the text', async () => {
    const { box, ask } = boxInHand()
    await ask('in', ['a', 'b'])
    const walked = [1, 1, 1, -1].map((step) => {
      box.move(step === 1 ? 1 : -1)
      return box.getState().highlighted
    })
    expect(walked).toEqual([0, 1, -1, 1])
  })

  test('is cleared when the text changes', async () => {
    const { box, ask } = boxInHand()
    await ask('in', ['a', 'b'])
    box.move(1)
    box.type('ind')
    expect(box.getState().highlighted).toBe(-1)
  })

  test('arrow keys open a closed list at its first or last suggestion', async () => {
    const { box, ask } = boxInHand()
    await ask('in', ['a', 'b'])
    box.close()
    box.move(1)
    expect(box.getState()).toMatchObject({ isOpen: true, highlighted: 0 })
    box.close()
    box.move(-1)
    expect(box.getState()).toMatchObject({ isOpen: true, highlighted: 1 })
  })

  test('arrow keys load suggestions that are not loaded yet', () => {
    const { box, asked, pause } = boxInHand({ text: 'in' })
    box.move(1)
    pause()
    expect(asked.map(({ key }) => key)).toEqual(['in'])
    expect(box.getState()).toMatchObject({ isOpen: true, highlighted: -1 })
  })

  test('never exceeds the list', async () => {
    const { box, ask } = boxInHand()
    await ask('in', ['a'])
    box.highlight(7)
    expect(box.getState().highlighted).toBe(-1)
  })
})

describe('submitting', () => {
  test('opens the highlighted suggestion', async () => {
    const { box, ask } = boxInHand()
    await ask('in', ['a', 'b'])
    box.move(1)
    box.move(1)
    expect(submit(box)).toEqual({ kind: 'suggestion', suggestion: 'b' })
  })

  test('opens all results of the trimmed text without a highlight', async () => {
    const { box, ask } = boxInHand()
    await ask(' in ', ['a'])
    expect(submit(box)).toEqual({ kind: 'results', query: 'in' })
    expect(box.getState().isOpen).toBe(false)
  })

  test('does nothing with blank text', () => {
    const { box } = boxInHand({ text: '  ' })
    expect(submit(box)).toBeNull()
  })

  test('aborts a running request, and sends it again when reopened', () => {
    const { box, asked, pause } = boxInHand()
    box.type('in')
    pause()
    submit(box)
    expect(asked[0]?.signal.aborted).toBe(true)
    box.open()
    pause()
    expect(asked.map(({ key }) => key)).toEqual(['in', 'in'])
  })

  test('sends no request for an initial text until it is opened', () => {
    const { box, asked, pause } = boxInHand({ text: 'indira' })
    pause()
    expect(asked).toHaveLength(0)
    expect(submit(box)).toEqual({ kind: 'results', query: 'indira' })
  })
})

test('repeats an aborted request when the list opens again', () => {
  const { box, asked, pause } = boxInHand()
  box.type('in')
  pause()
  box.stop()
  expect(asked[0]?.signal.aborted).toBe(true)
  expect(box.getState()).toMatchObject({ text: 'in', status: 'idle' })
  box.open()
  pause()
  expect(asked.map(({ key }) => key)).toEqual(['in', 'in'])
})

describe('reset', () => {
  test('clears outdated suggestions and loads new ones only when opened', async () => {
    const { box, asked, pause, ask } = boxInHand()
    await ask('in', ['Indira'])
    box.close()
    box.forget()
    pause()
    expect(box.getState()).toMatchObject({ text: 'in', suggestions: [], status: 'idle' })
    expect(asked).toHaveLength(1)
    box.open()
    pause()
    expect(asked.map(({ key }) => key)).toEqual(['in', 'in'])
  })

  test('loads at once if the list is open', async () => {
    const { box, asked, pause, ask } = boxInHand()
    await ask('in', ['Indira'])
    box.forget()
    pause()
    await asked[1]?.answer(['Indore'])
    expect(box.getState()).toMatchObject({ suggestions: ['Indore'], isOpen: true })
  })

  test('ignores the response of a running request', async () => {
    const { box, asked, pause } = boxInHand()
    box.type('in')
    pause()
    box.forget()
    await asked[0]?.answer(['Indira'])
    pause()
    await asked[1]?.answer(['Indore'])
    box.type('i')
    box.type('in')
    expect(box.getState().suggestions).toEqual(['Indore'])
  })
})

test('notifies listeners of every change until they unsubscribe', async () => {
  const { box, ask } = boxInHand()
  let changes = 0
  const stop = box.subscribe(() => {
    changes += 1
  })
  await ask('in', ['a'])
  expect(changes).toBeGreaterThan(1)
  stop()
  const before = changes
  box.clear()
  expect(changes).toBe(before)
})

describe('suggestions for blank text', () => {
  const recent = ['chess', 'pune']
  const boxWith = (blank: () => readonly string[]) =>
    createSearchBox<string>({ ask: async () => ['answer'], schedule: () => () => {}, blank })

  test('open on request, and are gone as soon as something is typed', () => {
    const box = boxWith(() => recent)
    expect(box.getState()).toMatchObject({ isOpen: false, suggestions: [] })
    box.open()
    expect(box.getState()).toMatchObject({ isOpen: true, status: 'ready', suggestions: recent })
    box.type('i')
    expect(box.getState()).toMatchObject({ suggestions: [], status: 'waiting' })
  })

  test('can be highlighted and submitted', () => {
    const box = boxWith(() => recent)
    box.move(1)
    box.move(1)
    expect(submit(box)).toEqual({ kind: 'suggestion', suggestion: 'pune' })
  })

  test('do not open if there are none', () => {
    const box = boxWith(() => [])
    box.open()
    box.move(1)
    expect(box.getState()).toMatchObject({ isOpen: false, highlighted: -1 })
    expect(submit(box)).toBeNull()
  })

  test('are cleared with the text', () => {
    const box = boxWith(() => recent)
    box.open()
    box.clear()
    expect(box.getState()).toMatchObject({ isOpen: false, suggestions: [] })
  })
})
