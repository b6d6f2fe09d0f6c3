import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useIsBrowser } from './hydration'
import { lazyPart, serverPart } from './lazy-part'
import { MissingCodeError } from './missing-code'

function Rows({ names }: { names: readonly string[] }) {
  return names.map((name) => <p key={name}>{name}</p>)
}

/** A part whose code loads when the test says so. */
function makePart() {
  const code = Promise.withResolvers<typeof Rows>()
  return { Part: lazyPart(() => code.promise), arrive: () => code.resolve(Rows) }
}

const part = (element: Element) => element.closest('[data-lazy]')?.getAttribute('data-lazy')

afterEach(() => document.body.replaceChildren())

test('the server-rendered part stays in view until its code has loaded, then shows the latest', async () => {
  const OnServer = serverPart(Rows)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<OnServer names={['Vidya']} />)
  const { Part, arrive } = makePart()
  let show = (_: string[]) => {}
  function Page() {
    const [names, setNames] = useState(['Vidya'])
    show = setNames
    return <Part names={names} />
  }
  const onRecoverableError = vi.fn()
  await act(async () => void hydrateRoot(root, <Page />, { onRecoverableError }))
  const served = screen.getByText('Vidya')
  expect(part(served)).toBe('waiting')
  await act(async () => show(['Vidya', 'Niketan']))
  expect(served.isConnected).toBe(true)
  expect(screen.queryByText('Niketan')).toBeNull()
  await act(async () => arrive())
  await screen.findByText('Niketan')
  expect(served.isConnected).toBe(true)
  await waitFor(() => expect(part(served)).toBe('ready'))
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('the server-rendered part stays when its code loads before the page is hydrated', async () => {
  const OnServer = serverPart(Rows)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<OnServer names={['Vidya']} />)
  const served = screen.getByText('Vidya')
  const { Part, arrive } = makePart()
  arrive()
  await Part.load()
  // React renders the change at once, before it hydrates the part.
  const Page = () => <Part names={useIsBrowser() ? ['Vidya', 'Niketan'] : ['Vidya']} />
  const onRecoverableError = vi.fn()
  await act(async () => void hydrateRoot(root, <Page />, { onRecoverableError }))
  await screen.findByText('Niketan')
  expect(served.isConnected).toBe(true)
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('a part whose code has loaded appears with the page around it', async () => {
  const { Part, arrive } = makePart()
  arrive()
  await Part.load()
  render(<Part names={['Vidya']} />)
  expect(part(screen.getByText('Vidya'))).toBe('ready')
})

test('code that does not load fails a loader that waits for it, and can be loaded again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const load = vi
    .fn<() => Promise<typeof Rows>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Rows)
  const Part = lazyPart(load)
  await expect(Part.load()).rejects.toBeInstanceOf(MissingCodeError)
  await Part.load()
  render(<Part names={['Vidya']} />)
  expect(screen.getByText('Vidya')).toBeDefined()
})
