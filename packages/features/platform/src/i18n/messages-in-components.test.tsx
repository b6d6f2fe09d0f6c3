import { msg, plural } from '@edbazaar/feature-platform/macro'
import { act, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { type ReactNode, Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { defineMessages } from './catalogue'
import { createI18n, type PageMessages } from './create-i18n'
import { i18nAtom } from './i18n-atom'
import type { Language } from './languages'
import { RichMessage } from './RichMessage'
import { loadMessages, useMessages } from './use-messages'

const hindi: PageMessages[string] = {
  schools: [['count', 'plural', { one: ['#', ' विद्यालय'], other: ['#', ' विद्यालय मिले'] }]],
  help: ['मदद चाहिए? <strong>हमें लिखें</strong>'],
}

/** Messages whose Hindi catalogue arrives when `file` does. */
function define(name: string, file: () => Promise<unknown> = async () => ({ messages: hindi })) {
  return defineMessages(
    name,
    { './locales/hi.po': file },
    {
      schools: (count: number) =>
        msg({ id: 'schools', message: plural(count, { one: '# school', other: '# schools' }) }),
      help: msg({ id: 'help', message: 'Need help? <strong>Write to us</strong>' }),
    },
  )
}

type Messages = ReturnType<typeof define>

function Schools({ messages, count }: { messages: Messages; count: number }) {
  const t = useMessages(messages)
  return <p>{t(messages.schools(count))}</p>
}

function storeIn(language: Language) {
  const store = createStore()
  store.set(i18nAtom, createI18n(language))
  return store
}

const show = (language: Language, content: ReactNode) =>
  act(async () =>
    render(
      <Provider store={storeIn(language)}>
        <Suspense fallback={<p>Loading</p>}>{content}</Suspense>
      </Provider>,
    ),
  )

test.each([
  ['en', 0, '0 schools'],
  ['en', 1, '1 school'],
  ['en', 123456, '1,23,456 schools'],
  ['hi', 0, '0 विद्यालय'],
  ['hi', 1, '1 विद्यालय'],
  ['hi', 123456, '1,23,456 विद्यालय मिले'],
] as const)(
  '%s writes %d by its own plural rules and groups digits the Indian way',
  async (language, count, text) => {
    await show(language, <Schools messages={define('plurals')} count={count} />)
    expect(await screen.findByText(text)).toBeDefined()
  },
)

test('a component waits for its catalogue', async () => {
  const file = Promise.withResolvers<unknown>()
  const messages = define('late', () => file.promise)
  await show('hi', <Schools messages={messages} count={1} />)
  expect(screen.getByText('Loading')).toBeDefined()
  await act(async () => file.resolve({ messages: hindi }))
  expect(await screen.findByText('1 विद्यालय')).toBeDefined()
})

test('a catalogue that arrives while React waits for it does not disturb later hooks', async () => {
  const file = Promise.withResolvers<unknown>()
  const messages = define('hooks', () => file.promise)
  function Greeting() {
    const t = useMessages(messages)
    const [name] = useState('Meera')
    return (
      <p>
        {name}: {t(messages.schools(1))}
      </p>
    )
  }
  const onRecoverableError = vi.fn()
  const logged = vi.spyOn(console, 'error')
  await act(async () => {
    render(
      <Provider store={storeIn('hi')}>
        <Greeting />
      </Provider>,
      { onRecoverableError },
    )
  })
  await act(async () => file.resolve({ messages: hindi }))
  expect(await screen.findByText('Meera: 1 विद्यालय')).toBeDefined()
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(logged).not.toHaveBeenCalled()
})

test('a catalogue that did not load comes with the next connection', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const file = vi.fn(async () => ({ messages: hindi })).mockRejectedValueOnce(new Error('Offline'))
  const messages = define('offline', file)
  await show('hi', <Schools messages={messages} count={1} />)
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 20_000 })
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('1 विद्यालय')).toBeDefined()
  expect(file).toHaveBeenCalledTimes(2)
})

test('a rich message puts elements where the translation has its tags', async () => {
  const messages = define('rich')
  const parts = { strong: <strong /> }
  await show('hi', <RichMessage from={messages} message={messages.help} parts={parts} />)
  const strong = await screen.findByText('हमें लिखें')
  expect(strong.tagName).toBe('STRONG')
  expect(strong.parentElement?.textContent).toBe('मदद चाहिए? हमें लिखें')
})

test('code outside components loads the messages that it writes', async () => {
  const messages = define('atoms')
  const t = await loadMessages(storeIn('hi'), messages)
  expect(t(messages.schools(1))).toBe('1 विद्यालय')
})

test('messages that the server has put into the page are not loaded again', () => {
  const file = vi.fn()
  const i18n = createI18n('hi', { page: hindi })
  const messages = define('page', file)
  expect(i18n.loadingOf(messages)).toBeNull()
  expect(i18n.translate(messages)(messages.schools(1))).toBe('1 विद्यालय')
  expect(i18n.usedMessages()).toEqual({ page: hindi })
  expect(file).not.toHaveBeenCalled()
})

test('a message of a catalogue that no component has listed is an error in development', async () => {
  const listed = define('listed')
  const forgotten = define('forgotten')
  const t = await loadMessages(storeIn('en'), listed)
  expect(t(listed.schools(2))).toBe('2 schools')
  expect(() => t(forgotten.schools(2))).toThrow('catalogue forgotten')
  expect(() => t(forgotten.help)).toThrow('useMessages')
})
