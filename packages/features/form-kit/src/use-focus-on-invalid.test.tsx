import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { useFocusOnInvalid } from './use-focus-on-invalid'

function Form({ children }: { children: ReactNode }) {
  const focus = useFocusOnInvalid()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        focus(event.currentTarget)
      }}
    >
      {children}
      <input aria-label="Message" aria-invalid />
      <button type="submit">Send</button>
    </form>
  )
}

async function submit(fields: ReactNode) {
  render(<Form>{fields}</Form>)
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send' }))
  return scroll
}

test('the first invalid control gets the focus, in the middle of the screen', async () => {
  const scroll = await submit(<input aria-label="Name" />)
  const message = screen.getByLabelText('Message')
  expect(document.activeElement).toBe(message)
  expect(scroll.mock.contexts).toEqual([message])
  expect(scroll).toHaveBeenCalledWith({ block: 'center' })
})

test.each<[string, ReactNode, string]>([
  [
    'its invalid control',
    <>
      <input key="one" aria-label="Anika" />
      <input key="other" aria-label="Diya" aria-invalid />
    </>,
    'Diya',
  ],
  ['its first choice', <input key="one" aria-label="Anika" />, 'Anika'],
  [
    'a button, if every choice is disabled',
    <>
      <input key="one" aria-label="Anika" disabled />
      <button key="other" type="button" aria-label="Add" />
    </>,
    'Add',
  ],
  ['itself, if it has nothing to choose', null, 'Children'],
])('an invalid group gives the focus to %s', async (_, inside, label) => {
  await submit(
    <fieldset aria-label="Children" data-invalid="">
      {inside}
    </fieldset>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText(label))
})
