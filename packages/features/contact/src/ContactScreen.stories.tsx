import { http } from '@edbazaar/api-client/testing'
import { flowMeta, never, onPhone, refusal } from '@edbazaar/feature-stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContactScreen } from './ContactScreen'

const meta = {
  ...flowMeta,
  title: 'Flows/Contact/Contact us',
  tags: ['!autodocs'],
  args: { routes: [{ path: '/contact-us', Component: ContactScreen }], path: '/contact-us' },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Your name' }), 'Meera Iyer')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Your email' }), 'meera@example.in')
  await userEvent.type(
    canvas.getByRole('textbox', { name: 'Message' }),
    'Does the list know hostels?',
  )
}
const send: Play = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Send' }))

export const Open: Story = {}

export const Phone: Story = { globals: onPhone }

export const MissingFields: Story = {
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByText('Enter Name')).toBeVisible()
    await expect(context.canvas.getByText(/^Write at least 10 characters/)).toBeVisible()
    await expect(context.canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus()
  },
}

export const Sending: Story = {
  args: { calls: [http.post('/contact-messages', never)] },
  play: async (context) => {
    await fillIn(context)
    await send(context)
    await expect(context.canvas.getByRole('button', { name: /Send/ })).toHaveAttribute(
      'data-loading',
    )
  },
}

const unavailable = refusal(503, 'unavailable', 'The mail could not be sent. Please try again.')

export const Failed: Story = {
  args: {
    calls: [http.post('/contact-messages', ({ response }) => response(503).json(unavailable))],
  },
  play: async (context) => {
    await fillIn(context)
    await send(context)
    await expect(await context.canvas.findByText(unavailable.msg)).toBeVisible()
  },
}

export const Done: Story = {
  args: {
    calls: [
      http.post('/contact-messages', ({ response }) => response(201).json({ msg: 'Thanks' })),
    ],
  },
  play: async (context) => {
    await fillIn(context)
    await send(context)
    await expect(await context.canvas.findByText('Your message has reached us')).toBeVisible()
  },
}
