import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { StageMark } from '../StageMark/StageMark'
import { Board } from './Board'
import { guide } from './Board.guide'
import type { BoardCard } from './board-types'

const card = (id: string, name: string, facts: string): BoardCard => ({
  id,
  name,
  href: `#${id}`,
  facts: <span>{facts}</span>,
})

const order = ['new', 'contacted', 'visit', 'enrolled', 'lost']

const meta = {
  component: Board,
  parameters: { guide },
  args: {
    label: 'Enquiries by stage',
    columns: [
      {
        id: 'new',
        title: 'New',
        mark: <StageMark mark="begun" />,
        total: 7,
        note: 'Oldest: 4 days',
        cards: [
          card('asha', 'Asha Menon', 'Ira, Class 1'),
          card('anuradha', 'अनुराधा श्रीवास्तव', 'Vihaan, Nursery'),
        ],
        more: { label: '5 more', href: '#new' },
      },
      {
        id: 'contacted',
        title: 'Contacted',
        mark: <StageMark mark="quarter" />,
        total: 1,
        note: 'Oldest: 5 days',
        cards: [card('sneha', 'Sneha Patil', 'Aarav, LKG')],
      },
      {
        id: 'visit',
        title: 'Visit',
        mark: <StageMark mark="half" />,
        total: 0,
        cards: [],
      },
      {
        id: 'enrolled',
        title: 'Enrolled',
        mark: <StageMark mark="done" />,
        total: 1,
        cards: [card('vivek', 'Vivek Shenoy', 'Rhea, Class 3')],
      },
      {
        id: 'lost',
        title: 'Lost',
        mark: <StageMark mark="over" />,
        total: 1,
        cards: [],
        isNarrow: true,
      },
    ],
    canMove: ({ columnId }, target) =>
      columnId !== 'enrolled' &&
      target !== 'contacted' &&
      order.indexOf(target) > order.indexOf(columnId),
    onMove: fn(),
  },
} satisfies Meta<typeof Board>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const asha = canvas.getByRole('link', { name: /Asha Menon/ })
    asha.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('link', { name: /Sneha Patil/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect(canvas.getByRole('link', { name: /अनुराधा/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp} ')
    await expect(canvas.getByRole('status')).toHaveTextContent(/Asha Menon picked up/)
    // The rules do not allow Contacted, so the next column is Visit.
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-target]')).toHaveTextContent('Visit'),
    )
    await userEvent.keyboard(' ')
    await expect(args.onMove).toHaveBeenCalledWith({ cardId: 'asha', columnId: 'new' }, 'visit')
  },
}

export const PickedUp: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('link', { name: /Sneha Patil/ }).focus()
    await userEvent.keyboard(' {ArrowRight}')
    await expect(canvas.getByText('Drop here')).toBeVisible()
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const Cancelled: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('link', { name: /Sneha Patil/ }).focus()
    await userEvent.keyboard(' {ArrowRight}{Escape}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Sneha Patil stays where it was')
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const CannotMove: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: /Vivek Shenoy/ }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('status')).toHaveTextContent('Vivek Shenoy cannot be moved')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }
