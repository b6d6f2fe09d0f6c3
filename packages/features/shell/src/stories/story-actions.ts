import { expect, screen, userEvent, waitFor } from 'storybook/test'

type Name = string | RegExp

/** Clicks a button as soon as it appears. Searches the whole page, because dialogs are outside the story. */
export async function press(name: Name) {
  await userEvent.click(await screen.findByRole('button', { name }))
}

/** Replaces the values of fields, found by label. */
export async function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(label, { exact: true })
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(value)
  }
}

/** Waits for opening animations. */
const expectVisible = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

/** Waits for a text to be visible. */
export async function expectText(text: Name) {
  await expectVisible(await screen.findByText(text))
}

/** Waits for a heading to be visible. */
export async function expectHeading(name: Name) {
  await expectVisible(await screen.findByRole('heading', { name }))
}

/** Waits for a dialog to open, and returns it. */
export async function expectDialog(name: Name) {
  const dialog = await screen.findByRole('dialog', { name })
  await expectVisible(dialog)
  return dialog
}

/** Expects a button in its loading state. */
export async function expectSending(name: RegExp) {
  await expect(await screen.findByRole('button', { name })).toHaveAttribute('data-loading')
}
