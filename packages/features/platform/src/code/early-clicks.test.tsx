import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { lazy, type ReactNode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { partsReady } from '../testing/parts-ready'
import { InteractionPart } from './InteractionPart'
import { lazyPart, serverPart } from './lazy-part'
import { onFirstInteraction } from './on-first-interaction'

const onUse = vi.fn<(what: string) => void>()
beforeEach(() => onUse.mockReset())
afterEach(() => document.body.replaceChildren())

function Rows({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <button key={name} type="button" onClick={() => onUse(name)}>
      {name}
    </button>
  ))
}

function Filters() {
  const [days, setDays] = useState<readonly string[]>([])
  const [unit, setUnit] = useState('month')
  const day = (name: string) => (
    <label>
      <input
        type="checkbox"
        checked={days.includes(name)}
        onChange={({ currentTarget: { checked } }) =>
          setDays(checked ? [...days, name] : days.filter((each) => each !== name))
        }
      />
      {name}
    </label>
  )
  return (
    <>
      {day('Monday')}
      {day('Tuesday')}
      <select value={unit} onChange={(event) => setUnit(event.currentTarget.value)}>
        <option>month</option>
        <option>year</option>
      </select>
      <p>{[...days, unit].join(', ')}</p>
    </>
  )
}

function Actions() {
  return (
    <form>
      <a href="#school">School</a>
      <button type="submit">Send</button>
    </form>
  )
}

/** Shows the server's markup. */
function serve(page: ReactNode): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  return root
}

/** A hydrated page with a part whose code loads when the test says so. */
async function waitingPart<Props extends object>(
  Content: (props: Props) => ReactNode,
  props: Props,
) {
  const OnServer = serverPart<Props>(Content)
  const root = serve(<OnServer {...props} />)
  const code = Promise.withResolvers<typeof Content>()
  const Part = lazyPart<Props>(() => code.promise)
  let update = (_: Props) => {}
  function Page() {
    const [shown, setShown] = useState(props)
    update = setShown
    return <Part {...shown} />
  }
  await act(async () => void hydrateRoot(root, <Page />))
  return {
    update: (next: Props) => act(async () => update(next)),
    arrive: () => act(async () => code.resolve(Content)),
  }
}

const button = (name: string) => screen.getByRole('button', { name })

test('the last button clicked before the code has loaded is clicked once when it can be used', async () => {
  const error = vi.spyOn(console, 'error')
  const { arrive } = await waitingPart(Rows, { names: ['Vidya', 'Niketan'] })
  await userEvent.click(button('Vidya'))
  await act(() => lazyPart(async () => Rows).load())
  button('Niketan').focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(onUse).not.toHaveBeenCalled()
  await arrive()
  await partsReady()
  expect(onUse.mock.calls).toEqual([['Niketan']])
  await userEvent.click(button('Vidya'))
  expect(onUse.mock.calls).toEqual([['Niketan'], ['Vidya']])
  expect(error).not.toHaveBeenCalled()
})

test('a button that has gone meanwhile is not clicked', async () => {
  const { arrive, update } = await waitingPart(Rows, { names: ['Vidya', 'Niketan'] })
  await userEvent.click(button('Vidya'))
  await update({ names: ['Niketan'] })
  await arrive()
  await partsReady()
  expect(screen.queryByRole('button', { name: 'Vidya' })).toBeNull()
  expect(onUse).not.toHaveBeenCalled()
})

test('the last field that was changed before the code has loaded keeps its value', async () => {
  const { arrive } = await waitingPart(Filters, {})
  await userEvent.click(screen.getByLabelText('Monday'))
  await userEvent.click(screen.getByLabelText('Tuesday'))
  await arrive()
  await screen.findByText('Tuesday, month')
  expect(screen.getByLabelText<HTMLInputElement>('Tuesday').checked).toBe(true)
})

test('an option that was selected before the code has loaded stays selected', async () => {
  const { arrive } = await waitingPart(Filters, {})
  await userEvent.selectOptions(screen.getByRole('combobox'), 'year')
  expect(screen.getByText('month', { selector: 'p' })).toBeDefined()
  await arrive()
  await screen.findByText('year', { selector: 'p' })
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('year')
})

test('links and submit buttons, which work without scripts, are not clicked again', async () => {
  const { arrive } = await waitingPart(Actions, {})
  const onClick = vi.fn((event: Event) => event.preventDefault())
  const controller = new AbortController()
  addEventListener('click', onClick, { capture: true, signal: controller.signal })
  await userEvent.click(screen.getByRole('link'))
  await userEvent.click(button('Send'))
  await arrive()
  await partsReady()
  expect(onClick).toHaveBeenCalledTimes(2)
  controller.abort()
})

test('a click before the page is hydrated counts once', async () => {
  const OnServer = serverPart(Rows)
  const root = serve(<OnServer names={['Vidya']} />)
  const Part = lazyPart(async () => Rows)
  await Part.load()
  hydrateRoot(root, <Part names={['Vidya']} />)
  button('Vidya').click()
  await partsReady()
  expect(onUse.mock.calls).toEqual([['Vidya']])
})

test('the click that loads the code of a part counts once', async () => {
  const page = (content: ReactNode) => <InteractionPart id="part">{content}</InteractionPart>
  const root = serve(page(<Rows names={['Vidya']} />))
  const Content = lazy(() => onFirstInteraction('part', async () => ({ default: Rows })))
  await act(async () => void hydrateRoot(root, page(<Content names={['Vidya']} />)))
  await userEvent.click(button('Vidya'))
  await partsReady()
  expect(onUse.mock.calls).toEqual([['Vidya']])
})
