import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button'
import { ArrowRightIcon, UserIcon } from '../Icon/icons'
import { BulkBar } from './BulkBar'
import { guide } from './BulkBar.guide'

const meta = {
  component: BulkBar,
  parameters: { guide },
  args: {
    count: 3,
    onClear: fn(),
    note: '1 parent withdrew consent and can’t be emailed',
    children: (
      <>
        <Button>
          <ArrowRightIcon size="small" />
          Move
        </Button>
        <Button>
          <UserIcon size="small" />
          Assign
        </Button>
        <Button>Email 2 of 3</Button>
      </>
    ),
  },
} satisfies Meta<typeof BulkBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: '3 selected' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const WithoutNote: Story = { args: { note: undefined, count: 12_500 } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }
