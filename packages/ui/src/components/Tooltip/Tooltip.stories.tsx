import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { PrinterIcon } from '../Icon/action-icons'
import { IconButton } from '../IconButton/IconButton'
import { Tooltip } from './Tooltip'
import { guide } from './Tooltip.guide'

const onPress = fn()
const otherText = 'Moves the case to the next reviewer'

const meta = {
  component: Tooltip,
  parameters: { guide },
  args: {
    text: 'Makes all six fields public',
    children: <Button onClick={onPress}>Approve</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: 16, padding: 72 }}>
        <Story />
        <Tooltip text={otherText}>
          <Button>Beside</Button>
        </Tooltip>
      </div>
    ),
  ],
  beforeEach: () => {
    onPress.mockClear()
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const tipOf = ({ canvas, args }: Context) => canvas.getByText(args.text)

/** Waits for the tooltip of the other button, after which earlier timers have run. */
async function waitForOtherTip({ canvas }: Context) {
  fireEvent.pointerOver(canvas.getByRole('button', { name: 'Beside' }), { pointerType: 'mouse' })
  await waitFor(() => expect(canvas.getByText(otherText)).toBeVisible())
}

/** It describes the button, whether it is shown or not, and does not change its name. */
export const Hidden: Story = {
  play: async (context) => {
    const button = context.canvas.getByRole('button', { name: 'Approve' })
    await expect(button).toHaveAccessibleDescription('Makes all six fields public')
    await expect(tipOf(context)).not.toBeVisible()
  },
}

export const OnHover: Story = {
  play: async (context) => {
    const pointer = userEvent.setup()
    await pointer.hover(context.canvas.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(tipOf(context)).toBeVisible())
    // The pointer can rest on the tooltip.
    await pointer.hover(tipOf(context))
    await waitForOtherTip(context)
    await expect(tipOf(context)).toBeVisible()
    await pointer.hover(context.canvas.getByRole('button', { name: 'Beside' }))
    await waitFor(() => expect(tipOf(context)).not.toBeVisible())
  },
}

export const OnFocus: Story = {
  play: async (context) => {
    await userEvent.tab()
    const button = context.canvas.getByRole('button', { name: 'Approve' })
    await expect(button).toHaveFocus()
    await waitFor(() => expect(tipOf(context)).toBeVisible())
    const above = tipOf(context).getBoundingClientRect()
    await expect(above.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top)
  },
}

/** Escape hides it; the focus stays. */
export const Dismissed: Story = {
  play: async (context) => {
    await OnFocus.play?.(context)
    await userEvent.keyboard('{Escape}')
    await expect(tipOf(context)).not.toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Approve' })).toHaveFocus()
  },
}

/** A tap activates the button and shows no tooltip. */
export const OnTouch: Story = {
  play: async (context) => {
    const button = context.canvas.getByRole('button', { name: 'Approve' })
    fireEvent.pointerOver(button, { pointerType: 'touch' })
    await userEvent.pointer({ target: button, keys: '[TouchA]' })
    await waitForOtherTip(context)
    await expect(onPress).toHaveBeenCalledOnce()
    await expect(tipOf(context)).not.toBeVisible()
  },
}

export const Below: Story = {
  args: { side: 'bottom' },
  play: async (context) => {
    await userEvent.tab()
    const tip = tipOf(context)
    await waitFor(() => expect(tip).toBeVisible())
    const button = context.canvas.getByRole('button', { name: 'Approve' })
    await expect(tip.getBoundingClientRect().top).toBeGreaterThan(
      button.getBoundingClientRect().bottom,
    )
  },
}

/** In the corner of a phone's screen it opens below and stays inside the window. */
export const LongWordsOnAPhone: Story = {
  args: {
    text: 'मान्यता संख्या सार्वजनिक होने से पहले उसकी जाँच की जाती है। counsellingforchildrenwithlearningdifficulties',
    children: <IconButton label="Print" variant="quiet" icon={<PrinterIcon />} />,
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetInlineEnd: 4, insetBlockStart: 4 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await userEvent.tab()
    const tip = tipOf(context)
    await waitFor(() => expect(tip).toBeVisible())
    const { left, right, top } = tip.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(390)
    await expect(top).toBeGreaterThan(40)
    await expect(tip).toHaveAttribute('lang', 'hi')
  },
}

export const Dark: Story = { ...OnFocus, globals: { theme: 'dark' } }
