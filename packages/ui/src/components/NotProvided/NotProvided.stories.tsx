import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../Link/Link'
import { NotProvided } from './NotProvided'
import { guide } from './NotProvided.guide'

const meta = { component: NotProvided, parameters: { guide } } satisfies Meta<typeof NotProvided>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** It fits on one line in a narrow cell on a phone. */
export const InHindiOnAPhone: Story = {
  args: { lang: 'hi', children: 'विद्यालय ने नहीं बताया' },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }

/** Shown only in the guide: hidden from the sidebar and from tests. */
const inGuide = ['!dev', '!autodocs', '!test']

export const DoOfferToAsk: Story = {
  tags: inGuide,
  render: () => (
    <p>
      <NotProvided /> <Link href="#ask">Ask the school</Link>
    </p>
  ),
}

export const DontLeaveAGap: Story = {
  tags: inGuide,
  render: () => <p>—</p>,
}
