import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { JumpMenu } from './JumpMenu'
import { guide } from './JumpMenu.guide'

const meta = {
  component: JumpMenu,
  parameters: { guide },
  args: {
    current: '#jump-fees',
    targets: [
      { label: 'Photos and videos', href: '#jump-photos' },
      { label: 'Fees', href: '#jump-fees' },
      { label: 'परिवहन और शिक्षा का माध्यम', href: '#jump-transport' },
      { label: 'Contact', href: '#jump-contact' },
    ],
  },
  render: (args) => (
    <main style={{ minHeight: 320 }}>
      <JumpMenu {...args} />
      {args.targets.map(({ label, href }) => (
        <section key={href} id={href.slice(1)} aria-label={label} />
      ))}
    </main>
  ),
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof JumpMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Jump to section Fees')
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menuitem', { current: true })).toHaveTextContent('Fees')
  },
}

export const OpenInTheDark: Story = {
  ...Open,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
}

/** A selection focuses the section. */
export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Contact' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Contact' })).toHaveFocus())
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}
