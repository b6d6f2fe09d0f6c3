import { describe, expect, test } from 'vitest'
import { createSearchBox, submit } from './search-box'

/** A box whose clock and answers the test holds in its hands. */
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
  /** The pause after a key passes. */
  function pause() {
    for (const run of timers) run()
    timers.clear()
  }
  /** Types, waits, and answers. */
  async function ask(key: string, suggestions: string[]) {
    box.type(key)
    pause()
    await asked.at(-1)?.answer(suggestions)
  }
  return { box, asked, pause, ask }
}

describe('asking', () => {
  test('asks once, for the trimmed text, after the pause', () => {
    const { box, asked, pause } = boxInHand()
    for (const text of [' i', ' in', ' ind ']) box.type(text)
    expect(asked).toHaveLength(0)
    pause()
    expect(asked.map(({ key }) => key)).toEqual(['ind'])
  })

  test('shows what was found and opens', async () => {
    const { box, ask } = boxInHand()
    await ask('ind', ['Indira', 'Indore'])
    expect(box.getState()).toMatchObject({
      status: 'ready',
      suggestions: ['Indira', 'Indore'],
      isOpen: true,
      highlighted: -1,
    })
  })

  test('never asks for blank text', () => {
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

  test('does not ask again when only white space was added', async () => {
    const { box, asked, pause, ask } = boxInHand()
    await ask('ind', ['Indira'])
    box.type('ind ')
    pause()
    expect(asked).toHaveLength(1)
    expect(box.getState().suggestions).toEqual(['Indira'])
  })

  test('lets the request under way go on when only white space was added', async () => {
    const { box, asked, pause } = boxInHand()
    box.type('ind')
    pause()
    box.type('ind ')
    pause()
    await asked[0]?.answer(['Indira'])
    expect(asked).toHaveLength(1)
    expect(box.getState().suggestions).toEqual(['Indira'])
  })

  test('remembers answers', async () => {
    const { box, asked, ask } = boxInHand()
    await ask('in', ['Indira', 'Indore'])
    await ask('ind', ['Indira'])
    box.type('in')
    expect(asked).toHaveLength(2)
    expect(box.getState().suggestions).toEqual(['Indira', 'Indore'])
  })

  test('keeps the old suggestions while new ones are on their way', async () => {
    const { box, ask } = boxInHand()
    await ask('in', ['Indira'])
    box.type('ind')
    expect(box.getState()).toMatchObject({ status: 'waiting', suggestions: ['Indira'] })
  })
})

describe('late answers', () => {
  test('calls the request of an older text off', () => {
    const { box, asked, pause } = boxInHand()
    box.type('in')
    pause()
    box.type('ind')
    expect(asked[0]?.signal.aborted).toBe(true)
  })

  test('never let an older answer overwrite a newer one', async () => {
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

  test('do not turn into failures when they were called off', async () => {
    const { box, asked, pause } = boxInHand()
    box.type('in')
    pause()
    box.type('')
    await asked[0]?.fail()
    expect(box.getState().status).toBe('idle')
  })
})

describe('failures', () => {
  test('are told, without suggestions, and can be retried', async () => {
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

  test('alone are retried', async () => {
    const { box, asked, pause, ask } = boxInHand()
    box.retry()
    await ask('ind', ['Indira'])
    box.move(1)
    box.retry()
    pause()
    expect(asked).toHaveLength(1)
    expect(box.getState()).toMatchObject({ status: 'ready', highlighted: 0 })
  })

  test('are not remembered', async () => {
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
  test('every state of a word that is being composed counts, the last one wins', async () => {
    const { box, asked, pause } = boxInHand()
    for (const text of ['s', 'sa', 'sar', 'सर']) box.type(text)
    pause()
    expect(asked.map(({ key }) => key)).toEqual(['सर'])
    await asked[0]?.answer(['सरस्वती'])
    expect(box.getState()).toMatchObject({ text: 'सर', suggestions: ['सरस्वती'] })
  })
})

describe('the highlight', () => {
  test('goes down, up, and past either end to the text', async () => {
    const { box, ask } = boxInHand()
    await ask('in', ['a', 'b'])
    const walked = [1, 1, 1, -1].map((step) => {
      box.move(step === 1 ? 1 : -1)
      return box.getState().highlighted
    })
    expect(walked).toEqual([0, 1, -1, 1])
  })

  test('goes when the text changes', async () => {
    const { box, ask } = boxInHand()
    await ask('in', ['a', 'b'])
    box.move(1)
    box.type('ind')
    expect(box.getState().highlighted).toBe(-1)
  })

  test('an arrow opens a closed list and goes to its first, or its last', async () => {
    const { box, ask } = boxInHand()
    await ask('in', ['a', 'b'])
    box.close()
    box.move(1)
    expect(box.getState()).toMatchObject({ isOpen: true, highlighted: 0 })
    box.close()
    box.move(-1)
    expect(box.getState()).toMatchObject({ isOpen: true, highlighted: 1 })
  })

  test('an arrow asks where nothing is known yet', () => {
    const { box, asked, pause } = boxInHand({ text: 'in' })
    box.move(1)
    pause()
    expect(asked.map(({ key }) => key)).toEqual(['in'])
    expect(box.getState()).toMatchObject({ isOpen: true, highlighted: -1 })
  })

  test('never points where nothing is', async () => {
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

  test('without a highlight leads to all results of the trimmed text', async () => {
    const { box, ask } = boxInHand()
    await ask(' in ', ['a'])
    expect(submit(box)).toEqual({ kind: 'results', query: 'in' })
    expect(box.getState().isOpen).toBe(false)
  })

  test('leads nowhere with blank text', () => {
    const { box } = boxInHand({ text: '  ' })
    expect(submit(box)).toBeNull()
  })

  test('calls off what is under way, and asks anew when opened again', () => {
    const { box, asked, pause } = boxInHand()
    box.type('in')
    pause()
    submit(box)
    expect(asked[0]?.signal.aborted).toBe(true)
    box.open()
    pause()
    expect(asked.map(({ key }) => key)).toEqual(['in', 'in'])
  })

  test('a box that begins with text does not ask until it is opened', () => {
    const { box, asked, pause } = boxInHand({ text: 'indira' })
    pause()
    expect(asked).toHaveLength(0)
    expect(submit(box)).toEqual({ kind: 'results', query: 'indira' })
  })
})

test('what was stopped is asked anew when the list opens again', () => {
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

describe('forgetting', () => {
  test('clears what holds no longer, and asks anew only when opened', async () => {
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

  test('asks at once where the list is open', async () => {
    const { box, asked, pause, ask } = boxInHand()
    await ask('in', ['Indira'])
    box.forget()
    pause()
    await asked[1]?.answer(['Indore'])
    expect(box.getState()).toMatchObject({ suggestions: ['Indore'], isOpen: true })
  })

  test('never brings back what was under way', async () => {
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

test('tells its listeners of every change until they stop', async () => {
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
