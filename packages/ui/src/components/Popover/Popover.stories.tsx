import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { Checkbox } from '../Checkbox/Checkbox'
import { ColumnsIcon, InfoIcon } from '../Icon/work-icons'
import { IconButton } from '../IconButton/IconButton'
import { TextField } from '../TextField/TextField'
import { Popover } from './Popover'
import { guide } from './Popover.guide'

const meta = {
  component: Popover,
  parameters: { guide },
  args: {
    label: 'Columns',
    trigger: <Button>Columns</Button>,
    children: (
      <>
        <Checkbox label="Changed" defaultChecked />
        <Checkbox label="Automatic checks" defaultChecked />
        <Checkbox label="Claimed by" />
      </>
    ),
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: 16, minHeight: 260, alignItems: 'start' }}>
        <Story />
        <Button>Beside</Button>
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function open({ canvas }: Context, name = 'Columns') {
  const trigger = canvas.getByRole('button', { name })
  await userEvent.click(trigger)
  const panel = await screen.findByRole('dialog')
  await waitFor(() => expect(panel).toHaveFocus())
  return { trigger, panel }
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Closed: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Columns' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Open: Story = {
  play: async (context) => {
    const { trigger, panel } = await open(context)
    await expect(panel).toHaveAccessibleName('Columns')
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'))
    await expect(context.args.onOpenChange).toHaveBeenLastCalledWith(true)
    await expect(panel.getBoundingClientRect().left).toBe(trigger.getBoundingClientRect().left)
    await expect(panel.getBoundingClientRect().top).toBeGreaterThan(
      trigger.getBoundingClientRect().bottom,
    )
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Columns' })
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    await userEvent.tab()
    const first = screen.getByRole('checkbox', { name: 'Changed' })
    await expect(first).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(first).not.toBeChecked()
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await expect(trigger).toHaveFocus()
  },
}

/** A press outside closes it and still has its usual effect. */
export const PressedOutside: Story = {
  play: async (context) => {
    await open(context)
    const beside = context.canvas.getByRole('button', { name: 'Beside' })
    await userEvent.click(beside)
    await isClosed()
    await expect(beside).toHaveFocus()
  },
}

/** One button applies and closes; the focus returns to the trigger. */
export const WithApply: Story = {
  args: {
    label: 'Fees',
    trigger: <Button>Fees</Button>,
    children: (close) => (
      <form
        style={{ display: 'grid', gap: 12 }}
        onSubmit={(event) => {
          event.preventDefault()
          close()
        }}
      >
        <TextField label="At most, a year" inputMode="numeric" />
        <Button type="submit" variant="main">
          Apply
        </Button>
      </form>
    ),
  },
  play: async (context) => {
    const { trigger } = await open(context, 'Fees')
    await userEvent.type(screen.getByRole('textbox', { name: 'At most, a year' }), '124500{Enter}')
    await isClosed()
    await expect(trigger).toHaveFocus()
  },
}

async function isInsideTheWindow(panel: HTMLElement) {
  await waitFor(() => {
    const { left, right, top, bottom } = panel.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(window.innerWidth)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  })
}

/** It would overflow a phone's screen, so it moves inside. */
export const AtTheEdgeOfAPhone: Story = {
  args: { trigger: <IconButton label="Columns" variant="quiet" icon={<ColumnsIcon />} /> },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetInlineEnd: 16, insetBlockStart: 16 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { panel } = await open(context)
    await isInsideTheWindow(panel)
  },
}

/** At the bottom of the window it opens upwards. */
export const AtTheBottom: Story = {
  args: { align: 'end' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetInlineEnd: 16, insetBlockEnd: 16 }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    const { trigger, panel } = await open(context)
    await isInsideTheWindow(panel)
    const { bottom } = panel.getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(trigger.getBoundingClientRect().top)
  },
}

export const LongWordsOnAPhone: Story = {
  args: {
    lang: 'hi',
    label: 'जाँच',
    trigger: <IconButton label="जाँच" icon={<InfoIcon />} variant="quiet" />,
    children:
      'यह विद्यालय मान्यता-प्राप्त विद्यालयों की सूची में नहीं मिला। counsellingforchildrenwithlearningdifficulties',
  },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { panel } = await open(context, 'जाँच')
    await isInsideTheWindow(panel)
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
  },
}

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }
