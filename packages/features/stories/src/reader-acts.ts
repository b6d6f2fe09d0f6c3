import { expect, screen, userEvent, waitFor } from 'storybook/test'

type Name = string | RegExp

/** Presses a button, as soon as it is there. Dialogs too stand in the page, not in the story alone. */
export async function press(name: Name) {
  await userEvent.click(await screen.findByRole('button', { name }))
}

/** Writes into fields, by their labels, in place of what stands there. */
export async function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(label, { exact: true })
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(value)
  }
}

/** What opens takes a moment to be seen. */
const expectSeen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

/** Expects a text to be read on the page, as soon as it comes. */
export async function expectText(text: Name) {
  await expectSeen(await screen.findByText(text))
}

/** Expects a heading, as soon as it comes: what a page, a dialog or a state is called. */
export async function expectHeading(name: Name) {
  await expectSeen(await screen.findByRole('heading', { name }))
}

/** Expects a dialog, as soon as it has opened, and gives it. */
export async function expectDialog(name: Name) {
  const dialog = await screen.findByRole('dialog', { name })
  await expectSeen(dialog)
  return dialog
}

/** Expects a button that is busy with what was sent. */
export async function expectSending(name: RegExp) {
  await expect(await screen.findByRole('button', { name })).toHaveAttribute('data-loading')
}
