import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SearchWidget } from './SearchWidget'
import { guide } from './SearchWidget.guide'
import { widgetAnswer } from './widget-answer'

const meta = {
  component: SearchWidget,
  parameters: { guide },
  args: {
    api: '/mocked/api',
    kind: 'schools',
    onSuggest: fn(),
    onSelect: fn((event: Event) => event.preventDefault()),
    onSubmit: fn((event: Event) => event.preventDefault()),
    onError: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 460, minHeight: 380 }}>{Story()}</div>],
  beforeEach() {
    const { fetch } = window
    window.fetch = (input, init) =>
      `${input}`.startsWith('/mocked/api/')
        ? Promise.resolve(Response.json(widgetAnswer))
        : fetch(input, init)
    return () => {
      window.fetch = fetch
    }
  },
} satisfies Meta<typeof SearchWidget>

export default meta
type Story = StoryObj<typeof meta>

async function fieldIn(canvasElement: HTMLElement): Promise<HTMLInputElement> {
  await customElements.whenDefined('edbazaar-search')
  const field = canvasElement.querySelector('edbazaar-search')?.shadowRoot?.querySelector('input')
  if (!field) throw new Error('The element is not there.')
  return field
}

export const Closed: Story = {}

export const Searching: Story = {
  play: async ({ canvasElement, args }) => {
    const field = await fieldIn(canvasElement)
    await userEvent.type(field, 'vid')
    await waitFor(() => expect(args.onSuggest).toHaveBeenCalled())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onError).not.toHaveBeenCalled()
  },
}

export const Hindi: Story = { args: { lang: 'hi' } }

export const Dark: Story = { args: { theme: 'dark' } }
